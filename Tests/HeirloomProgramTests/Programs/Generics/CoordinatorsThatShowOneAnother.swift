// A coordinator of any model builds lists, each of which builds coordinators, and a test double replaces their shared
// dependency.
//: option configuration=debug
//: App/App.swift
import Heirloom

struct User: Identifiable { let id: Int }

protocol Navigation<Model> {
    associatedtype Model: Identifiable
    func show(_ id: Model.ID) -> String
}

@Instantiable
final class Coordinator<Model: Identifiable>: Navigation, Instantiable {
    @Received let prefix: String
    @Instantiated let makeList: () -> ModelList<Model>
    func show(_ id: Model.ID) -> String { "\(prefix)\(id)" }
}

@Instantiable
struct ModelList<Model: Identifiable>: Instantiable {
    @Received let prefix: String
    @Instantiated(fulfilledByType: "Coordinator<Model>") let makeCoordinator: () -> any Navigation<Model>
}

@Instantiable(isRoot: true, generateMock: true)
struct App: Instantiable {
    @Instantiated({ "user " }) let prefix: String
    @Instantiated let coordinator: Coordinator<User>
}
//: App/main.swift
print(App().coordinator.show(1), App().coordinator.makeList().makeCoordinator().show(2))
print(App.mock(overrides: .init(prefix: { "mock " })).coordinator.show(3))
//: prints
// user 1 user 2
// mock 3
