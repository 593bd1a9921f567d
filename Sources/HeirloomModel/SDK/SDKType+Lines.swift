// Functions for the lines of the table.
extension SDKType {
    static func `class`(
        _ name: String,
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKClass.PlainInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ sendability: Sendability = .unknown,
        _ facts: Facts = []
    ) -> SDKType {
        let kind = Kind.class(SDKClass(superclass: superclass, plainInitializer: initializer, coder: coder))
        return SDKType(name, [module], kind, sendability, facts)
    }

    static func mainActorClass(
        _ name: String,
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKClass.PlainInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ facts: Facts = []
    ) -> SDKType {
        let kind = Kind.class(SDKClass(superclass: superclass, plainInitializer: initializer, coder: coder))
        return SDKType(name, [module], kind, .always, facts, isMainActor: true)
    }

    static func `protocol`(
        _ name: String,
        _ modules: SDKModule...,
        sendability: Sendability = .unknown,
        facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        SDKType(name, modules, .protocol, sendability, facts, associatedTypes)
    }

    static func mainActorProtocol(
        _ name: String,
        _ modules: SDKModule...,
        facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        SDKType(name, modules, .protocol, .unknown, facts, associatedTypes, isMainActor: true)
    }

    static func value(
        _ name: String,
        _ module: SDKModule,
        _ sendability: Sendability,
        _ facts: Facts = []
    ) -> SDKType {
        SDKType(name, [module], .value, sendability, facts)
    }

    /// - Parameter wrapped: The protocol of the wrapped type, if that is the only requirement.
    static func eraser(_ name: String, of wrapped: String?, _ modules: SDKModule...) -> SDKType {
        SDKType(name, modules, .eraser(of: wrapped))
    }

    static func wrapper(_ name: String, _ wrapper: SDKWrapper, _ modules: SDKModule...) -> SDKType {
        SDKType(name, modules, .propertyWrapper(wrapper))
    }

    private init(
        _ name: String,
        _ modules: [SDKModule],
        _ kind: Kind,
        _ sendability: Sendability = .unknown,
        _ facts: Facts = [],
        _ associatedTypes: Set<String> = [],
        isMainActor: Bool = false
    ) {
        self.name = name
        self.modules = modules
        self.kind = kind
        self.isMainActor = isMainActor
        self.sendability = sendability
        self.facts = facts
        self.associatedTypes = associatedTypes
    }
}
