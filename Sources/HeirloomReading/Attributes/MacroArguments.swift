import HeirloomModel
import HeirloomSyntax

/// The kind of literal that an argument of a macro must be.
package enum LiteralForm {
    case boolean, text, texts, type, types, lifetime, key

    /// The arguments of all macros, by their labels.
    package static let ofArguments: [String: LiteralForm] = [
        "isRoot": .boolean, "conformsElsewhere": .boolean, "generateMock": .boolean, "mockOnly": .boolean,
        "erasedToConcreteExistential": .boolean, "onlyIfAvailable": .boolean, "concurrently": .boolean,
        "isLocal": .boolean, "automaticMocks": .boolean,
        "customMockName": .text, "mockAttributes": .text, "fulfilledByType": .text,
        "fulfilledByDependencyNamed": .text, "mockConditionalCompilation": .text, "defaultIsolation": .text,
        "languageMode": .text, "mockPrefix": .text,
        "additionalImportedModules": .texts, "additionalDirectoriesToInclude": .texts,
        "additionalMocksToGenerate": .texts, "warningsAsErrors": .texts, "silencedWarnings": .texts,
        "ofType": .type, "fulfillingAdditionalTypes": .types, "lifetime": .lifetime,
        "collecting": .texts, "key": .key,
    ]

    /// Returns whether an argument is such a literal, or `nil`.
    package func allows(_ value: ArgumentValue) -> Bool {
        if self == .key { return value == .null || CollectionKey.Value(value) != nil }
        return switch value {
        case .null: true
        case .boolean: self == .boolean
        case .string: self == .text
        case .metatype: self == .type
        case .other: self == .lifetime && InstanceLifetime(value) != nil
        case .array(let elements):
            elements.allSatisfy { element in
                switch self {
                case .texts: LiteralForm.text.allows(element.value)
                case .types: LiteralForm.type.allows(element.value)
                case .boolean, .text, .type, .lifetime, .key: false
                }
            }
        }
    }
}

extension AttributeUse {
    /// The source that the attribute specifies.
    func source(_ kind: DependencyAttribute) -> DependencyDeclaration.Source {
        switch kind {
        case .forwarded:
            return .forwarded
        case .instantiated:
            return .instantiated(instantiation)
        case .received:
            let onlyIfAvailable = boolean("onlyIfAvailable") ?? false
            guard let renaming = renaming(onlyIfAvailable: onlyIfAvailable) else {
                return .received(onlyIfAvailable: onlyIfAvailable)
            }
            return .renamed(renaming)
        }
    }

    private var instantiation: DependencyDeclaration.Instantiation {
        var read = DependencyDeclaration.Instantiation()
        if arguments == nil { return read }
        if let argument = self.argument("fulfilledByType"), case .string(let name) = argument.value {
            read.fulfilledByType = Parser.parseType(name).map {
                TypeReference(type: $0, range: argument.valueRange)
            }
        }
        read.erasedToConcreteExistential = boolean("erasedToConcreteExistential") ?? false
        read.lifetime = argument("lifetime").flatMap { InstanceLifetime($0.value) }
        read.isConcurrent = boolean("concurrently") ?? false
        read.collecting = argument("collecting")?.namedTypes
        read.onlyIfAvailable = boolean("onlyIfAvailable") ?? false
        return read
    }

    private func renaming(onlyIfAvailable: Bool) -> DependencyDeclaration.Renaming? {
        guard let argument = self.argument("fulfilledByDependencyNamed"),
            case .string(let label) = argument.value,
            case .metatype(let type)? = self.argument("ofType")?.value
        else { return nil }
        return DependencyDeclaration.Renaming(
            label: label,
            labelRange: argument.valueRange,
            type: type,
            erasedToConcreteExistential: boolean("erasedToConcreteExistential") ?? false,
            onlyIfAvailable: onlyIfAvailable
        )
    }

    /// The argument with the given label.
    package func argument(_ label: String) -> AttributeArgument? { arguments?.first { $0.label == label } }

    /// The value of a Boolean argument; `nil` if it is left out or not a literal.
    package func boolean(_ label: String) -> Bool? {
        guard case .boolean(let value)? = argument(label)?.value else { return nil }
        return value
    }

    /// The text of a string argument; `nil` if it is left out or not a literal.
    package func text(_ label: String) -> String? { argument(label)?.value.text }

    /// The types in an argument such as `[P.self, Q.self]`, without elements that are not types.
    package func types(_ label: String) -> [TypeReference] {
        guard case .array(let elements)? = argument(label)?.value else { return [] }
        return elements.compactMap { element in
            guard case .metatype(let type) = element.value else { return nil }
            return type
        }
    }

    /// `@Instantiable(mockOnly: true)`: the type is no part of the tree, and exempt from the rules that apply only to
    /// the tree.
    package var servesDoublesOnly: Bool { boolean("mockOnly") == true }

    /// The name of the function that makes the double.
    package var doubleName: String { text("customMockName") ?? "mock" }

