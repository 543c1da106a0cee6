// The C library's functions for a module's memory, in a fifth of the code that
// they have there.

#ifdef __wasm__

#include <stdint.h>

#include "WaterflowWebRuntime.h"

#define PAGE 65536

// Where the linker has put the last of what a module begins with.
extern unsigned char __heap_base;

// Asks the browser for memory; a module's only grows.
static int grow(size_t size) {
  static int hasBegun;
  size_t before = __builtin_wasm_memory_size(0);
  // As much as a search may leave aside. And a sixteenth of what there is: some
  // browsers copy all of it, and scripts lose sight of it.
  size_t pages = (size + size / 8) / PAGE + before / 16 + 1;
  if (!hasBegun) {
    uintptr_t base = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    // What a module begins with may end where its memory does.
    if (before * PAGE < base + 64) {
      if (__builtin_wasm_memory_grow(0, 1) == SIZE_MAX) return 0;
      before++;
    }
    hasBegun = 1;
    waterflow_heap_begin((void *)base, before * PAGE - base);
    return 1;
  }
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
  waterflow_heap_extend(pages * PAGE);
  return 1;
}

void *aligned_alloc(size_t alignment, size_t size) {
  void *room;
  while (!(room = waterflow_heap_take(alignment, size))) {
    if (size > SIZE_MAX / 4 || alignment > SIZE_MAX / 4) return 0;
    if (!grow(size + alignment)) return 0;
  }
  return room;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = aligned_alloc(alignment, size);
  // Swift does not ask whether there was any, if it is told to check nothing.
  if (!*result) __builtin_trap();
  return 0;
}

void *malloc(size_t size) { return aligned_alloc(16, size); }

void free(void *room) { waterflow_heap_give(room); }

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return 0;
  void *room = malloc(bytes);
  if (room) __builtin_memset(room, 0, bytes);
  return room;
}

void *realloc(void *room, size_t size) {
  void *next = malloc(size);
  if (room && next) {
    size_t had = waterflow_heap_size(room);
    __builtin_memcpy(next, room, had < size ? had : size);
    free(room);
  }
  return next;
}

#endif

// C wants a translation unit to declare something on every platform.
typedef int waterflow_allocation;
