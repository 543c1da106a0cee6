#include "CVips.h"

#include "source.h"

// The type is only declared, so that callers need no header of libvips.
static VipsImage *vips(const cvips_image *image) {
  return (VipsImage *) image;
}

enum cvips_result cvips_open(int descriptor, cvips_image **image) {
  VipsSource *source = cvips_source(descriptor);
  if (!source) {
    vips_error_clear();
    return cvips_failed;
  }
  enum cvips_result result = cvips_done;
  if (vips_foreign_find_load_source(source)) {
    *image = (cvips_image *) vips_image_new_from_source(
      source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
    result = *image ? cvips_done : cvips_damaged;
  } else {
    result = cvips_unknown;
  }
  if (cvips_source_has_failed(source)) {
    if (result == cvips_done) {
      cvips_close(*image);
    }
    result = cvips_failed;
  }
  g_object_unref(source);
  if (result != cvips_done) {
    vips_error_clear();
  }
  return result;
}

void cvips_close(cvips_image *image) { g_object_unref(vips(image)); }

int32_t cvips_width(const cvips_image *image) {
  return vips_image_get_width(vips(image));
}

int32_t cvips_height(const cvips_image *image) {
  return vips_image_get_height(vips(image));
}

int32_t cvips_orientation(cvips_image *image) {
  return vips_image_get_orientation(vips(image));
}

const char *cvips_loader(cvips_image *image) {
  return cvips_text(image, VIPS_META_LOADER);
}

const char *cvips_text(cvips_image *image, const char *name) {
  const char *text = NULL;
  if (!vips_image_get_typeof(vips(image), name)
    || vips_image_get_string(vips(image), name, &text)) {
    return NULL;
  }
  return text;
}

const void *cvips_bytes(
  cvips_image *image, const char *name, size_t *length)
{
  const void *bytes = NULL;
  if (vips_image_get_typeof(vips(image), name) != VIPS_TYPE_BLOB
    || vips_image_get_blob(vips(image), name, &bytes, length)) {
    return NULL;
  }
  return bytes;
}
