// Two dependencies with the same label become two parameters with different labels; each reaches the receivers of its type.

//: option configuration=debug
//: App/Types.swift
import Heirloom

protocol Logger: AnyObject {}
final class StubLogger: Logger {}

@Instantiable
final class ConsoleLogger: Instantiable {}

@Instantiable
struct Row: Instantiable {
    @Received let logger: any Logger
}

@Instantiable
struct Header: Instantiable {
    @Received let logger: ConsoleLogger
}

@Instantiable
struct Footer: Instantiable {
    @Instantiated let logger: ConsoleLogger
    @Instantiated let header: Header
    @Instantiated let row: Row
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let footer: Footer
    @Instantiated let header: Header
    @Instantiated let row: Row
}

//: App/main.swift
printTree(Screen.mock(logger2: StubLogger()))
printTree(Screen.mock(logger: ConsoleLogger(), logger2: StubLogger()))

//: prints
// Screen
//   footer: Footer
//     logger: ConsoleLogger #1
//     header: Header
//       logger: ConsoleLogger #1
//     row: Row
//       logger: StubLogger #2
//   header: Header
//     logger: ConsoleLogger #3
//   row: Row
//     logger: StubLogger #2
// Screen
//   footer: Footer
//     logger: ConsoleLogger #1
//     header: Header
//       logger: ConsoleLogger #1
//     row: Row
//       logger: StubLogger #2
//   header: Header
//     logger: ConsoleLogger #3
//   row: Row
//     logger: StubLogger #2
