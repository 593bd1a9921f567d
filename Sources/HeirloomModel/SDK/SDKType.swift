/// What is known of a type of Apple's SDKs or of the standard library, none of which is ever read.
///
/// A fact counts where the file that names the type can see its module: see ``SDKModule``.
package struct SDKType: Sendable {
    package enum Kind: Sendable {
        case `class`(SDKClass)
        case `protocol`
        /// A struct or an enum.
        case value
        /// A wrapper that hides the type of what it is made from, with what that alone must conform to, where that is all:
        /// `AnyView(content)`.
        case eraser(of: String?)
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
    package let facts: Facts
    /// What a protocol leaves to the types that conform to it.
    package let associatedTypes: Set<String>

    package var isProtocol: Bool {
        switch kind {
        case .protocol: true
        case .class, .value, .eraser, .propertyWrapper: false
        }
    }

    /// Whether its name alone, as older code writes it, is the type of its existentials.
    package var isProtocolOfStandardLibrary: Bool {
        isProtocol && isOfStandardLibrary && name != "AnyObject"
    }

    /// Whether what conforms to it is `Sendable`.
    package var isSendableProtocol: Bool { isProtocol && sendability == .always }

    package var isProtocolOfFramework: Bool { isProtocol && !isOfStandardLibrary }

    /// Whether what is below it is created by the system, as the delegate of an app is by `UIApplicationMain`.
    package var isCreatedBySystem: Bool { facts.contains(.createdBySystem) }

    /// Whether what conforms to it must have an `init()`, by which the system makes it.
    package var requiresPlainInitializer: Bool { facts.contains(.madeBySystem) }

    /// Whether its values are objects: it is a class, or a protocol to which only classes conform.
    package var isOfObjects: Bool {
        switch kind {
        case .class: true
        // Those of Objective-C.
        case .protocol: facts.contains(.ofObjects) || modules.allSatisfy(SDKModule.ofObjectiveC.contains)
        case .value, .eraser, .propertyWrapper: false
        }
    }

    /// What is known of it as a superclass, `nil` for what is no class.
    package var classFacts: SDKClass? {
        switch kind {
        case .class(let facts): facts
        case .protocol, .value, .eraser, .propertyWrapper: nil
        }
    }

    /// Whether no other module gives its name to a type.
    package var isUnmistakable: Bool { !facts.isDisjoint(with: [.unmistakable, .plainValue]) }

    /// Whether what it declares is seen without an import.
    package var isOfStandardLibrary: Bool { modules == [.standardLibrary] }

    /// Whether its name begins as only Apple's do: `UIView`, `NSObject`. A `Formatter` may come from any module.
    package var hasPrefix: Bool {
        switch kind {
        case .class: !modules.contains { $0 == .foundation || $0 == .standardLibrary } || name.hasPrefix("NS")
        case .protocol, .value, .eraser, .propertyWrapper: false
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
        case .class, .protocol, .value, .eraser: nil
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
    /// What else there is to know of a type.
    package struct Facts: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Of the standard library, and so common that its name is taken to mean nothing else that was not read.
        package static let common = Facts(rawValue: 1 << 0)
        /// Others give its name to types of their own.
        package static let shared = Facts(rawValue: 1 << 1)
        /// No other module gives its name to a type. That holds for plain values too.
        package static let unmistakable = Facts(rawValue: 1 << 2)
        /// A value of which data models are made: `Int`, `URL`.
        package static let plainValue = Facts(rawValue: 1 << 3)
        /// A protocol without members, to which types conform that do not say so.
        package static let marker = Facts(rawValue: 1 << 4)
        /// What is below it is created by the system.
        package static let createdBySystem = Facts(rawValue: 1 << 5)
        /// What conforms to it must have an `init()`.
        package static let madeBySystem = Facts(rawValue: 1 << 6)
        /// Of the part of the standard library that is called `_Concurrency`.
        package static let concurrency = Facts(rawValue: 1 << 7)
        /// Of the part of the standard library that is called `_StringProcessing`.
        package static let stringProcessing = Facts(rawValue: 1 << 8)
        /// Only classes conform to it, on every platform.
        package static let ofObjects = Facts(rawValue: 1 << 9)
    }

    /// The type of that name, in whichever module it is declared: `nil` where others give the name to types of their own.
    package static func named(_ name: String) -> SDKType? {
        all[name].flatMap { $0.facts.contains(.shared) ? nil : $0 }
    }

    /// The type that a name is taken to mean which stands for nothing that was read, be it a name that others use as well.
    package static func assumed(_ name: String) -> SDKType? { all[name] }

    /// The names of all associated types. Within a type that conforms to one of the protocols they mean what stands for
    /// them there.
    package static let allAssociatedTypes: Set<String> = all.values.reduce(into: []) {
        $0.formUnion($1.associatedTypes)
    }

    /// The names of all types that are so.
    package static func names(where isWanted: (SDKType) -> Bool) -> Set<String> {
        Set(all.values.lazy.filter(isWanted).map(\.name))
    }

    private static let all: [String: SDKType] = {
        let lists = [
            standardLibrary, standardProtocols, foundation, combine, swiftUI, swiftUIProtocols,
            uiKitResponders, uiKitViews, uiKitProtocols, appKit, appKitProtocols, otherFrameworks,
        ]
        var all: [String: SDKType] = [:]
        all.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        for list in lists {
            for type in list { all[type.name] = type }
        }
        return all
    }()
}
