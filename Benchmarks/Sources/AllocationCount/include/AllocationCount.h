#pragma once

/// How often the calling thread has asked for memory.
///
/// Counted where the C library lets its functions be replaced, that is with
/// glibc; elsewhere it is always -1.
long long allocation_count(void);
