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

    /// Whether what conforms to it is created by the system, as the delegate of an app is by `UIApplicationMain`.
    package var isCreatedBySystem: Bool {
        switch name {
        case "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
            "WKApplicationDelegate", "WKExtensionDelegate":
            true
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

/// What is known of a class that may be a superclass.
package struct SDKClass: Sendable {
    /// What an `init()` of the class is to a subclass.
    package enum PlainInitializer: Sendable {
        /// `init()` is a designated initializer: `super.init()` calls it, and to write another is to override it.
        case designated
        /// There is an `init()`, which no initializer of a subclass can call: `UIViewController()`.
        case convenience
        /// There is none.
        case absent
        case unknown
    }

    package let superclass: String?
    package let plainInitializer: PlainInitializer
    /// What stands in `super.init(…)`, where that cannot be left out and these values suit any subclass.
    package let superArguments: String?
    /// Whether a subclass with initializers of its own must have `required init?(coder: NSCoder)`.
    package let requiresCoder: Bool
}

/// How a wrapped property begins.
package enum SDKWrapper: Sendable {
    /// With the value that the property is given: `@State`.
    case value
    /// With what somebody else owns: `@Binding`.
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
        coder: Bool = false,
        _ sendability: Sendability = .unknown
    ) -> SDKType {
        let facts = SDKClass(initializer, below: superclass, requiresCoder: coder)
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
        coder: Bool = false
    ) -> SDKType {
        let facts = SDKClass(initializer, below: superclass, requiresCoder: coder)
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

/// How a subclass calls the initializers of a class.
enum SDKInitializer {
    /// `super.init()`
    case designated
    /// `super.init(frame: .zero)`, though the class can be made by `View()` as well.
    case calling(String)
    /// `super.init(rootView: …)`, with values that nobody else knows.
    case demanding
    /// The same, where there is no `init()` at all.
    case absent
    case unknown
}

extension SDKClass {
    fileprivate init(
        _ initializer: SDKInitializer,
        below superclass: String?,
        requiresCoder: Bool
    ) {
        self.superclass = superclass
        self.requiresCoder = requiresCoder
        switch initializer {
        case .designated:
            plainInitializer = .designated
            superArguments = nil
        case .calling(let arguments):
            plainInitializer = .convenience
            superArguments = arguments
        case .demanding:
            plainInitializer = .convenience
            superArguments = nil
        case .absent:
            plainInitializer = .absent
            superArguments = nil
        case .unknown:
            plainInitializer = .unknown
            superArguments = nil
        }
    }
}
