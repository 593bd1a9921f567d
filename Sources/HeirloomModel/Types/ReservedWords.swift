/// Swift's reserved words, which need backticks when used as names.
package enum ReservedWords {
    /// Keywords in every place where an expression or the name of a declaration may occur.
    package static let everywhere = Set(
        """
        Any Self as associatedtype break case catch class continue default defer deinit do else enum
        extension fallthrough false fileprivate for func guard if import in init inout internal is let nil
        operator precedencegroup private protocol public repeat rethrows return self static struct
        subscript super switch throw throws true try typealias var where while
        """.words
    )

    /// These keywords, and names with a special meaning at the beginning of an expression, after a dot, or before a
    /// closure that follows the value of a local variable.
    private static let reserved = everywhere.union(["await", "didSet", "willSet", "Type", "Protocol"])

    /// Returns the name of a local variable or a function, with backticks if necessary: `` `default` ``.
    package static func escaped(_ name: String) -> String {
        reserved.contains(name) || !isPlainIdentifier(name) ? "`\(name)`" : name
    }

    /// Returns the name of a type, with backticks if necessary. `Any` and `Self` refer to themselves.
    package static func escapedTypeName(_ name: String) -> String {
        refersToItself(name) ? name : escaped(name)
    }

    /// Whether the name of a type is a keyword, which no module declares.
    package static func refersToItself(_ name: String) -> Bool {
        // Compares the names one by one: a switch over strings would create an array of them each time.
        name == "Any" || name == "Self"
    }

    /// Returns the label of a parameter, for which only `inout`, `var` and `let` are reserved.
    package static func escapedLabel(_ name: String) -> String {
        if name == "var" || name == "let" { return "`\(name)`" }
        return escapedArgumentLabel(name)
    }

    /// Returns the label of an argument in a call, for which only `inout` is reserved. The compiler warns about
    /// backticks around other words.
    package static func escapedArgumentLabel(_ name: String) -> String {
        isPlainIdentifier(name) && name != "inout" ? name : "`\(name)`"
    }

    /// Returns whether the name needs no backticks, apart from keywords: a raw identifier (`` `two words` ``) does.
    package static func isPlainIdentifier(_ name: String) -> Bool {
        var name = name
        // Uses indices and comparisons, because the macros check every name and are not optimized.
        return name.withUTF8 { bytes in
            guard bytes.count > 0, bytes[0] < UInt8(ascii: "0") || bytes[0] > UInt8(ascii: "9") else {
                return false
            }
            var index = 0
            while index < bytes.count, bytes[index].isPartOfName || bytes[index] == UInt8(ascii: "$") {
                index += 1
            }
            return index == bytes.count
        }
    }
}

/// The attributes of the language itself. Any other attribute is declared in code: a global actor, a macro, a property
/// wrapper or a result builder.
package enum LanguageAttributes {
    package static let names = Set(
        """
        IBAction IBDesignable IBInspectable IBOutlet IBSegueAction NSApplicationMain NSCopying NSManaged
        Sendable UIApplicationMain _addressable _alwaysEmitIntoClient _backDeploy _cdecl
        _disfavoredOverload _documentation _effects _exported _expose _extern _fixed_layout _hasStorage
        _implementationOnly _implements _inheritActorContext _lifetime _local _marker _noMetadata
        _nonSendable _objcImplementation _opaqueReturnTypeOf _optimize _originallyDefinedIn _semantics
        _silgen_name _specialize _spi _spi_available _staticInitializeObjCMetadata _transparent
        _unavailableFromAsync _unsafeInheritExecutor abi attached autoclosure available backDeployed c
        concurrent convention derivative differentiable discardableResult dynamicCallable
        dynamicMemberLookup escaping execution export freestanding frozen globalActor implementation
        inlinable inline isolated lifetime main noDerivative noescape nonobjc objc objcMembers
        preconcurrency propertyWrapper requires_stored_property_inits resultBuilder retroactive rethrows
        reasync safe section specialize specialized testable transpose unchecked unknown unsafe
        usableFromInline used warn_unqualified_access
        """.words
    )
}

