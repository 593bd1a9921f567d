#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder of a cache, which is made where there is none.
enum CacheFolder {
    /// Makes each folder in which a file is to be; that one cannot be made shows when the file is written.
    static func create(around path: String) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            mkdir(String(path[..<index]), 0o777)
        }
    }
}
