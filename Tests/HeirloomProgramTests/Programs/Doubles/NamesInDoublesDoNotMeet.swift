// Dependencies may have any name, including reserved words and the names that test doubles use internally.

//: option configuration=debug
//: App/Types.swift
import Heirloom

@Instantiable
class Thing: Instantiable {}
final class Stub: Thing {}

@Instantiable
struct Row: Instantiable {
    @Received let overrides: Thing
    @Received let build: Thing
    @Received let surroundings: Thing
    let convert: Int
    let own: Int

    init(overrides: Thing, build: Thing, surroundings: Thing, convert: Int = 1, own: Int = 2) {
        self.overrides = overrides
        self.build = build
        self.surroundings = surroundings
        self.convert = convert
        self.own = own
    }
}

@Instantiable
struct Panel: Instantiable {
    @Received let surroundings: Thing
    @Received let own: Thing
    @Instantiated let overrides: Thing
    @Instantiated let build: Thing
    @Instantiated let replace: Thing
    @Instantiated let `default`: Thing
    @Instantiated let `in`: Thing
    @Instantiated let keptRow: Thing
    @Instantiated let row: Row
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Received let overrides: Thing
    @Received let `switch`: Thing
    @Instantiated let panel: Panel
}

//: App/main.swift
printTree(Screen.mock())
let overrides = Screen.MockOverrides(
    surroundings: Stub.init,
    panel: .init(default: Stub.init, in: Stub.init, row: .init(convert: 3))
)
printTree(Screen.mock(overrides: Stub(), switch: Stub(), overrides2: overrides))

//: prints
// Screen
//   overrides: Thing #1
//   switch: Thing #2
//   panel: Panel
//     surroundings: Thing #3
//     own: Thing #4
//     overrides: Thing #5
//     build: Thing #6
//     replace: Thing #7
//     default: Thing #8
//     in: Thing #9
//     keptRow: Thing #10
//     row: Row
//       overrides: Thing #5
//       build: Thing #6
//       surroundings: Thing #3
//       convert: Int 1
//       own: Int 2
// Screen
//   overrides: Stub #1
//   switch: Stub #2
//   panel: Panel
//     surroundings: Stub #3
//     own: Thing #4
//     overrides: Thing #5
//     build: Thing #6
//     replace: Thing #7
//     default: Stub #8
//     in: Stub #9
//     keptRow: Thing #10
//     row: Row
//       overrides: Thing #5
//       build: Thing #6
//       surroundings: Stub #3
//       convert: Int 3
//       own: Int 2
