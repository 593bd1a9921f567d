// A parameter of a closure may be of a noncopyable type: the closure borrows, mutates or consumes it as its function declares.

//: option configuration=debug
//: App/App.swift
import Heirloom

struct File: ~Copyable {
    var size: Int

    deinit { print("closed") }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ 2 }) let step: Int
    @Instantiated({ (file: borrowing File) in file.size })
    let measure: (_ file: borrowing File) -> Int
    @Instantiated({ (step: Int, file: inout File) in file.size += step })
    let grow: (_ file: inout File) -> Void
    @Instantiated({ (file: consuming File) in file.size })
    let close: (_ file: consuming File) -> Int
    @Instantiated({ (file: borrowing File) in file.size })
    let discard: (_ file: consuming File) -> Int
}

//: App/main.swift
func use(_ app: App) {
    var file = File(size: 1)
    app.grow(&file)
    print(app.measure(file), app.close(file), app.discard(File(size: 5)))
}

use(App())
use(App.mock(overrides: .init(measure: { file in -file.size }, close: { file in -file.size })))

//: prints
// closed
// closed
// 3 3 5
// closed
// closed
// -3 -3 5
