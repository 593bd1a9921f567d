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
