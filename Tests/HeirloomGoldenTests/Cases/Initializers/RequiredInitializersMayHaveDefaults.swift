// A required initializer whose parameters have defaults must be written as well.

//: Framework/Controller.swift
open class Controller {
    public let identifier: String

    public required init(identifier: String = "controller") {
        self.identifier = identifier
    }
}

//: App/Types.swift
import Framework
import Heirloom

@Instantiable
final class Store: Instantiable {}

@Instantiable
final class Home: Controller, Instantiable {
    @Received let store: Store
}

@Instantiable
final class Profile: Controller, Instantiable {
    @Received let store: Store

    required init(identifier: String) {
        fatalError("'init(identifier:)' is not used")
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let store: Store
    @Instantiated let home: Home
    @Instantiated let profile: Profile
}

//: diagnostics
// App/Types.swift:8:13: error: 'Controller' requires 'init(identifier:)' of its subclasses, so 'Home' must declare it because its generated initializer prevents inheriting it [missing-initializer]
