import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// Arguments must be literals with labels that exist: they are read from source and never evaluated.
enum NonLiteralArgumentRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        problems(in: attribute.arguments ?? [], of: "@" + attribute.baseName)
    }

    static func problems(in configuration: MacroUse) -> [LocalProblem] {
        problems(in: configuration.arguments, of: "#" + configuration.name)
    }

    private static func problems(
        in arguments: [AttributeArgument],
        of macro: @autoclosure () -> String
    ) -> [LocalProblem] {
        arguments.compactMap { argument in
            guard let label = argument.label else { return nil }
            guard let form = LiteralForm.ofArguments[label] else {
                return misspelled(label, of: argument, macro())
            }
            if form.allows(argument.value) { return nil }
            return LocalProblem(
                .unreadableArgument,
                at: argument.valueRange,
                message: "'\(label)' is read from source, so it must be \(form.phrase)"
            )
        }
    }

    /// The compiler reports a wrong label as well, but not if what follows from it keeps the module from being compiled.
    private static func misspelled(
        _ label: String,
        of argument: AttributeArgument,
        _ macro: String
    ) -> LocalProblem {
        let start = argument.range.start
        let range = SourceRange(start: start, end: start.moved(by: label.utf8.count))
        let meant = LiteralForm.ofArguments.keys.sorted().first {
            Misspelling.distance(Array($0.utf8), Array(label.utf8)) != nil
        }
        return LocalProblem(
            .unreadableArgument,
            at: range,
            message: "'\(macro)' has no argument '\(label)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
        ) { edits in
            meant.map { [FixIt("write '\($0)'", edits.replace(range, with: $0))] } ?? []
        }
    }
}

extension LiteralForm {
    fileprivate var phrase: String {
        switch self {
        case .boolean: "a literal 'true' or 'false'"
        case .text: "a string literal"
        case .texts: "an array of string literals such as '[\"Name\"]'"
        case .type: "a type such as 'Name.self'"
        case .types: "an array of types such as '[Name.self]'"
        case .lifetime: "'.lazy' or '.weak'"
        case .key: "a string literal, an integer literal or an enum case such as 'Name.case'"
        }
    }
}

/// A name in a string must be valid: of a type in `fulfilledByType`, `collecting` and `additionalMocksToGenerate`, of a
/// property in `fulfilledByDependencyNamed`, of a function in `customMockName`, and the start of one in `mockPrefix`.
enum UnreadableNameRule {
    static func problems(in arguments: [AttributeArgument]) -> [LocalProblem] {
        arguments.flatMap { argument -> [LocalProblem] in
            guard let (kind, isName) = argument.label.flatMap({ kinds[$0] }) else { return [] }
            return argument.texts.filter { !isName($0.name) }.map { text in
                LocalProblem(.unreadableName, at: text.range, message: "\"\(text.name)\" is not a \(kind)")
            }
        }
    }

    /// The kinds of names, by the labels of their arguments.
    private static let kinds: [String: (kind: String, isName: @Sendable (String) -> Bool)] = [
        "fulfilledByType": ("type name", isTypeName),
        "collecting": ("type name", isTypeName),
        "additionalMocksToGenerate": ("type name", isTypeName),
        "fulfilledByDependencyNamed": ("property name", isPropertyName),
        "customMockName": ("function name", isFunctionName),
        "mockPrefix": ("prefix of a type name", ReservedWords.isPlainIdentifier),
    ]

    @Sendable private static func isTypeName(_ text: String) -> Bool {
        Parser.parseType(text)?.nominalName != nil
    }

    /// Whether the text is the name of a function without its backticks, such as `mock` or `two words`. Text that looks
    /// like an expression is not a name.
    @Sendable static func isFunctionName(_ text: String) -> Bool {
        ReservedWords.isPlainIdentifier(text) || isPropertyName(text) && text.isOfWords
    }

    /// Whether the text is the name of a property. It may be `default` or `two words`, because only the declaration
    /// needs backticks. Text that looks like an expression is not a name.
    @Sendable private static func isPropertyName(_ text: String) -> Bool {
        !text.contains { "`\\\r\n".contains($0) } && text.contains { !$0.isWhitespace }
            && !text.hasSuffix("()") && !text.hasSuffix(".self")
    }
}

extension String {
    /// Whether it consists of letters, digits and `_`, with single spaces between words.
    fileprivate var isOfWords: Bool {
        split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }
}

extension AttributeArgument {
    /// The string of the argument, or the strings in its array.
    fileprivate var texts: [NamedPlace] {
        switch value {
        case .string(let text):
            return [NamedPlace(name: text, range: valueRange)]
        case .array(let elements):
            return elements.compactMap { element in
                guard case .string(let text) = element.value else { return nil }
                return NamedPlace(name: text, range: element.range)
            }
        case .boolean, .null, .metatype, .other:
            return []
        }
    }
}

