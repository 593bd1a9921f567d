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
