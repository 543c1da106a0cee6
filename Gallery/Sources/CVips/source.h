#ifndef CVIPS_SOURCE_H
#define CVIPS_SOURCE_H

#include <vips/vips.h>

// A source that reads a descriptor from its start and never maps the file:
// a mapped file that is cut off meanwhile would end the process. The
// descriptor stays the caller's, and outlives the source.
VipsSource *cvips_source(int descriptor);

// Whether the system could not read the file at some time: what came of it says
// nothing of the content.
gboolean cvips_source_has_failed(VipsSource *source);

#endif
