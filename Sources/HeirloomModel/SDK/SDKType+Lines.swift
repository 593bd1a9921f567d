// What the lines of the table are made with.
extension SDKType {
    static func `class`(
        _ name: String,
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ sendability: Sendability = .unknown,
        _ facts: Facts = []
    ) -> SDKType {
        SDKType(
            name: name,
            modules: [module],
            kind: .class(SDKClass(initializer, below: superclass, coder: coder)),
            isMainActor: false,
            sendability: sendability,
            facts: facts,
            associatedTypes: []
        )
    }

    static func mainActorClass(
        _ name: String,
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ facts: Facts = []
    ) -> SDKType {
        SDKType(
            name: name,
            modules: [module],
            kind: .class(SDKClass(initializer, below: superclass, coder: coder)),
            isMainActor: true,
            sendability: .always,
            facts: facts,
            associatedTypes: []
        )
    }

    static func `protocol`(
        _ name: String,
        _ modules: SDKModule...,
        sendability: Sendability = .unknown,
        facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        SDKType(
            name: name,
            modules: modules,
            kind: .protocol,
            isMainActor: false,
            sendability: sendability,
            facts: facts,
            associatedTypes: associatedTypes
        )
    }

    static func mainActorProtocol(
        _ name: String,
        _ modules: SDKModule...,
        facts: Facts = [],
        associated associatedTypes: Set<String> = []
    ) -> SDKType {
        SDKType(
            name: name,
            modules: modules,
            kind: .protocol,
            isMainActor: true,
            sendability: .unknown,
            facts: facts,
            associatedTypes: associatedTypes
        )
    }

    static func value(
        _ name: String,
        _ module: SDKModule,
        _ sendability: Sendability,
        _ facts: Facts = []
    ) -> SDKType {
        value(name, [module], .value, sendability, facts)
    }

    /// - Parameter wrapped: what it can be made from, where that alone decides.
    static func eraser(_ name: String, of wrapped: String?, _ modules: SDKModule...) -> SDKType {
        value(name, modules, .eraser(of: wrapped), .unknown)
    }

    static func wrapper(_ name: String, _ wrapper: SDKWrapper, _ modules: SDKModule...) -> SDKType {
        value(name, modules, .propertyWrapper(wrapper), .unknown)
    }

    private static func value(
        _ name: String,
        _ modules: [SDKModule],
        _ kind: Kind,
        _ sendability: Sendability,
        _ facts: Facts = []
    ) -> SDKType {
        SDKType(
            name: name,
            modules: modules,
            kind: kind,
            isMainActor: false,
            sendability: sendability,
            facts: facts,
            associatedTypes: []
        )
    }
}
