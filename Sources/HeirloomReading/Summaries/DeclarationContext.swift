import HeirloomModel
import HeirloomSyntax

/// The properties that a declaration takes from the declarations around it.
struct DeclarationContext {
    /// The text of the file.
    let text: SourceText
    /// The names that the file declares.
    let names: DeclaredNames
    /// The enclosing declarations, outermost first.
    var enclosing: [EnclosingDeclaration] = []
    /// Whether the enclosing type is instantiable, so that its rules examine its properties.
    private(set) var isInInstantiableType = false
    /// The names of the enclosing types, outermost first; the type of an extension as it is written.
    var path: [String] = []
    /// The lowest access level of the enclosing declarations.
    var access = AccessLevel.open
    /// The access level of a declaration without a modifier.
    var defaultAccess = AccessLevel.internal
    /// The `@available(…)` attributes of the enclosing declarations, outermost first.
    var availability: [String] = []
    /// The `@_spi(…)` attributes of the enclosing declarations, outermost first.
    var spiAttributes: [String] = []
    /// The conditions of the enclosing clauses of `#if`, outermost first.
    var clauses: [Condition] = []

    /// Whether the innermost enclosing declaration is an extension.
    var isInExtension: Bool { if case .extending? = enclosing.last { true } else { false } }

    /// Whether that extension is `nonisolated`.
    var isInNonisolatedExtension: Bool {
        guard case .extending(let extended)? = enclosing.last else { return false }
        return extended.modifiers.has("nonisolated")
    }

    /// The access level of a declaration with these modifiers.
    func access(of modifiers: [Modifier]) -> AccessLevel { min(access, modifiers.access ?? defaultAccess) }

    /// The context of the members of a type.
    func entering(_ type: TypeDeclaration) -> DeclarationContext {
        var inner = self
        inner.enclosing.append(.type(type))
        inner.isInInstantiableType = type.attributes.hasHeirloom("Instantiable")
        inner.path.append(type.name)
        inner.access = access(of: type.modifiers)
        // The requirements of a protocol are as accessible as the protocol.
        inner.defaultAccess = type.kind == .protocol ? inner.access : .internal
        inner.availability += type.attributes.availability
        inner.spiAttributes += type.attributes.spi
        return inner
    }

    /// The context of the members of an extension.
    func entering(_ extended: ExtensionDeclaration) -> DeclarationContext {
        var inner = self
        inner.enclosing.append(.extending(extended))
        inner.isInInstantiableType = false
        inner.path = extended.extendedType.type.nominalName ?? [extended.extendedType.type.spelling]
        inner.defaultAccess = extended.modifiers.access ?? .internal
        inner.availability += extended.attributes.availability
        inner.spiAttributes += extended.attributes.spi
        return inner
    }

    /// The context of declarations under a condition.
    func entering(_ condition: Condition) -> DeclarationContext {
        var inner = self
        inner.clauses.append(condition)
        return inner
    }

    /// The type whose members these are; `nil` at file scope and in an extension.
    var owner: TypeDeclaration? {
        guard case .type(let type)? = enclosing.last else { return nil }
        return type
    }

    /// The condition of the declarations; `nil` outside of `#if`.
    var condition: Condition? { clauses.isEmpty ? nil : .all(of: clauses) }
}

extension [AttributeUse] {
    /// The `@available(…)` attributes as written.
    var availability: [String] { compactMap { $0.baseName == "available" ? $0.spelling : nil } }

    /// The `@_spi(…)` attributes as written.
    var spi: [String] { compactMap { $0.baseName == "_spi" ? $0.spelling : nil } }
}

extension [Modifier] {
    /// `nonisolated(nonsending)`
    var saysNonsending: Bool {
        !isEmpty && contains { $0.keyword == "nonisolated" && $0.detail?.contains("nonsending") == true }
    }
}

extension IsolationSpelling {
    /// The isolation in attributes and modifiers, and for a function in its parameters.
    init(attributes: [AttributeUse], modifiers: [Modifier], parameters: [ParameterDeclaration] = []) {
        self.init(
            attributes: attributes.isEmpty
                ? []
                : attributes.compactMap { attribute in
                    (attribute.arguments == nil || attribute.baseName == "objc")
                        && !attribute.isHeirloom("Instantiable")
                        ? attribute.name.spelling : nil
                },
            isNonisolated: modifiers.has("nonisolated"),
            isOfCaller: modifiers.saysNonsending || parameters.contains { $0.isIsolationOfCaller }
        )
    }
}