    /// Whether an argument configures test doubles.
    package var saysOfDoubles: Bool {
        arguments?.contains { argument in
            ["generateMock", "mockOnly", "customMockName", "mockAttributes"].contains(argument.label)
        } ?? false
    }

    /// `@available(*, unavailable)`
    var makesUnavailable: Bool {
        guard baseName == "available" else { return false }
        return spelling.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
    }
}

extension AttributeArgument {
    /// The types that an array of strings names, without elements that name none; `nil` if the argument is not an
    /// array.
    fileprivate var namedTypes: [TypeReference]? {
        guard case .array(let elements) = value else { return nil }
        return elements.compactMap { element in
            guard case .string(let name) = element.value else { return nil }
            return Parser.parseType(name).map { TypeReference(type: $0, range: element.range) }
        }
    }
}

extension CollectionKey {
    /// The key in `@Instantiable(key: "export")`; `nil` if it is left out, or neither a literal nor a case of an enum.
    package init?(_ attribute: AttributeUse) {
        guard let argument = attribute.argument("key"), let value = Value(argument.value) else { return nil }
        self.init(value: value, range: argument.valueRange)
    }
}

extension CollectionKey.Value {
    /// `nil` if the argument is not a key.
    package init?(_ argument: ArgumentValue) {
        switch argument {
        case .string(let text): self = .text(text)
        case .other(let text):
            if let digits = Self.digits(of: text) {
                self = .integer(digits)
            } else if let named = CollectionKey.Case(text) {
                self = .enumCase(named)
            } else {
                return nil
            }
        case .boolean, .null, .array, .metatype: return nil
        }
    }

    /// The decimal digits of an integer literal: `42` for `0x2A`.
    private static func digits(of text: String) -> String? {
        let isNegative = text.hasPrefix("-")
        let literal = text.dropFirst(isNegative ? 1 : 0).filter { $0 != "_" }
        guard let first = literal.first, first.isASCII, first.isNumber else { return nil }
        let radix = ["0x": 16, "0o": 8, "0b": 2][String(literal.prefix(2))]
        let number = radix.map { UInt64(literal.dropFirst(2), radix: $0) } ?? UInt64(literal)
        return number.map { isNegative && $0 > 0 ? "-\($0)" : "\($0)" }
    }
}

extension CollectionKey.Case {
    /// `nil` if the text does not look like a case of a named type.
    fileprivate init?(_ text: String) {
        guard let dot = text.lastIndex(of: "."), case .named(let type)? = Parser.parseType(text) else {
            return nil
        }
        guard type.count > 1, let name = type.last, name.arguments.isEmpty, dot != text.startIndex else {
            return nil
        }
        self.init(of: .named(Array(type.dropLast())), named: name.name)
    }
}

extension InstanceLifetime {
    /// The lifetime in `.lazy`, with or without the name of the type.
    package init?(_ value: ArgumentValue) {
        guard case .other(let text) = value, let dot = text.lastIndex(of: "."),
            ["", "InstanceLifetime", "Heirloom.InstanceLifetime"].contains(text[..<dot])
        else { return nil }
        self.init(rawValue: String(text[text.index(after: dot)...]))
    }
}

extension TypeAttribute {
    /// The attributes in a text, as they are written before a function; `nil` if the text contains anything else.
    package static func all(in text: String) -> [TypeAttribute]? {
        let file = Parser.parse("\(text)\nfunc f() {}")
        guard file.faults.isEmpty, file.declarations.count == 1,
            case .function(let function) = file.declarations[0], function.modifiers.isEmpty
        else { return nil }
        // Anything before the function would be an expression in a script.
        let isWhole = text.prefix { $0.isWhitespace }.utf8.count == function.range.start.offset
        guard isWhole || text.allSatisfy(\.isWhitespace) else { return nil }
        return function.attributes.map { attribute in
            attribute.arguments == nil
                ? TypeAttribute(named: attribute.name) : .word(attribute.spelling)
        }
    }
}

extension ArgumentValue {
    /// The text of a string literal.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}

extension [AttributeUse] {
    /// Heirloom's attribute with the given name.
    func heirloom(_ name: String) -> AttributeUse? { first { $0.isHeirloom(name) } }

    /// Whether Heirloom's attribute with the given name is among them.
    package func hasHeirloom(_ name: String) -> Bool { contains { $0.isHeirloom(name) } }

    /// Whether one of Heirloom's attributes for dependencies is among them.
    var holdDependency: Bool { !isEmpty && contains { DependencyAttribute($0) != nil } }

    /// The names of the attributes that may be macros, which can add conformances and members that are not written.
    var macroCandidates: [String] {
        compactMap { attribute in
            if attribute.isHeirloom("Instantiable") { return nil }
            let name = attribute.baseName
            let isKnown = LanguageAttributes.names.contains(name) || plainAttributes.contains(name)
            return isKnown ? nil : attribute.name.spelling
        }
    }
}

/// Attributes of types and initializers that add neither a conformance to the user's own types nor an initializer that
/// takes one: the main actor, and macros of Apple's and the toolchain's.
private let plainAttributes: Set<String> = ["MainActor", "Model", "Observable", "Suite", "Test"]
