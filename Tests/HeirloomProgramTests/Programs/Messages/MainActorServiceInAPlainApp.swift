// A view model two modules up is on the main actor through a base class of another module, and the app is nonisolated.
//: Base/Base.swift
@MainActor
open class ViewModel {
    public init() {}
}
public typealias Model = ViewModel
//: Screens/Screens.swift
import Base
import Heirloom

@Instantiable
public final class ListModel: Model, Instantiable {
    public override init() {}
}

@Instantiable
public struct List: Instantiable {
    @Instantiated public let 1️⃣model: ListModel
    public init(model: ListModel) { self.model = model }
}
//: App/main.swift
import Heirloom
import Screens

@Instantiable
final class App: Instantiable {
    @Instantiated let listBuilder: Instantiator<List>
}

print(App().listBuilder.instantiate().model)
//: refused
// 1️⃣ isolation-mismatch
