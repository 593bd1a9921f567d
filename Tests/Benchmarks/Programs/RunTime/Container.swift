/// A container as they are: factories by type, found and called at run time, and one instance of each type.
final class Container {
    private let factories: [ObjectIdentifier: (Container) -> AnyObject]
    private var instances: [ObjectIdentifier: AnyObject] = [:]

    init(_ registrations: Registrations) {
        factories = registrations.factories
    }

    func resolve<Instance: AnyObject>(_ type: Instance.Type = Instance.self) -> Instance {
        let key = ObjectIdentifier(type)
        if let known = instances[key] { return checked(known) }
        guard let factory = factories[key] else { preconditionFailure("'\(type)' is not registered") }
        let instance = factory(self)
        instances[key] = instance
        return checked(instance)
    }

    private func checked<Instance: AnyObject>(_ instance: AnyObject) -> Instance {
        guard let instance = instance as? Instance else {
            preconditionFailure("'\(Instance.self)' is registered as another type")
        }
        return instance
    }
}

/// What containers are made of. Registered once, as at the start of an app.
struct Registrations {
    fileprivate(set) var factories: [ObjectIdentifier: (Container) -> AnyObject] = [:]

    mutating func register<Instance: AnyObject>(_ factory: @escaping (Container) -> Instance) {
        factories[ObjectIdentifier(Instance.self)] = { factory($0) }
    }
}
