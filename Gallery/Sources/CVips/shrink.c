#include "CVips.h"

#include "source.h"

// Decodes into memory: at most `width` by `height`, upright, 8 bit sRGB.
static enum cvips_result decode(
  int descriptor, int width, int height, int64_t most_pixels, VipsImage **out)
{
  cvips_image *header;
  enum cvips_result result = cvips_open(descriptor, &header);
  if (result != cvips_done) {
    return result;
  }
  int64_t pixels = (int64_t) cvips_width(header) * cvips_height(header);
  // Without a profile of its own the picture is in sRGB, or is converted by
  // its numbers: a conversion by profiles would shift its colours.
  size_t length;
  const char *profile =
    cvips_bytes(header, VIPS_META_ICC_NAME, &length) ? "srgb" : NULL;
  cvips_close(header);
  if (pixels > most_pixels) {
    return cvips_too_large;
  }
  VipsSource *source = cvips_source(descriptor);
  if (!source) {
    vips_error_clear();
    return cvips_failed;
  }
  VipsImage *small = NULL, *colored = NULL;
  *out = NULL;
  if (!vips_thumbnail_source(
      source, &small, width, "height", height, "size", VIPS_SIZE_DOWN,
      "export_profile", profile, NULL)
    && !vips_colourspace(
      small, &colored, VIPS_INTERPRETATION_sRGB, NULL)) {
    *out = vips_image_copy_memory(colored);
  }
  g_clear_object(&colored);
  g_clear_object(&small);
  if (cvips_source_has_failed(source)) {
    g_clear_object(out);
    result = cvips_failed;
  } else if (!*out) {
    result = cvips_damaged;
  }
  g_clear_object(&source);
  if (result != cvips_done) {
    vips_error_clear();
  }
  return result;
}

// What is transparent shows the page and says nothing of the colour.
static uint32_t mean(VipsImage *image) {
  int bands = vips_image_get_bands(image);
  if (bands < 3 || vips_image_get_format(image) != VIPS_FORMAT_UCHAR) {
    return 0x808080;
  }
  uint64_t sums[3] = {0}, weight = 0;
  for (int y = 0; y < vips_image_get_height(image); y++) {
    const VipsPel *pixel = VIPS_IMAGE_ADDR(image, 0, y);
    for (int x = 0; x < vips_image_get_width(image); x++, pixel += bands) {
      uint64_t alpha = bands > 3 ? pixel[3] : 255;
      weight += alpha;
      for (int band = 0; band < 3; band++) {
        sums[band] += alpha * pixel[band];
      }
    }
  }
  if (weight == 0) {
    return 0x808080;
  }
  uint32_t color = 0;
  for (int band = 0; band < 3; band++) {
    color = color << 8 | (uint32_t) ((sums[band] + weight / 2) / weight);
  }
  return color;
}

enum cvips_result cvips_shrink(
  int descriptor, int32_t width, int32_t height, int32_t quality,
  int32_t effort, int64_t most_pixels, cvips_encoded *encoded)
{
  VipsImage *image;
  enum cvips_result result =
    decode(descriptor, width, height, most_pixels, &image);
  if (result != cvips_done) {
    return result;
  }
  encoded->color = mean(image);
  encoded->data = NULL;
  int failed = vips_webpsave_buffer(
    image, &encoded->data, &encoded->length, "Q", quality, "effort", effort,
    "strip", TRUE, NULL);
  g_object_unref(image);
  if (failed) {
    vips_error_clear();
    return cvips_failed;
  }
  return cvips_done;
}

void cvips_free(cvips_encoded *encoded) { g_free(encoded->data); }

enum cvips_result cvips_mean_color(
  int descriptor, int64_t most_pixels, uint32_t *color)
{
  VipsImage *image;
  enum cvips_result result = decode(descriptor, 32, 32, most_pixels, &image);
  if (result == cvips_done) {
    *color = mean(image);
    g_object_unref(image);
  }
  return result;
}
