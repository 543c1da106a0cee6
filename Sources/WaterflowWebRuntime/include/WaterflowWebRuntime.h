// What the Embedded Swift runtime asks of a bare WebAssembly module.

#pragma once

#include <stddef.h>

// The heap behind `malloc`, which elsewhere than in a module serves tests. It
// has one region, which begins at an address divisible by 16.

/// Begins anew with a region of memory.
void waterflow_heap_begin(void *region, size_t length);

/// Adds memory that follows the region.
void waterflow_heap_extend(size_t length);

/// Finds room for `size` bytes, at an address divisible by `alignment`, a power
/// of two; null if there is none.
void *waterflow_heap_take(size_t alignment, size_t size);

/// Gives room back; null is none.
void waterflow_heap_give(void *room);

/// How many bytes can be used at an address that was given out.
size_t waterflow_heap_size(const void *room);
