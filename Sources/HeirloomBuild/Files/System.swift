// The system's library and Foundation, for all files of the module.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
#if canImport(FoundationEssentials)
@_exported import FoundationEssentials
#else
@_exported import Foundation
#endif

// Methods of these names hide the functions.

func systemRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, address, count)
}

func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, address, count)
}

/// Information from the system. Foundation offers the same, but takes longer to load than most runs take.
enum Environment {
    /// The number of available processors, at least one.
    static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}

/// A stream that the program prints to.
package enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Prints the text. A closed stream does not count as a failure.
    func write(_ text: String) { _ = FileBytes.write(Array(text.utf8), to: rawValue) }
}
