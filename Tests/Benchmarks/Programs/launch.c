// launch RESULT PROGRAM [ARGUMENT]...
//
// Runs a program and writes into RESULT what it cost: nanoseconds by the clock, microseconds of processor
// time in user and in system mode, bytes of memory at the peak, and the status. The latter four are of all
// processes that the program started and waited for.
//
// A program of its own, because Linux counts the memory of the process that starts another one towards that
// other one's peak: this one is smaller than anything that is measured.

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long microseconds(struct timeval time) {
    return time.tv_sec * 1000000LL + time.tv_usec;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: launch RESULT PROGRAM [ARGUMENT]...\n");
        return 2;
    }
    pid_t child;
    int status;
    struct rusage usage;
    long long start = nanoseconds();
    int failure = posix_spawnp(&child, arguments[2], NULL, NULL, arguments + 2, environ);
    if (failure != 0) {
        fprintf(stderr, "%s: %s\n", arguments[2], strerror(failure));
        return 2;
    }
    if (wait4(child, &status, 0, &usage) != child) {
        perror("wait4");
        return 2;
    }
    long long end = nanoseconds();
#ifdef __APPLE__
    long long peak = usage.ru_maxrss;
#else
    long long peak = usage.ru_maxrss * 1024LL;
#endif
    FILE *result = fopen(arguments[1], "w");
    if (result == NULL) {
        perror(arguments[1]);
        return 2;
    }
    fprintf(result, "%lld %lld %lld %lld %d\n", end - start, microseconds(usage.ru_utime),
            microseconds(usage.ru_stime), peak,
            WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return fclose(result) == 0 ? 0 : 2;
}
