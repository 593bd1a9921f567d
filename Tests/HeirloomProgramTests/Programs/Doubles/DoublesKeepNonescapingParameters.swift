// Replacements of a function's product receive the function's nonescaping parameters as nonescaping.

//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
struct Selection: Instantiable {
    @Forwarded let isChosen: (Int) -> Bool
    let numbers: [Int]

    init(isChosen: (Int) -> Bool) {
        numbers = [1, 2, 3].filter(isChosen)
        self.isChosen = { _ in true }
    }
}

@Instantiable
struct Lines: Instantiable {
    @Forwarded let make: (Int) -> String
    let lines: [String]

    init(make: (Int) -> String, count: Int = 2) {
        lines = (0..<count).map(make)
        self.make = { _ in "" }
    }
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated let select: (_ isChosen: (Int) -> Bool) -> Selection
    @Instantiated let lines: (_ make: (Int) -> String) -> Lines
    @Instantiated({ (body: () -> Void) in body() }) let run: (_ body: () -> Void) -> Void
}

//: App/main.swift
let app = App.mock(
    overrides: .init(
        select: { isChosen in Selection { !isChosen($0) } },
        lines: .init(count: 1),
        run: { body in
            body()
            body()
        }
    )
)
print(app.select { $0 > 1 }.numbers, app.lines { "line \($0)" }.lines)
app.run { print("run") }

//: prints
// [1] ["line 0"]
// run
// run
