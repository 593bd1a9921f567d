// A feature's navigation opens the screen of a model that only the app declares: erased, by name, and by a closure.
//: Feature/Feature.swift
import Heirloom

public protocol Screen {
    var title: String { get }
}

public protocol Entity {
    associatedtype ID: Hashable
}

@Instantiable
public struct Detail<Model: Entity>: Screen, Instantiable {
    @Forwarded public let id: Model.ID
    @Forwarded public let model: Model

    public init(id: Model.ID, model: Model) {
        self.id = id
        self.model = model
    }

    public var title: String { "detail \(id)" }
}

@Instantiable
public struct Navigation<Model: Entity>: Instantiable {
    @Instantiated(fulfilledByType: "Detail<Model>")
    public let screens: ErasedInstantiator<(id: Model.ID, model: Model), any Screen>
    @Instantiated public let details: Instantiator<Detail<Model>>
    @Instantiated({ (details: Instantiator<Detail<Model>>, id: Model.ID, model: Model) in
        details.instantiate((id: id, model: model))
    })
    public let open: (_ id: Model.ID, _ model: Model) -> Detail<Model>

    public init(
        screens: ErasedInstantiator<(id: Model.ID, model: Model), any Screen>,
        details: Instantiator<Detail<Model>>,
        open: @escaping (Model.ID, Model) -> Detail<Model>
    ) {
        self.screens = screens
        self.details = details
        self.open = open
    }
}
//: App/App.swift
import Feature
import Heirloom

struct User: Entity { typealias ID = Int }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let navigation: Navigation<User>
}
//: App/main.swift
import Feature

let navigation = App().navigation
print(navigation.screens.instantiate((id: 1, model: User())).title)
print(navigation.details.instantiate(id: 2, model: User()).title, navigation.open(3, User()).title)
//: prints
// detail 1
// detail 2 detail 3
