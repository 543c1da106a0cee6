#include "source.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

// The length is that at the start: libvips aborts when it reads more than it
// was told.
typedef struct content {
  int descriptor;
  gint64 position, length;
  // libvips may make do with what it has, or take it for the content's end.
  gboolean has_failed;
} content;

static const char key[] = "cvips-content";

static gint64 read_some(
  VipsSourceCustom *source, void *buffer, gint64 length, gpointer data)
{
  content *content = data;
  gint64 rest = content->length - content->position;
  size_t wanted = (size_t) MAX(0, MIN(length, rest));
  ssize_t got;
  do {
    got = pread(content->descriptor, buffer, wanted, content->position);
  } while (got < 0 && errno == EINTR);
  content->position += MAX(0, got);
  content->has_failed |= got < 0;
  return got;
}

static gint64 seek(
  VipsSourceCustom *source, gint64 offset, int whence, gpointer data)
{
  content *content = data;
  gint64 from = whence == SEEK_CUR ? content->position
    : whence == SEEK_END ? content->length : 0;
  if (from + offset < 0) {
    return -1;
  }
  return content->position = from + offset;
}

VipsSource *cvips_source(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status)) {
    return NULL;
  }
  VipsSourceCustom *source = vips_source_custom_new();
  if (source) {
    content *data = g_new(content, 1);
    *data = (content) {descriptor, 0, status.st_size, FALSE};
    // It goes with the source.
    g_object_set_data_full(G_OBJECT(source), key, data, g_free);
    g_signal_connect(source, "seek", G_CALLBACK(seek), data);
    g_signal_connect(source, "read", G_CALLBACK(read_some), data);
  }
  return (VipsSource *) source;
}

gboolean cvips_source_has_failed(VipsSource *source) {
  content *content = g_object_get_data(G_OBJECT(source), key);
  return content->has_failed;
}
