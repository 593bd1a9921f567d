import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An initializer or `instantiate` that other files cannot call.
package struct InaccessibleConstruction: Sendable {
    /// The kind of the function, in words.
    let kind: String
    let modifier: Modifier
    /// The access level to write instead, like that of the type; `nil` if removing the modifier is enough.
    let wanted: AccessLevel?
    /// The extension that builds the type from its only instance: `static let shared = Store()`.
    let singleton: ExtensionReplacement?

    init(
        kind: String,
        modifier: Modifier,
        wanted: AccessLevel? = nil,
        singleton: ExtensionReplacement? = nil
    ) {
        self.kind = kind
        self.modifier = modifier
        self.wanted = wanted
        self.singleton = singleton
    }
}

extension InstantiableType {
    /// Returns the problem with a hidden initializer, with its fixes.
    func inaccessible(_ modifier: Modifier, in text: SourceText) -> InaccessibleConstruction {
        let isWider = writtenAccess.map { $0 > .internal } ?? false
        return InaccessibleConstruction(
            kind: "initializer",
            modifier: modifier,
            wanted: isWider ? writtenAccess.map { min($0, .public) } : nil,
            singleton: singletonExtension(in: text)
        )
    }

    /// Returns the extension that builds the type from the instance that it keeps of itself; `nil` if it keeps none, or
    /// if information would be lost.
    private func singletonExtension(in text: SourceText) -> ExtensionReplacement? {
        guard initializable.isEmpty, injected.isEmpty, enclosing.isEmpty, attribute.argumentsRange == nil,
            let instance = declaration.members.lazy.compactMap({ self.instance($0, text) }).first
        else { return nil }
        let conforms = declaration.inheritance.conformToInstantiable
        let access = writtenAccess.map { $0 > .internal ? "\(min($0, .public).rawValue) " : "" } ?? ""
        let step = text.indentationStep
        let lines = [
            "", "", "@Instantiable\(conforms ? "(conformsElsewhere: true)" : "")",
            "extension \(declaration.name)\(conforms ? "" : ": Instantiable") {",
            "\(step)\(access)static func instantiate() -> \(declaration.name) { \(instance) }", "}",
        ]
        return ExtensionReplacement(
            removed: [attribute.range],
            insertion: declaration.range.end,
            text: lines.joined(separator: "\n")
        )
    }

    /// Returns the name of a static constant that is an instance of the type: `static let shared = Store()`.
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

/// An extension that replaces `@Instantiable` on a type.
struct ExtensionReplacement: Sendable {
    /// The attributes to remove.
    let removed: [SourceRange]
    let insertion: SourcePosition
    let text: String

    func fixIt(_ edits: SourceEdits) -> FixIt {
        FixIt(
            message: "replace '@Instantiable' with an extension that declares 'instantiate'",
            edits: removed.map(edits.remove) + [edits.insert(text, at: insertion)]
        )
    }
}
