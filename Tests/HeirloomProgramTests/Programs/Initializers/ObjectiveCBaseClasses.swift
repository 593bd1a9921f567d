// A class below 'NSObject' has dependencies, an 'override init()', or neither.
//: App/main.swift
import Foundation
import Heirloom

@Instantiable
final class Bundle: NSObject, Instantiable {
    let name: String

    override init() {
        name = "main"
        super.init()
    }
}

@Instantiable
final class Delegate: NSObject, Instantiable {
    @Received let bundle: Bundle
}

@Instantiable
final class Plain: NSObject, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let bundle: Bundle
    @Instantiated let delegate: Delegate
    @Instantiated let plain: Plain
}

let app = App()
print(app.delegate.bundle.name, app.plain === app.plain)
//: prints
// main true
