#include "CVips.h"

#include <vips/vips.h>

// All that a folder of photos holds. What else libvips could read comes from
// science and print, by code that few have attacked.
static const char *const loaders[] = {
  "VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp",
  "VipsForeignLoadHeif", "VipsForeignLoadNsgif", "VipsForeignLoadTiff",
  "VipsForeignLoadSvg",
};

static void ignore(
  const gchar *domain, GLogLevelFlags level, const gchar *message,
  gpointer data)
{
}

int cvips_start(void) {
  if (VIPS_INIT("waterflow")) {
    return 1;
  }
  // As many pictures as cores are made at a time, so one thread for each.
  vips_concurrency_set(1);
  // A picture is asked for once, and its file may have changed by then.
  vips_cache_set_max(0);
  vips_operation_block_set("VipsForeignLoad", TRUE);
  for (size_t i = 0; i < G_N_ELEMENTS(loaders); i++) {
    vips_operation_block_set(loaders[i], FALSE);
  }
  // A damaged photo is told of on its tile, not in the terminal.
  g_log_set_handler(
    "VIPS", G_LOG_LEVEL_WARNING | G_LOG_LEVEL_INFO | G_LOG_LEVEL_MESSAGE,
    ignore, NULL);
  return 0;
}
