#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

/// A lock that is held for a few instructions, or by a thread during a build.
///
/// The standard library's `Mutex` is not available on every version of Apple's systems that Heirloom supports.
@usableFromInline
final class Lock: @unchecked Sendable {
    #if canImport(WinSDK)
    private let mutex = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)

    init() { InitializeSRWLock(mutex) }
    deinit { mutex.deallocate() }

    @usableFromInline func lock() { AcquireSRWLockExclusive(mutex) }
    @usableFromInline func unlock() { ReleaseSRWLockExclusive(mutex) }
    #else
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    @usableFromInline func lock() { pthread_mutex_lock(mutex) }
    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
    #endif

    func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }
}

/// The identity of a thread while it runs.
struct ThreadIdentity: Hashable {
    #if canImport(WinSDK)
    private let thread = GetCurrentThreadId()

    var isCurrent: Bool { GetCurrentThreadId() == thread }
    #else
    private let thread = pthread_self()

    var isCurrent: Bool { pthread_equal(pthread_self(), thread) != 0 }
    #endif
}
