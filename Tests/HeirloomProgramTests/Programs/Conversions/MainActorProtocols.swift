// Protocols on the main actor and on another global actor, erased and renamed below a main-actor root.
//: Presentation/Presenting.swift
@MainActor
public protocol Presenting: AnyObject {
    func present() -> String
}
@globalActor
public actor ModelActor {
    public static let shared = ModelActor()
}
//: Presentation/Box.swift
@MainActor
public final class PresenterBox: Presenting {
    private let presenter: any Presenting
    public init(_ presenter: any Presenting) { self.presenter = presenter }
    public func present() -> String { "boxed " + presenter.present() }
}
//: App/main.swift
import Heirloom
import Presentation

@MainActor
@Instantiable(fulfillingAdditionalTypes: [Presenting.self, PresenterBox.self])
final class Coordinator: Instantiable, Presenting {
    func present() -> String { "coordinator" }
}
@MainActor
@Instantiable
final class Window: Instantiable {
    @Instantiated let presenting: any Presenting
    @Instantiated(erasedToConcreteExistential: true) let box: PresenterBox
    @Received(fulfilledByDependencyNamed: "box", ofType: PresenterBox.self) let again: any Presenting
    @Instantiated(fulfilledByType: "Coordinator") let object: AnyObject
}

let window = Window()
print(window.presenting.present(), window.box.present(), window.again.present(), window.object is Coordinator)
//: prints
// coordinator boxed coordinator boxed coordinator true
