#include "CVipsSamples.h"

#include <string.h>
#include <vips/vips.h>

#ifdef __linux__
#include <sys/fsuid.h>
#endif

// It is the thread's alone, unlike what setuid sets.
void samples_become_nobody(void) {
#ifdef __linux__
  setfsgid(65534);
  setfsuid(65534);
#endif
}

static VipsImage *plain(int width, int height, uint32_t color) {
  VipsImage *black = NULL, *image = NULL, *typed = NULL;
  double scale[] = {1, 1, 1};
  double offset[] = {color >> 16 & 255, color >> 8 & 255, color & 255};
  if (!vips_black(&black, width, height, "bands", 3, NULL)
    && !vips_linear(black, &image, scale, offset, 3, "uchar", TRUE, NULL)) {
    vips_copy(
      image, &typed, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  }
  g_clear_object(&black);
  g_clear_object(&image);
  return typed;
}

int samples_write(
  const char *path, int32_t width, int32_t height, uint32_t color,
  uint32_t corner, int32_t orientation, const char *xmp,
  const samples_field *fields, int32_t count)
{
  VipsImage *whole = plain(width, height, color);
  VipsImage *quarter = plain(
    width > 1 ? width / 2 : 1, height > 1 ? height / 2 : 1, corner);
  VipsImage *joined = NULL, *image = NULL;
  int result = 1;
  if (whole && quarter
    && !vips_insert(whole, quarter, &joined, 0, 0, NULL)
    && (image = vips_image_copy_memory(joined))) {
    if (orientation > 1) {
      vips_image_set_int(image, VIPS_META_ORIENTATION, orientation);
    }
    for (int32_t i = 0; i < count; i++) {
      vips_image_set_string(image, fields[i].name, fields[i].value);
    }
    if (xmp) {
      vips_image_set_blob_copy(
        image, VIPS_META_XMP_NAME, xmp, strlen(xmp));
    }
    result = vips_image_write_to_file(image, path, NULL);
  }
  g_clear_object(&whole);
  g_clear_object(&quarter);
  g_clear_object(&joined);
  g_clear_object(&image);
  return result;
}

int samples_read(
  const void *data, uint64_t length, samples_picture *picture)
{
  VipsImage *image =
    vips_image_new_from_buffer(data, length, "", NULL);
  if (!image) {
    return 1;
  }
  picture->width = vips_image_get_width(image);
  picture->height = vips_image_get_height(image);
  int result = 0;
  for (int corner = 0; corner < 4; corner++) {
    int x = picture->width * (corner & 1 ? 7 : 1) / 8;
    int y = picture->height * (corner & 2 ? 7 : 1) / 8;
    double *pixel = NULL;
    int bands = 0;
    if (vips_getpoint(image, &pixel, &bands, x, y, NULL)) {
      result = 1;
      break;
    }
    uint32_t value = 0;
    for (int band = 0; band < 3; band++) {
      value = value << 8 | (uint32_t) pixel[band < bands ? band : 0];
    }
    picture->corners[corner] = value;
    g_free(pixel);
  }
  g_object_unref(image);
  return result;
}
