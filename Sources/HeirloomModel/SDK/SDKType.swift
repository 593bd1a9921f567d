/// What is known of a type of Apple's SDKs or of the standard library, none of which is ever read.
///
/// A fact counts where the file that names the type can see its module: see ``SDKModule``.
package struct SDKType: Sendable {
    package enum Kind: Sendable {
        case `class`(SDKClass)
        case `protocol`
        /// A struct or an enum.
        case value
        case propertyWrapper(SDKWrapper)
    }

    /// Whether its values are `Sendable`; for a protocol, whether what conforms to it must be.
    package enum Sendability: Sendable {
        case always
        /// `Array<Element>`
        case whereArgumentsAre
        case never
        case unknown
    }

    package let name: String
    /// The modules that declare a type of the name, one of them for each platform.
    package let modules: [SDKModule]
    package let kind: Kind
    /// Whether it is `@MainActor`, and so makes what inherits from it so.
    package let isMainActor: Bool
    package let sendability: Sendability

    package var isProtocol: Bool {
        switch kind {
        case .protocol: true
        case .class, .value, .propertyWrapper: false
        }
    }

    /// Whether its name alone, as older code writes it, is the type of its existentials.
    package var isProtocolOfStandardLibrary: Bool {
        isProtocol && modules.contains(.standardLibrary) && name != "AnyObject"
    }

    /// Whether what is below it is created by the system, as the delegate of an app is by `UIApplicationMain`.
    package var isCreatedBySystem: Bool {
        switch name {
        case "NSApplicationDelegate", "NSDocument", "UIApplicationDelegate", "UISceneDelegate",
            "UIWindowSceneDelegate",
            "WKApplicationDelegate", "WKExtensionDelegate", "WKInterfaceController":
            true
        default: false
        }
    }

    /// Whether what conforms to it must have an `init()`, by which the system makes it.
    package var requiresPlainInitializer: Bool {
        switch name {
        case "App", "Widget", "WidgetBundle": isProtocol
        default: false
        }
    }

    /// Whether what conforms to it is `Sendable`.
    package var isSendableProtocol: Bool { isProtocol && sendability == .always }

    /// What is known of it as a superclass, `nil` for what is no class.
    package var classFacts: SDKClass? {
        switch kind {
        case .class(let facts): facts
        case .protocol, .value, .propertyWrapper: nil
        }
    }

    /// Whether its name begins as only Apple's do: `UIView`, `NSObject`. A `Formatter` may come from any module.
    package var hasPrefix: Bool {
        switch kind {
        case .class: !modules.contains { $0 == .foundation || $0 == .standardLibrary } || name.hasPrefix("NS")
        case .protocol, .value, .propertyWrapper: false
        }
    }

    /// Whether a class of Apple's has exactly these designated initializers beside `init(coder:)`, each by the labels of
    /// its parameters.
    package static func areDesignated(_ initializers: [[String]]) -> Bool {
        all.values.contains { type in
            type.hasPrefix && type.classFacts?.calledArguments != nil
                && type.classFacts?.passesOnInit(toClassWith: initializers) == true
        }
    }

    /// Whether it is a class of Objective-C's, whose initializers can be overridden in extensions. Those of
    /// Foundation are so on Apple's platforms only.
    package var isObjectiveC: Bool {
        var current = self
        while let superclass = current.classFacts?.superclass, let next = SDKType.named(superclass) {
            current = next
        }
        return current.name == "NSObject"
    }

    /// What is known of it as a property wrapper, `nil` for what is none.
    package var wrapper: SDKWrapper? {
        switch kind {
        case .propertyWrapper(let wrapper): wrapper
        case .class, .protocol, .value: nil
        }
    }
}

/// How a wrapped property begins.
package enum SDKWrapper: Sendable {
    /// With the value that the property is given: `@State`.
    case value
    /// With a value that is owned elsewhere: `@Binding`.
    case reference
    /// By itself: `@Environment(\.locale)`.
    case itself
}

extension SDKType {
    /// The type of that name, whoever declares it.
    package static func named(_ name: String) -> SDKType? { all[name] }

    private static let all: [String: SDKType] = {
        let lists = [
            standardLibrary, foundation, combine, swiftUI, uiKitResponders, uiKitViews, uiKitProtocols,
            appKit, appKitProtocols,
            otherFrameworks,
        ]
        var all: [String: SDKType] = [:]
        all.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        for list in lists {
            for type in list { all[type.name] = type }
        }
        return all
    }()
}

// What the lines of the table are made with.
extension SDKType {
    static func `class`(
        _ name: String,
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKInitializer = .unknown,
        coder: SDKClass.Coder = .none,
        _ sendability: Sendability = .unknown
    ) -> SDKType {
        let facts = SDKClass(initializer, below: superclass, coder: coder)
        return SDKType(
            name: name,
            modules: [module],
            kind: .class(facts),
            isMainActor: false,
            sendability: sendability
        )
    }

    static func mainActorClass(
        _ name: String,
        _ module: SDKModule,
        below superclass: String? = "NSObject",
        _ initializer: SDKInitializer = .unknown,
        coder: SDKClass.Coder = .none
    ) -> SDKType {
        let facts = SDKClass(initializer, below: superclass, coder: coder)
        return SDKType(
            name: name,
            modules: [module],
            kind: .class(facts),
            isMainActor: true,
            sendability: .always
        )
    }

    static func `protocol`(
        _ name: String,
        _ modules: SDKModule...,
        sendability: Sendability = .unknown
    ) -> SDKType {
        SDKType(name: name, modules: modules, kind: .protocol, isMainActor: false, sendability: sendability)
    }

    static func mainActorProtocol(_ name: String, _ modules: SDKModule...) -> SDKType {
        SDKType(name: name, modules: modules, kind: .protocol, isMainActor: true, sendability: .unknown)
    }

    static func value(_ name: String, _ module: SDKModule, _ sendability: Sendability) -> SDKType {
        SDKType(name: name, modules: [module], kind: .value, isMainActor: false, sendability: sendability)
    }

    static func wrapper(_ name: String, _ wrapper: SDKWrapper, _ modules: SDKModule...) -> SDKType {
        SDKType(
            name: name,
            modules: modules,
            kind: .propertyWrapper(wrapper),
            isMainActor: false,
            sendability: .unknown
        )
    }
}
