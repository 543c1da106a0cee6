#ifndef CVIPS_SAMPLES_H
#define CVIPS_SAMPLES_H

#include <stdint.h>

/// A field of metadata; `value` is text.
typedef struct samples_field {
  const char *name;
  const char *value;
} samples_field;

/// Writes a picture of one colour whose upper left quarter has another, in the
/// format that the path's ending names. Returns 0 if that worked.
int samples_write(
  const char *path, int32_t width, int32_t height, uint32_t color,
  uint32_t corner, int32_t orientation, const char *xmp,
  const samples_field *fields, int32_t count);

/// A picture's size, and its colours near the corners: upper left, upper
/// right, lower left, lower right.
typedef struct samples_picture {
  int32_t width, height;
  uint32_t corners[4];
} samples_picture;

/// Decodes a picture as it is. Returns 0 if that worked.
int samples_read(
  const void *data, uint64_t length, samples_picture *picture);

/// Lets the calling thread read only what everybody may.
void samples_become_nobody(void);

#endif
