// A renamed dependency uses the override of its source, whether the source is in the same scope or above.

//: option configuration=debug
//: App/Types.swift
import Heirloom

protocol Vendor: AnyObject {}

@Instantiable
class Manager: Vendor, Instantiable {}
final class StubManager: Manager {}

@Instantiable
struct Row: Instantiable {
    @Received let vendor: any Vendor
}

@Instantiable
struct List: Instantiable {
    @Received(fulfilledByDependencyNamed: "manager", ofType: Manager.self) let vendor: any Vendor
    @Instantiated let row: Row
}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated let list: List
}

@Instantiable(isRoot: false, generateMock: true)
struct Window: Instantiable {
    @Instantiated let manager: Manager
    @Received(fulfilledByDependencyNamed: "manager", ofType: Manager.self) let vendor: any Vendor
    @Received(fulfilledByDependencyNamed: "cache", ofType: Manager.self, onlyIfAvailable: true) let spare: Manager?
    @Instantiated let row: Row
}

//: App/main.swift
printTree(Screen.mock(overrides: .init(manager: StubManager.init)))
printTree(Window.mock(overrides: .init(manager: StubManager.init)))
printTree(Window.mock(cache: StubManager()))

//: prints
// Screen
//   list: List
//     vendor: StubManager #1
//     row: Row
//       vendor: StubManager #1
// Window
//   manager: StubManager #1
//   vendor: StubManager #1
//   spare: nil
//   row: Row
//     vendor: StubManager #1
// Window
//   manager: Manager #1
//   vendor: Manager #1
//   spare: StubManager #2
//   row: Row
//     vendor: Manager #1
