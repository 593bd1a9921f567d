// Screens of a main-actor program: one is without its protocol, another without the erasure argument.
//: Presentation/Presenting.swift
@MainActor
public protocol Presenting: AnyObject {
    func present()
}
@MainActor
public final class AnyPresenter: Presenting {
    let presenter: any Presenting
    public init(_ presenter: some Presenting) { self.presenter = presenter }
    public func present() { presenter.present() }
}
//: App/main.swift
import Heirloom
import Presentation

@MainActor
@Instantiable
final class Login: Instantiable, Presenting {
    func present() {}
}
@MainActor
@Instantiable
final class Settings: Instantiable {
    func present() {}
}
@MainActor
@Instantiable
final class Window: Instantiable {
    @Instantiated(fulfilledByType: "Login") let login: any Presenting
    @Instantiated(fulfilledByType: "Settings") let 1️⃣settings: any Presenting
    @Instantiated(fulfilledByType: "Login") let 2️⃣erased: AnyPresenter
    @Instantiated(fulfilledByType: "Settings") let 3️⃣builder: ErasedInstantiator<Void, AnyPresenter>
}
print(Window())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