/// `fulfillingAdditionalTypes` lists no optional types: to fulfill an optional, list the type it wraps.
enum NeedlessOptionalRule {
    static func problems(in attribute: AttributeUse) -> [LocalProblem] {
        attribute.types("fulfillingAdditionalTypes").compactMap { type in
            guard let wrapped = type.type.wrappedInOptional else { return nil }
            return LocalProblem(
                .needlessOptional,
                at: type.range,
                message: """
                    '\(type.type.spelling)' is optional; list '\(wrapped.spelling)', which also fulfills optional \
                    properties
                    """
            ) {
                [
                    FixIt(
                        "list '\(wrapped.spelling)'",
                        $0.replace(type.range, with: wrapped.postfixOperandSpelling)
                    )
                ]
            }
        }
    }
}

/// A dependency with `onlyIfAvailable` has an optional type that is not implicitly unwrapped; if instantiated, it may
/// be a collection instead. The type in `ofType` is not optional.
///
/// Aliases cannot be resolved here: the generator checks whether a type that may be an alias is optional.
enum OnlyIfAvailableNotOptionalRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard property.attribute.boolean("onlyIfAvailable") == true, property.factory == nil else {
            return []
        }
        return [problem(withTypeOf: property), problem(withSourceOf: property)].compactMap(\.self)
    }

    private static func problem(withTypeOf property: InjectedProperty) -> LocalProblem? {
        guard let type = property.declaration.type else { return nil }
        let isReceived = property.kind == .received
        let wanted: TypeExpression
        if case .implicitlyUnwrapped(let wrapped) = type.type {
            wanted = .optional(wrapped)
        } else {
            let isCollection = property.kind == .instantiated && type.type.isCollection
            if type.type.wrappedInOptional != nil || isCollection || type.type.mayBeAlias { return nil }
            wanted = .optional(type.type)
        }
        return LocalProblem(
            .onlyIfAvailableNotOptional,
            of: property,
            message: """
                '\(property.label)' is \(isReceived ? "received" : "instantiated") only if available, so its type must \
                be optional\(isReceived ? "" : " or a collection"), not '\(type.type.spelling)'
                """
        ) { edits in
            let optional = edits.replace(type.range, with: wanted.spelling)
            return [FixIt("make '\(property.label)' optional", optional)]
                + edits.removing(flag: "onlyIfAvailable", from: property.attribute)
        }
    }

    private static func problem(withSourceOf property: InjectedProperty) -> LocalProblem? {
        guard case .metatype(let type)? = property.attribute.argument("ofType")?.value,
            let wrapped = type.type.wrappedInOptional
        else { return nil }
        return LocalProblem(
            .needlessOptional,
            at: type.range,
            message: """
                '\(type.type.spelling)' is optional; write '\(wrapped.spelling)', and 'onlyIfAvailable' also finds \
                optional values
                """
        ) {
            [
                FixIt(
                    "write '\(wrapped.spelling)'",
                    $0.replace(type.range, with: wrapped.postfixOperandSpelling)
                )
            ]
        }
    }
}

extension TypeExpression {
    /// Whether it is spelled as an array or a dictionary.
    fileprivate var isCollection: Bool {
        let type = withoutParentheses
        if case .array = type { return true }
        if case .dictionary = type { return true }
        guard case .named(let components) = type, let last = components.last else { return false }
        return ["Array", "Dictionary"].contains(last.name) && !last.arguments.isEmpty
    }
}

/// A rename changes the name or the type of a dependency.
enum RenamedToItselfRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard case .renamed(let renaming) = property.source, renaming.label == property.label,
            let type = property.declaration.type?.type
        else { return nil }
        let isOptional = renaming.onlyIfAvailable
        let declared = isOptional ? type.wrappedInOptional ?? type : type
        guard declared.isSpelledLike(renaming.type.type) else { return nil }
        return LocalProblem(
            .renamedToItself,
            of: property,
            message: """
                '\(property.label)' is renamed to itself; use '@Received' without 'fulfilledByDependencyNamed'
                """
        ) { edits in
            guard let arguments = property.attribute.argumentsRange else { return [] }
            return [
                FixIt(
                    isOptional ? "keep only 'onlyIfAvailable: true'" : "remove the arguments",
                    edits.replace(arguments, with: isOptional ? "(onlyIfAvailable: true)" : "")
                )
            ]
        }
    }
}

/// An `Instantiator` builds the type between its angle brackets, which `fulfilledByType` cannot change. The type of an
/// erased one does not name the type to build, so `fulfilledByType` does.
enum InstantiatorTypeRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard property.kind == .instantiated, property.factory == nil, let type = property.declaration.type,
            let instantiator = InstantiatorType(type.type)
        else { return nil }
        let argument = property.attribute.argument("fulfilledByType").flatMap { $0.value == .null ? nil : $0 }
        switch (instantiator.kind.isErased, argument) {
        case (true, nil):
            let message = """
                '\(property.label): \(type.type.spelling)' does not specify the type to build; name it: \
                '@Instantiated(fulfilledByType: "Name")'
                """
            return LocalProblem(.erasedInstantiatorWithoutType, of: property, message: message)
        case (false, let argument?):
            let message = """
                'fulfilledByType' has no effect on '\(property.label)': its type already names \
                '\(instantiator.arguments.first?.spelling ?? "_")'; to build another type, use 'ErasedInstantiator'
                """
            return LocalProblem(.instantiatorFulfilledByType, at: argument.range, message: message) {
                [$0.removing(argument, from: property.attribute)]
            }
        case (true, _?), (false, nil): return nil
        }
    }
}
