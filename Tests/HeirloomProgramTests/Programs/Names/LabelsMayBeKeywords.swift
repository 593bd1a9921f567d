// A dependency may be named like any keyword except `self`.

//: App/App.swift
import Heirloom

@Instantiable
final class Service: Instantiable {}

@Instantiable
final class Screen: Instantiable {
    @Received private let `let`: Service
    @Received private let `var`: Service
    @Received private let `inout`: Service
    @Received private let `await`: Service
    @Received private let `didSet`: Service
    @Received private let `willSet`: Service
    @Received private let `init`: Service
    @Received private let `Type`: Service
    @Received private let `Protocol`: Service
    @Received private let `default`: Service
    @Received private let `subscript`: Service
    @Received private let `super`: Service
    @Received private let `nil`: Service
    @Received private let `Self`: Service
    @Received private let `Any`: Service
    @Received private let `in`: Service
    @Received private let `try`: Service
    @Received private let `throws`: Service
    @Received private let `each`: Service
    @Received private let `some`: Service
}

@Instantiable
final class Dialog: Instantiable {
    @Received private let `await`: Service
    @Received private let `let`: Service
    @Forwarded private let `didSet`: Int
    @Forwarded private let `inout`: Int
}

@Instantiable
struct Editor: Instantiable {
    @Instantiated private let `let`: Service
    @Instantiated private let `var`: Service
    @Instantiated private let `inout`: Service
    @Instantiated private let `await`: Service
    @Instantiated private let `didSet`: Service
    @Instantiated private let `willSet`: Service
    @Instantiated private let `init`: Service
    @Instantiated private let `Type`: Service
    @Instantiated private let `Protocol`: Service
    @Instantiated private let `default`: Service
    @Instantiated private let `subscript`: Service
    @Instantiated private let `super`: Service
    @Instantiated private let `nil`: Service
    @Instantiated private let `Self`: Service
    @Instantiated private let `Any`: Service
    @Instantiated private let `in`: Service
    @Instantiated private let `try`: Service
    @Instantiated private let `throws`: Service
    @Instantiated private let `each`: Service
    @Instantiated private let `some`: Service
    @Instantiated private let screen: Screen
    @Instantiated private let dialogBuilder: Instantiator<Dialog>

    func open() -> Dialog {
        dialogBuilder.instantiate(didSet: 1, `inout`: 2)
    }
}

//: App/main.swift
printTree(Editor().open())

//: prints
// Dialog #1
//   await: Service #2
//   let: Service #3
//   didSet: Int 1
//   inout: Int 2
