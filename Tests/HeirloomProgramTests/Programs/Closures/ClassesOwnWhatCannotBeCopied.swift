// Closures open files that cannot be copied. A class may own one, and its initializer says that it consumes it; a struct cannot,
// and nobody receives one.
//: App/Files.swift
import Heirloom

struct File: ~Copyable {
    let descriptor: Int
}

@Instantiable
final class Log: Instantiable {
    @Instantiated({ File(descriptor: 3) }) private let 1️⃣file: File
    @Instantiated({ 4 }) private let size: Int
}

@Instantiable
final class Journal: Instantiable {
    @Instantiated({ File(descriptor: 5) }) private let file: File
    @Instantiated({ (file: borrowing File) in file.descriptor }) private let size: Int

    init(file: consuming File, size: Int) {
        self.file = file
        self.size = size
    }
}

@Instantiable
struct Index: Instantiable {
    @Instantiated({ File(descriptor: 6) }) private let 2️⃣file: File
}

@Instantiable
final class Reader: Instantiable {
    @Received private let 3️⃣file: File
}

@Instantiable(isRoot: true)
final class Library: Instantiable {
    @Instantiated({ File(descriptor: 7) }) private let file: File
    @Instantiated({ () -> @Sendable () -> Int in { 8 } }) private let open: @Sendable () -> Int
    @Instantiated private let log: Log
    @Instantiated private let journal: Journal
    @Instantiated private let index: Index
    @Instantiated private let reader: Reader

    init(file: consuming File, open: @escaping @Sendable () -> Int, log: Log, journal: Journal, index: Index, reader: Reader) {
        self.file = file
        self.open = open
        self.log = log
        self.journal = journal
        self.index = index
        self.reader = reader
    }
}
//: refused
// 1️⃣ missing-initializer
// 2️⃣ noncopyable-type
// 3️⃣ noncopyable-type
