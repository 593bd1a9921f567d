import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension LocalProblem {
    /// `private init(x: X)`
    static func inaccessible(
        _ modifier: Modifier,
        of type: InstantiableType,
        in text: SourceText
    ) -> LocalProblem {
        let singleton = type.singletonExtension(in: text)
        let advice =
            singleton == nil
            ? "" : "; return the one instance from an extension with 'static func instantiate'"
        return LocalProblem(
            .unusableInitializer,
            at: modifier.range,
            message: modifier.message(hiding: "initializer", of: type.declaration.name) + advice
        ) { edits in
            if let singleton {
                let message = "replace '@Instantiable' with an extension that declares 'instantiate'"
                let insertion = edits.insert(singleton, at: type.declaration.range.end)
                return [FixIt(message, edits.remove(type.attribute.range), insertion)]
            }
            guard let access = type.memberAccess else { return [edits.removing(modifier)] }
            return [
                FixIt("make it '\(access.rawValue)'", edits.replace(modifier.range, with: access.rawValue))
            ]
        }
    }
}

extension InstantiableType {
    /// Returns the extension that builds the type from the instance that it keeps of itself, `static let shared =
    /// Store()`; `nil` if it keeps none, or if information would be lost.
    fileprivate func singletonExtension(in text: SourceText) -> String? {
        guard initializable.isEmpty, injected.isEmpty, enclosing.isEmpty, attribute.argumentsRange == nil,
            let instance = declaration.members.lazy.compactMap({ self.instance($0, text) }).first
        else { return nil }
        let conforms = declaration.inheritance.conformToInstantiable
        let access = memberAccess.map { "\($0.rawValue) " } ?? ""
        return """


            @Instantiable\(conforms ? "(conformsElsewhere: true)" : "")
            extension \(declaration.name)\(conforms ? "" : ": Instantiable") {
            \(text.indentationStep)\(access)static func instantiate() -> \(declaration.name) { \(instance) }
            }
            """
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
