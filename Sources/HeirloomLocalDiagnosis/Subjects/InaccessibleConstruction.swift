import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An initializer, or an `instantiate`, that another file cannot call.
package struct InaccessibleConstruction: Sendable {
    /// What it is, in words.
    let kind: String
    let modifier: Modifier
    /// The level at which the type itself is seen, where that needs a word.
    let wanted: AccessLevel?
    /// The extension that builds the type from the one instance that it has: `static let shared = Store()`.
    let singleton: DeclarationProblem.ExtensionReplacement?

    init(
        kind: String,
        modifier: Modifier,
        wanted: AccessLevel? = nil,
        singleton: DeclarationProblem.ExtensionReplacement? = nil
    ) {
        self.kind = kind
        self.modifier = modifier
        self.wanted = wanted
        self.singleton = singleton
    }
}

extension InstantiableType {
    /// The problem with an initializer that is hidden, with what fixes it.
    func inaccessible(_ modifier: Modifier, in text: SourceText) -> InaccessibleConstruction {
        let isWider = writtenAccess.map { $0 > .internal } ?? false
        return InaccessibleConstruction(
            kind: "initializer",
            modifier: modifier,
            wanted: isWider ? writtenAccess.map { min($0, .public) } : nil,
            singleton: singletonExtension(in: text)
        )
    }

    /// The extension that hands out the one instance that the type keeps of itself, `nil` where it keeps none, or where
    /// something would be lost.
    private func singletonExtension(in text: SourceText) -> DeclarationProblem.ExtensionReplacement? {
        guard initializable.isEmpty, injected.isEmpty, enclosing.isEmpty, attribute.argumentsRange == nil,
            let instance = declaration.members.lazy.compactMap({ self.instance($0, text) }).first
        else { return nil }
        let conforms = InstantiableTypesConform.conforms(declaration.inheritance)
        let access = writtenAccess.map { $0 > .internal ? "\(min($0, .public).rawValue) " : "" } ?? ""
        let step = text.indentationStep
        let lines = [
            "", "", "@Instantiable\(conforms ? "(conformsElsewhere: true)" : "")",
            "extension \(declaration.name)\(conforms ? "" : ": Instantiable") {",
            "\(step)\(access)static func instantiate() -> \(declaration.name) { \(instance) }", "}",
        ]
        return DeclarationProblem.ExtensionReplacement(
            removed: [attribute.range],
            insertion: declaration.range.end,
            text: lines.joined(separator: "\n")
        )
    }

    /// The name of a constant of the type that is an instance of it: `static let shared = Store()`.
    private func instance(_ member: Declaration, _ text: SourceText) -> String? {
        guard case .property(let property) = member, property.isTypeProperty, !property.isVariable,
            !property.isPattern, let value = property.initialValue
        else { return nil }
        if let type = property.type {
            return type.type.nominalName == [declaration.name] || type.type.nominalName == ["Self"]
                ? ReservedWords.escaped(property.name) : nil
        }
        let made = text.text(value).filter { !$0.isWhitespace }
        let isOwn = [declaration.name, "Self"].contains {
            made.hasPrefix("\($0)(") || made.hasPrefix("\($0).init(")
        }
        return isOwn && made.hasSuffix(")") ? ReservedWords.escaped(property.name) : nil
    }
}
