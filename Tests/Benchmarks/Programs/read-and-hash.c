// read-and-hash LIST
//
// Reads every file whose path stands on a line of LIST and prints one hash of all bytes: the least that
// a program can do that finds out by content whether anything has changed.

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// FNV-1a over words of eight bytes, and over bytes at the end.
static uint64_t hash_of(const unsigned char *bytes, size_t count, uint64_t hash) {
    size_t index = 0;
    for (; index + 8 <= count; index += 8) {
        uint64_t word;
        memcpy(&word, bytes + index, 8);
        hash = (hash ^ word) * 0x100000001B3ULL;
        hash ^= hash >> 32;
    }
    for (; index < count; index++) hash = (hash ^ bytes[index]) * 0x100000001B3ULL;
    return hash;
}

int main(int count, char **arguments) {
    FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
    if (list == NULL) {
        fprintf(stderr, "usage: read-and-hash LIST\n");
        return 2;
    }
    char *path = NULL;
    size_t path_capacity = 0, capacity = 0;
    unsigned char *bytes = NULL;
    uint64_t hash = 0xCBF29CE484222325ULL;
    ssize_t length;
    while ((length = getline(&path, &path_capacity, list)) > 0) {
        if (path[length - 1] == '\n') path[length - 1] = 0;
        int file = open(path, O_RDONLY);
        struct stat status;
        if (file < 0 || fstat(file, &status) != 0) {
            perror(path);
            return 2;
        }
        size_t size = (size_t)status.st_size;
        if (size > capacity) {
            free(bytes);
            bytes = malloc(size);
            capacity = size;
            if (bytes == NULL) return 2;
        }
        size_t done = 0;
        while (done < size) {
            ssize_t part = read(file, bytes + done, size - done);
            if (part <= 0) {
                perror(path);
                return 2;
            }
            done += (size_t)part;
        }
        close(file);
        hash = hash_of(bytes, size, hash);
    }
    printf("%016llx\n", (unsigned long long)hash);
    return 0;
}
