#ifndef CVIPS_SOURCE_H
#define CVIPS_SOURCE_H

#include <vips/vips.h>

// A source that reads a descriptor from its start and never maps the file:
// a mapped file that is cut off meanwhile would end the process. The
// descriptor stays the caller's, and outlives the source.
VipsSource *cvips_source(int descriptor);

#endif