/// The modules that make up the standard library. Every file can see each of them.
package enum StandardLibraryModules {
    package static let names: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

    /// Returns the module that declares a name of the standard library. Older compilers find no `Task` in `Swift`.
    package static func module(declaring name: String) -> String {
        let facts = SDKType.assumed(name)?.facts ?? []
        if facts.contains(.concurrency) { return "_Concurrency" }
        return facts.contains(.stringProcessing) ? "_StringProcessing" : "Swift"
    }
}

/// Facts about types of the standard library and of Apple's frameworks, by name.
package enum ExternalTypes {
    /// Returns whether the type is a plain value, as used in data models: `Int`, `Foundation.URL`.
    package static func isPlainValue(_ names: [String]) -> Bool {
        type(names)?.facts.contains(.plainValue) ?? false
    }

    /// Returns whether the type is certainly declared in a module of another package.
    package static func isKnown(_ names: [String]) -> Bool { type(names)?.isUnmistakable ?? false }

    private static func type(_ names: [String]) -> SDKType? {
        guard names.count < 3, names.count < 2 || modules.contains(names[0]), let name = names.last else {
            return nil
        }
        return SDKType.named(SDKAlias.named(name)?.target ?? name)
    }

    private static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials"]
}

/// The names of generated declarations that could conflict with names in the user's code.
package enum GeneratedNames {
    /// The first line of every generated file. A file that begins with it is never read as a source.
    package static let header = "// Generated by Heirloom. Do not edit: the next build overwrites it.\n"
    /// The prefix of the functions of a root: `heirloomMakeLoggedInView`.
    package static let functionPrefix = "heirloomMake"
    /// The prefix of the functions that the macro generates for closures: `heirloomFactory_client`.
    package static let factoryPrefix = "heirloomFactory_"
    /// The prefix of the enum whose functions build types of a module for modules above: `HeirloomBuilds_Features`.
    package static let boundaryPrefix = "HeirloomBuilds_"
    /// The attribute that hides this enum from the public interface of its module.
    package static let boundarySPI = "@_spi(Heirloom)"
    /// The prefix of type aliases: `HeirloomColor`.
    package static let aliasPrefix = "Heirloom"
    /// The prefix of type aliases for doubles: `HeirloomMockColor`.
    package static let mockAliasPrefix = "HeirloomMock"
    /// The type whose functions build the parts of doubles.
    package static let mocks = "HeirloomMocks"
    /// The type with the values that doubles receive by default.
    package static let surroundings = "HeirloomSurroundings"
    /// The function that creates a protocol mock that a double receives by default.
    package static let mockFunction = "heirloomMock"
    /// The path of the virtual file that declares such mocks.
    package static let fileOfMocks = ""
    /// The wrapper that passes a value to an actor in a double.
    package static let sent = "HeirloomSent"
}

/// Attributes that have no effect on sendability.
package enum AttributesWithoutSendability {
    package static let ofTypes: Set<String> = ["Instantiable", "Observable"]

    /// Attributes of function types that do not affect sendability: `@escaping`, `@convention(block)`. All others are
    /// global actors, or `@Sendable` itself.
    package static let ofFunctionTypes: Set<TypeAttribute> = [
        "@autoclosure", "@concurrent", "@convention(block)", "@convention(swift)", "@escaping",
        "@isolated(any)",
        "nonisolated(nonsending)",
    ]
}

extension Set<String> {
    /// Inserts and returns a name with the first number from 2 by which it is free.
    package mutating func insertNumbered(
        _ name: String,
        after separator: String = "_",
        unless isTaken: (String) -> Bool = { _ in false }
    ) -> String {
        var number = 2
        while true {
            let numbered = name + separator + String(number)
            if !isTaken(numbered), insert(numbered).inserted { return numbered }
            number += 1
        }
    }
}
