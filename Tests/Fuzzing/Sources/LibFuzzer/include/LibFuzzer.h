#include <stddef.h>
#include <stdint.h>

/// Calls the function with one input after the other, as the options in the arguments say. It is part of clang's runtime.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *bytes, size_t count));
