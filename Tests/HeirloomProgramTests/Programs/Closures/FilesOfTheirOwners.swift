// A class owns a noncopyable file, which a closure opens.
//: App/Files.swift
import Heirloom

struct File: ~Copyable {
    let descriptor: Int
}

@Instantiable(isRoot: true)
final class Journal: Instantiable {
    @Instantiated({ File(descriptor: 5) }) private let file: File
    @Instantiated({ (file: borrowing File) in file.descriptor * 2 }) private let size: Int

    init(file: consuming File, size: Int) {
        self.file = file
        self.size = size
    }

    var text: String { "\(file.descriptor) \(size)" }
}
//: App/main.swift
print(Journal().text)
//: prints
// 5 10
