// The facts that types in the tables have in common.
extension SDKType {
    static func `class`(
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKClass.PlainInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ sendability: Sendability = .unknown,
        _ facts: Facts = []
    ) -> SDKType {
        let kind = Kind.class(SDKClass(superclass: superclass, plainInitializer: initializer, coder: coder))
        return SDKType([module], kind, sendability, facts)
    }

    static func mainActorClass(
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKClass.PlainInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ facts: Facts = []
    ) -> SDKType {
        let kind = Kind.class(SDKClass(superclass: superclass, plainInitializer: initializer, coder: coder))
        return SDKType([module], kind, .always, facts, isMainActor: true)
    }

    static func `protocol`(
        _ modules: SDKModule...,
        sendability: Sendability = .unknown,
        facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        SDKType(modules, .protocol, sendability, facts, associatedTypes)
    }

    static func mainActorProtocol(
        _ modules: SDKModule...,
        facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        SDKType(modules, .protocol, .unknown, facts, associatedTypes, isMainActor: true)
    }

    static func value(_ module: SDKModule, _ sendability: Sendability, _ facts: Facts = []) -> SDKType {
        SDKType([module], .value, sendability, facts)
    }

    /// - Parameter wrapped: The protocol of the wrapped type, if that is the only requirement.
    static func eraser(of wrapped: String?, _ modules: SDKModule...) -> SDKType {
        SDKType(modules, .eraser(of: wrapped))
    }

    static func wrapper(_ wrapper: SDKWrapper, _ modules: SDKModule...) -> SDKType {
        SDKType(modules, .propertyWrapper(wrapper))
    }

    private init(
        _ modules: [SDKModule],
        _ kind: Kind,
        _ sendability: Sendability = .unknown,
        _ facts: Facts = [],
        _ associatedTypes: Set<String> = [],
        isMainActor: Bool = false
    ) {
        self.modules = modules
        self.kind = kind
        self.isMainActor = isMainActor
        self.sendability = sendability
        self.facts = facts
        self.associatedTypes = associatedTypes
    }
}
