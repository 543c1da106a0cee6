#ifndef CVIPS_H
#define CVIPS_H

#include <stddef.h>
#include <stdint.h>

/// What came of a call.
enum cvips_result {
  cvips_done = 0,
  /// No loader that is allowed knows the content.
  cvips_unknown = 1,
  /// The content is cut off or contradicts itself.
  cvips_damaged = 2,
  /// It has more pixels than the caller allows.
  cvips_too_large = 3,
  /// It is not the content: the file could not be read, memory ran out, or the
  /// encoder failed.
  cvips_failed = 4,
};

/// A picture whose header was read.
typedef struct cvips_image cvips_image;

/// An encoded picture; `data` is given back by `cvips_free`.
typedef struct cvips_encoded {
  void *data;
  size_t length;
  /// The mean colour, 0x00RRGGBB.
  uint32_t color;
} cvips_encoded;

/// Starts libvips: only loaders of photos, one thread a picture, no cache.
/// Returns 0 if it could be started. Call it once.
int cvips_start(void);

/// Reads the header of the file at a descriptor, which stays the caller's
/// and open until the picture is closed.
enum cvips_result cvips_open(int descriptor, cvips_image **image);
void cvips_close(cvips_image *image);

/// The size in pixels as stored, and the EXIF orientation, 1 to 8.
int32_t cvips_width(const cvips_image *image);
int32_t cvips_height(const cvips_image *image);
int32_t cvips_orientation(cvips_image *image);

/// The loader, such as "jpegload_source".
const char *cvips_loader(cvips_image *image);

/// A field of text, or of bytes; null if there is none. It lives as long as
/// the picture.
const char *cvips_text(cvips_image *image, const char *name);
const void *cvips_bytes(
  cvips_image *image, const char *name, size_t *length);

/// Makes a picture that fits into a box, upright, in sRGB, as WebP.
///
/// It is never larger than the original. `quality` is 1 to 100, `effort` 0 to
/// 6, `most_pixels` what the original may have.
enum cvips_result cvips_shrink(
  int descriptor, int32_t width, int32_t height, int32_t quality,
  int32_t effort, int64_t most_pixels, cvips_encoded *encoded);
void cvips_free(cvips_encoded *encoded);

/// Finds the mean colour, 0x00RRGGBB, by the smallest decoding there is.
enum cvips_result cvips_mean_color(
  int descriptor, int64_t most_pixels, uint32_t *color);

#endif
