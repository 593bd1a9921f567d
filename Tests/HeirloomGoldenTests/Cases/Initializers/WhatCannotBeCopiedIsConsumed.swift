// A class may own what cannot be copied and a closure makes: the initializer that says that it consumes it must be written.

//: App/Files.swift
import Heirloom

struct File: ~Copyable {
    let descriptor: Int
}

@Instantiable(isRoot: true)
final class Journal: Instantiable {
    @Instantiated({ File(descriptor: 5) }) private let file: File
    @Instantiated({ 2 }) private let size: Int
}

//: diagnostics
// App/Files.swift:9:56: error: 'File' cannot be copied, and so an initializer that consumes it must be written [missing-initializer]
// App/Files.swift:8:13: note: write 'init(file: consuming File, size: Int) { self.file = file; self.size = size }'
// App/Files.swift:11:1: note: fix-it: write the initializer: insert '    init(file: consuming File, size: Int) {\n        self.file = file\n        self.size = size\n    }\n'
