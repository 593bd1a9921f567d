import HeirloomModel
import HeirloomSyntax

/// The types of the values that the instances of a type store.
enum StoredTypes {
    /// The types of stored properties and of the associated values of cases; `nil` for a type that only the compiler
    /// knows, or that depends on a condition.
    static func types(of members: MemberScan, in type: TypeDeclaration, text: SourceText) -> [TypeReference?]
    {
        members.stored.map { stored in
            stored.isConditional ? nil : self.type(of: stored.property, text: text)
        } + type.payloadTypes.map(Optional.some)
    }

    private static func type(of property: PropertyDeclaration, text: SourceText) -> TypeReference? {
        if property.isNonisolatedUnsafe { return nil }
        let type = property.type ?? initializedType(of: property, text: text)
        let wrappers = property.wrappers
        if wrappers.isEmpty { return type }
        return TypeReference(
            type: wrappers.reversed().reduce(type?.type ?? .placeholder) { $1.name.wrapping($0) },
            range: type?.range ?? property.nameRange
        )
    }

    /// `Name` for `var x = Name(…)`.
    private static func initializedType(of property: PropertyDeclaration, text: SourceText) -> TypeReference?
    {
        guard let value = property.initialValue, property.type == nil,
            let name = text.initializedName(in: value)
        else { return nil }
        return TypeReference(type: .named(name.map { TypeNameComponent($0) }), range: value)
    }
}

extension PropertyDeclaration {
    /// `nonisolated(unsafe)`
    var isNonisolatedUnsafe: Bool {
        !modifiers.isEmpty
            && modifiers.contains { $0.keyword == "nonisolated" && $0.detail?.contains("unsafe") == true }
    }
}

extension TypeExpression {
    /// `Wrapper<T>` for a wrapper that is written without the type of its value.
    func wrapping(_ value: TypeExpression) -> TypeExpression {
        guard case .named(var components) = self, let last = components.last, last.arguments.isEmpty else {
            return self
        }
        components[components.count - 1].arguments = [value]
        return .named(components)
    }
}

extension SourceText {
    /// The name of the type if the value is a single call of its initializer: `Outer.Name(…)`, `Name.init(…)`.
    fileprivate func initializedName(in range: SourceRange) -> [String]? {
        withBytes { bytes in
            guard range.end.offset <= bytes.count, range.start.offset < range.end.offset else { return nil }
            let value = bytes[range.start.offset..<range.end.offset]
            guard let first = value.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
                let open = value.firstIndex(of: UInt8(ascii: "(")),
                value[..<open].allSatisfy({ $0.isPartOfName && $0 < 0x80 || $0 == UInt8(ascii: ".") }),
                Self.isOneCall(value[open...])
            else { return nil }
            let parts = value[..<open].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            var names = parts.map { String(decoding: $0, as: UTF8.self) }
            if names.count > 1, names.last == "init" { names.removeLast() }
            return names.allSatisfy { $0.first?.isUppercase == true } ? names : nil
        }
    }

    /// Whether the opening parenthesis is closed by the last byte. `false` if strings, comments or regular expressions
    /// may contain other parentheses.
    private static func isOneCall(_ call: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var depth = 0
        for (index, byte) in zip(call.indices, call) {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index == call.endIndex - 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#"): return false
            case _: break
            }
        }
        return false
    }
}

/// The facts about the members of a type or extension in a summary, including those in every clause of `#if`.
struct MemberScan {
    /// The initializers, each with the condition inside the type or extension under which it is declared; `nil` outside
    /// of `#if`.
    private(set) var initializers: [(declaration: InitializerDeclaration, condition: Condition?)] = []
    /// The properties that every instance stores, and whether each is declared under `#if`.
    private(set) var stored: [(property: PropertyDeclaration, isConditional: Bool)] = []
    /// The written type of the instance property `id`, outside of `#if`.
    private(set) var typeOfID: TypeReference?
    /// Whether a macro is used among the members, which may declare more of them.
    private(set) var usesMacros = false
    private var capitalized: Set<String> = []

    init(_ members: [Declaration]) {
        stored.reserveCapacity(members.count)
        members.forEachInAllClauses { member, condition in
            switch member {
            case .property(let property):
                note(property.name)
                if property.name == "id", !property.isTypeProperty, condition == nil {
                    typeOfID = property.type
                }
                if property.storage != .computed, !property.isTypeProperty {
                    stored.append((property, condition != nil))
                }
            case .function(let function):
                note(function.name)
            case .initializer(let initializer):
                if !initializer.attributes.macroCandidates.isEmpty { usesMacros = true }
                initializers.append((initializer, condition))
            case .macroUse:
                usesMacros = true
            case .importing, .type, .extending, .alias, .conditional:
                break
            }
        }
    }

    /// Whether an initializer is missing, because a stored property has no value.
    var lacksInitializer: Bool { initializers.isEmpty && stored.contains { !$0.property.hasValue } }

    /// The names of the properties and functions that start like the name of a type or a generated function, sorted.
    var capitalizedNames: [String] { capitalized.isEmpty ? [] : capitalized.sorted() }

    private mutating func note(_ name: String) {
        if SoughtWords.heirloom.mayMeetGenerated(name) { capitalized.insert(name) }
    }
}

extension InitializerDeclaration {
    /// The type of the only argument of a call, which has no label: `some P` for a generic parameter `T: P`, a placeholder
    /// for one without constraints. Those of its associated types are left to the compiler.
    var unlabeledArgument: TypeExpression? {
        guard !signature.isAsync, !signature.throwing.mayThrow,
            let index = signature.parameters.firstIndex(where: { $0.label == nil }),
            signature.parameters.indices.allSatisfy({ $0 == index || signature.parameters[$0].isOptional })
        else { return nil }
        let type = signature.parameters[index].type.type
        if type.isParameter(saying: "inout") { return nil }
        let argument = type.argument
        let generic = signature.genericParameters.first { argument == .named([TypeNameComponent($0.name)]) }
        guard let generic else { return argument }
        let required = signature.requirements.filter { $0.subject == argument }.compactMap(\.supertype)
        let bounds = [generic.inheritance?.type].compactMap(\.self) + required
        if bounds.isEmpty { return .placeholder }
        return .opaque(bounds.count == 1 ? bounds[0] : .composition(bounds))
    }
}

extension TypeExpression {
    /// The type of the argument for a parameter of this type: `T` for `@autoclosure () -> T`.
    fileprivate var argument: TypeExpression {
        guard case .attributed(let words, let base) = self else { return self }
        guard words.contains("@autoclosure"), case .function(let closure) = base else { return base.argument }
        return closure.result
    }
}

extension Throwing {
    /// Whether a call needs `try`, whatever its arguments are.
    fileprivate var mayThrow: Bool {
        switch self {
        case .never, .rethrowing: false
        case .anyError: true
        case .error(let error): error != .named([TypeNameComponent("Never")])
        }
    }
}
