// A base controller has a required initializer; the subclass adds a service and declares no initializer.
//: Kit/Kit.swift
open class Controller {
    public let identifier: String
    public required init(identifier: String = "controller") { self.identifier = identifier }
}
//: App/Controllers.swift
import Heirloom
import Kit

@Instantiable
final class Session: Instantiable {}

@Instantiable
final class 1️⃣HomeController: Controller, Instantiable {
    @Received private let session: Session
    private var count = 0
    var text: String { "\(identifier) \(count)" }
}
//: App/main.swift
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let homeController: HomeController
}

print(App().homeController.text)
//: refused
// 1️⃣ missing-initializer
