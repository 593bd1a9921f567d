/// Facts about a type of Apple's SDKs or the standard library, whose sources are never read.
///
/// A fact applies if the file that names the type can see its module: see ``SDKModule``.
package struct SDKType: Sendable {
    package enum Kind: Sendable {
        case `class`(SDKClass)
        case `protocol`
        /// A struct or an enum.
        case value
        /// A type-erasing wrapper: `AnyView(content)`. The associated value is the protocol that the wrapped type must
        /// conform to, if that is the only requirement.
        case eraser(of: String?)
        case propertyWrapper(SDKWrapper)
    }

    /// Whether values are `Sendable`; for a protocol, whether conforming types must be.
    package enum Sendability: Sendable {
        case always
        /// `Array<Element>`
        case whereArgumentsAre
        case never
        case unknown
    }

    package private(set) var name = ""
    /// The modules that declare a type of this name, one for each platform.
    package let modules: [SDKModule]
    package let kind: Kind
    /// Whether the type is `@MainActor`, and so are the types that inherit from it.
    package let isMainActor: Bool
    package let sendability: Sendability
    package let facts: Facts
    /// The associated types of a protocol.
    package let associatedTypes: Set<String>

    package var isProtocol: Bool {
        switch kind {
        case .protocol: true
        case .class, .value, .eraser, .propertyWrapper: false
        }
    }

    /// Whether the name alone, as older code writes it, is the type of the existential.
    package var isProtocolOfStandardLibrary: Bool { isProtocol && isOfStandardLibrary && name != "AnyObject" }

    /// Whether the system creates instances of its subtypes, as `UIApplicationMain` creates the delegate of an app.
    package var isCreatedBySystem: Bool { facts.contains(.createdBySystem) }

    /// Whether conforming types must have an `init()`, which the system calls.
    package var requiresPlainInitializer: Bool { facts.contains(.madeBySystem) }

    /// Whether values are objects: the type is a class, or a protocol for classes only.
    package var isOfObjects: Bool {
        switch kind {
        case .class: true
        // Includes the protocols from Objective-C.
        case .protocol: facts.contains(.ofObjects) || modules.allSatisfy(SDKModule.ofObjectiveC.contains)
        case .value, .eraser, .propertyWrapper: false
        }
    }

    /// The facts for subclasses; `nil` for a type that is not a class.
    package var classFacts: SDKClass? {
        guard case .class(let facts) = kind else { return nil }
        return facts
    }

    /// Whether no other module declares a type of this name.
    package var isUnmistakable: Bool { !facts.isDisjoint(with: [.unmistakable, .plainValue]) }

    /// Whether the type is visible without an import.
    package var isOfStandardLibrary: Bool { modules == [.standardLibrary] }

    /// Whether the name has a prefix that only Apple uses: `UIView`, `NSObject`. A `Formatter` may come from any
    /// module.
    package var hasPrefix: Bool {
        guard case .class = kind else { return false }
        return !modules.contains { $0 == .foundation || $0 == .standardLibrary } || name.hasPrefix("NS")
    }

    /// Returns whether these are all designated initializers, apart from `init(coder:)`, of some class of Apple's. Each
    /// is given by the labels of its parameters.
    package static func areDesignated(_ initializers: [[String]]) -> Bool {
        all.values.contains { type in
            type.hasPrefix && type.classFacts?.calledArguments != nil
                && type.classFacts?.passesOnInit(toClassWith: initializers) == true
        }
    }

    /// Whether the type is an Objective-C class, whose initializers can be overridden in extensions. Classes of
    /// Foundation are only on Apple's platforms.
    package var isObjectiveC: Bool {
        var current = self
        while let superclass = current.classFacts?.superclass, let next = SDKType.named(superclass) {
            current = next
        }
        return current.name == "NSObject"
    }

    /// The facts about a property wrapper; `nil` for other types.
    package var wrapper: SDKWrapper? {
        guard case .propertyWrapper(let wrapper) = kind else { return nil }
        return wrapper
    }
}

/// The initialization of a wrapped property.
package enum SDKWrapper: Sendable {
    /// From the initial value of the property: `@State`.
    case value
    /// From a value that is owned elsewhere: `@Binding`.
    case reference
    /// From the attribute alone: `@Environment(\.locale)`.
    case itself
}

extension SDKType {
    /// Further facts about a type.
    package struct Facts: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// A type of the standard library so common that its name is assumed not to mean any other unread type.
        package static let common = Facts(rawValue: 1 << 0)
        /// Other modules declare types of the same name.
        package static let shared = Facts(rawValue: 1 << 1)
        /// No other module declares a type of this name. Also holds for plain values.
        package static let unmistakable = Facts(rawValue: 1 << 2)
        /// A value type used in data models: `Int`, `URL`.
        package static let plainValue = Facts(rawValue: 1 << 3)
        /// A protocol without members, to which types can conform implicitly.
        package static let marker = Facts(rawValue: 1 << 4)
        /// The system creates instances of its subtypes.
        package static let createdBySystem = Facts(rawValue: 1 << 5)
        /// Conforming types must have an `init()`.
        package static let madeBySystem = Facts(rawValue: 1 << 6)
        /// Declared in `_Concurrency`, a part of the standard library.
        package static let concurrency = Facts(rawValue: 1 << 7)
        /// Declared in `_StringProcessing`, a part of the standard library.
        package static let stringProcessing = Facts(rawValue: 1 << 8)
        /// Only classes conform to it, on every platform.
        package static let ofObjects = Facts(rawValue: 1 << 9)
    }

    /// Returns the type of a name, in whichever module it is declared, or `nil` if other modules declare types of the
    /// same name.
    package static func named(_ name: String) -> SDKType? {
        all[name].flatMap { $0.facts.contains(.shared) ? nil : $0 }
    }

    /// Returns the type that is assumed for a name without a declaration that was read, even if other modules use the
    /// name as well.
    package static func assumed(_ name: String) -> SDKType? { all[name] }

    /// The names of all associated types. Within a type that conforms to one of the protocols, they refer to that
    /// type's own associated types.
    package static let allAssociatedTypes: Set<String> = all.values.reduce(into: []) {
        $0.formUnion($1.associatedTypes)
    }

    /// Returns the names of all types that satisfy a predicate.
    package static func names(where isWanted: (SDKType) -> Bool) -> Set<String> {
        Set(all.values.lazy.filter(isWanted).map(\.name))
    }

    private static let all: [String: SDKType] = {
        var all: [String: SDKType] = [:]
        all.reserveCapacity(500)
        let tables = [
            standardLibrary, standardProtocols, foundation, combine, swiftUI, uiKit, appKit, otherFrameworks,
        ]
        for table in tables {
            for (facts, names) in table {
                var type = facts
                for name in names.words {
                    type.name = name
                    all[name] = type
                }
            }
        }
        return all
    }()
}

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
