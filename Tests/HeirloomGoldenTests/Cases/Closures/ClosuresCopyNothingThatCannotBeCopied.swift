// What cannot be copied a closure takes no otherwise than its function, and receives it never.

//: App/App.swift
import Heirloom

struct File: ~Copyable {
    var size: Int
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ (file: consuming File) in file.size })
    let measure: (_ file: borrowing File) -> Int
    @Instantiated({ (file: File) in file.size })
    let discard: (_ file: consuming File) -> Int
}

//: diagnostics
// App/App.swift:9:22: error: 'file: consuming File' cannot be handed on by 'App.measure', because 'File' cannot be copied [noncopyable-type]
// App/App.swift:9:28: note: fix-it: take it as 'borrowing File': replace 'consuming File' by 'borrowing File'
// App/App.swift:11:22: error: 'file: File' cannot be handed on by 'App.discard', because 'File' cannot be copied [noncopyable-type]
// App/App.swift:11:28: note: fix-it: take it as 'borrowing File': replace 'File' by 'borrowing File'
