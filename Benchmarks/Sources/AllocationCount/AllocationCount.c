#include "AllocationCount.h"

#include <stdlib.h>

#ifdef __GLIBC__

// The linker takes these in place of the C library's, for the whole process;
// glibc keeps its own reachable under other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *bytes, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// For each thread its own: an atomic counter would slow down what is measured.
static __thread long long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *bytes, size_t size) {
  count++;
  return __libc_realloc(bytes, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

long long allocation_count(void) { return count; }

#else

long long allocation_count(void) { return -1; }

#endif
