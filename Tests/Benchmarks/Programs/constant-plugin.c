// A compiler plugin that does nothing: it answers every message alike, without reading it.
//
// What a macro costs with it is what the compiler itself takes. A message is eight bytes with the length
// of what follows, least significant first, and then that many bytes of JSON; a message without content is
// the end.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char capability[] = "{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7}}}";
static const char expansion[] = "{\"expandMacroResult\":{\"diagnostics\":[]}}";

static int transfer_in(unsigned char *bytes, size_t count) {
    while (count > 0) {
        ssize_t part = read(STDIN_FILENO, bytes, count);
        if (part <= 0) return 0;
        bytes += part;
        count -= (size_t)part;
    }
    return 1;
}

static int send_text(const char *text) {
    unsigned char message[256] = {0};
    size_t count = strlen(text);
    for (int index = 0; index < 8; index++) message[index] = (unsigned char)((uint64_t)count >> (8 * index));
    memcpy(message + 8, text, count);
    return write(STDOUT_FILENO, message, count + 8) == (ssize_t)(count + 8);
}

int main(void) {
    unsigned char *bytes = NULL;
    size_t capacity = 0;
    unsigned char header[8];
    int is_first = 1;
    while (transfer_in(header, 8)) {
        uint64_t count = 0;
        for (int index = 7; index >= 0; index--) count = count << 8 | header[index];
        if (count == 0) return 0;
        if (count > capacity) {
            free(bytes);
            bytes = malloc(count);
            capacity = count;
            if (bytes == NULL) return 1;
        }
        if (!transfer_in(bytes, count)) return 1;
        // The first message asks what the plugin can do.
        if (!send_text(is_first ? capability : expansion)) return 1;
        is_first = 0;
    }
    return 0;
}
