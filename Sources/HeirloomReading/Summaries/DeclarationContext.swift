import HeirloomModel
import HeirloomSyntax

/// What the declarations around a declaration say about it.
struct DeclarationContext {
    /// The text of the file.
    let text: SourceText
    /// What the file declares.
    let names: DeclaredNames
    /// The declarations around, outermost first.
    var enclosing: [EnclosingDeclaration] = []
    /// Whether the rules for the type around look at its properties.
    private(set) var isInInstantiableType = false
    /// The names around, outermost first; an extension's type as it is written.
    var path: [String] = []
    /// The narrowest access level around.
    var access = AccessLevel.open
    /// What a declaration that says nothing is given.
    var defaultAccess = AccessLevel.internal
    /// `@available(…)` around, outermost first.
    var availability: [String] = []
    /// `@_spi(…)` around, outermost first.
    var spiAttributes: [String] = []
    /// The conditions of the clauses of `#if` around, outermost first.
    var clauses: [Condition] = []

    /// The context of a file's declarations.
    init(text: SourceText, names: DeclaredNames) {
        self.text = text
        self.names = names
    }

    /// Whether an extension is the declaration around.
    var isInExtension: Bool {
        if case .extending? = enclosing.last { true } else { false }
    }

    /// The access level of a declaration with these modifiers.
    func access(of modifiers: [Modifier]) -> AccessLevel {
        min(access, modifiers.access ?? defaultAccess)
    }

    /// The context of the members of a type.
    func entering(_ type: TypeDeclaration) -> DeclarationContext {
        var inner = self
        inner.enclosing.append(.type(type))
        inner.isInInstantiableType = type.attributes.hasHeirloom("Instantiable")
        inner.path.append(type.name)
        inner.access = access(of: type.modifiers)
        // A protocol's requirements are as visible as the protocol.
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

    /// The context of what counts under a condition only.
    func entering(_ condition: Condition) -> DeclarationContext {
        var inner = self
        inner.clauses.append(condition)
        return inner
    }

    /// The type whose members these are, `nil` at file scope and in an extension.
    var owner: TypeDeclaration? {
        guard case .type(let type)? = enclosing.last else { return nil }
        return type
    }

    /// The condition under which the declarations count, `nil` outside of `#if`.
    var condition: Condition? {
        clauses.isEmpty ? nil : .all(of: clauses)
    }
}

extension [AttributeUse] {
    /// `@available(…)` as written.
    var availability: [String] {
        filter { $0.baseName == "available" }.map(\.spelling)
    }

    /// `@_spi(…)` as written.
    var spi: [String] {
        filter { $0.baseName == "_spi" }.map(\.spelling)
    }
}

extension [Modifier] {
    /// `nonisolated(nonsending)`
    var saysNonsending: Bool {
        contains { $0.keyword == "nonisolated" && $0.detail?.contains("nonsending") == true }
    }
}

extension IsolationSpelling {
    /// What attributes and modifiers say, and of a function its parameters.
    init(attributes: [AttributeUse], modifiers: [Modifier], parameters: [ParameterDeclaration] = []) {
        self.init(
            attributes: attributes.compactMap { attribute in
                (attribute.arguments == nil || attribute.baseName == "objc")
                    && !attribute.isHeirloom("Instantiable")
                    ? attribute.name.spelling : nil
            },
            isNonisolated: modifiers.has("nonisolated"),
            isOfCaller: modifiers.saysNonsending || parameters.contains(where: \.isIsolationOfCaller)
        )
    }
}
