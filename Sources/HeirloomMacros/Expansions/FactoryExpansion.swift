import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// `@Instantiated({ … })`: adds a function that builds the property and that generated code can call.
struct FactoryExpansion {
    let request: AttachedExpansionRequest

    var expansion: PluginReply.Expansion {
        var expansion = StrayPropertyExpansion(request: request).expansion
        // Another macro, such as '@Observable', repeats the attributes of a property on the storage it adds.
        guard expansion.diagnostics.isEmpty, request.declSyntax.location?.isInExpansion != true else {
            return expansion
        }
        let source = ExpansionSource(request.declSyntax)
        guard case .property(let declaration) = source.declaration,
            let property = InjectedProperty(expanded(declaration), isConditional: false, beside: [:]),
            let function = FactoryFunction(property)
        else { return expansion }
        expansion.expandedSource = function.text(from: source.text, at: request.declSyntax.location)
        return expansion
    }

    /// The property with only the attribute being expanded: if several are under `#if`, the compiler knows which one
    /// counts.
    private func expanded(_ property: PropertyDeclaration) -> PropertyDeclaration {
        guard let start = request.attributeSyntax.location?.offset,
            let startOfProperty = request.declSyntax.location?.offset,
            let attribute = property.attributes.first(where: {
                $0.range.start.offset >= start - startOfProperty
            })
        else { return property }
        return property.with(attributes: [attribute])
    }
}

/// `static func heirloomFactory_client(config: Config) -> any Client { … }`
private struct FactoryFunction {
    private let property: InjectedProperty
    private let closure: ClosureExpression
    private let type: TypeReference

    /// `nil` if the closure cannot be written as a function; the expansion of the type reports the reason.
    init?(_ property: InjectedProperty) {
        guard let closure = property.factory?.closure, let type = property.declaration.type,
            property.declaration.count == 1, closure.parameters.allSatisfy({ $0.type != nil })
        else { return nil }
        self.property = property
        self.closure = closure
        self.type = type
    }

    /// - Parameter location: The start of the text in its file.
    func text(from text: SourceText, at location: SyntaxMessage.Location?) -> String {
        let function = "\(head) {\(text.text(closure.bodyRange))}"
        // The compiler reports errors in the statements where they are written.
        guard let place = location?.directive(forLine: closure.bodyRange.start.line) else { return function }
        return "\(place)\n\(function)\n#sourceLocation()"
    }

    /// The function up to its body, on one line.
    private var head: String {
        let isolation = closure.isolation(serving: type.type)
        var words = isolation.attributes.map { "@" + $0 }
        switch property.declaration.modifiers.access {
        case .public, .open: words.append("public")
        case .package: words.append("package")
        case .internal, .private, .fileprivate, nil: break
        }
        if isolation.isNonisolated { words.append("nonisolated") }
        let parameters = closure.parameters.map { parameter in
            let type = parameter.type?.type.spelling ?? "_"
            return "\(ReservedWords.escapedLabel(parameter.name)): \(type)"
        }
        let name = ReservedWords.escaped(GeneratedNames.factoryPrefix + property.label)
        words.append("static func \(name)(\(parameters.joined(separator: ", ")))")
        if !closure.effects.isEmpty { words.append(closure.effects.spelling) }
        words.append("-> " + closure.builtType(for: type).type.storedSpelling)
        return words.joined(separator: " ")
    }
}
