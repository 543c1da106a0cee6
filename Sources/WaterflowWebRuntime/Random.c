// Embedded Swift seeds the hashing of sets and dictionaries with random bytes
// that a bare WebAssembly module has to supply. Nothing here hides a secret, so
// a small generator (SplitMix64) does.

#ifdef __wasm__
void arc4random_buf(void *buffer, unsigned long count) {
  static unsigned long long state = 0x9E3779B97F4A7C15ull;
  unsigned char *bytes = buffer;
  for (unsigned long index = 0; index < count; index++) {
    state += 0x9E3779B97F4A7C15ull;
    unsigned long long mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
    bytes[index] = (unsigned char)(mixed >> 56);
  }
}
#endif

// C wants a translation unit to declare something on every platform.
typedef int waterflow_web_runtime;
