// Swift's module of the C library leaves it out.
#ifdef __linux__
#include <sys/statfs.h>
#endif
