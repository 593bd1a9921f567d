import HeirloomModel
import HeirloomReading

/// A generic type is made instantiable by an extension, whose `instantiate` says which one is built.
enum GenericTypesAreExtended {
    static func problems(in type: InstantiableType) -> [LocalProblem] {
        guard !type.declaration.genericParameters.isEmpty else {
            return type.enclosing.compactMap(genericName).prefix(1).map { outer in
                .declaration(type.name, .genericContext(outer))
            }
        }
        return [.declaration(type.name, .genericType(replacement(for: type)))]
    }

    private static func genericName(_ enclosing: EnclosingDeclaration) -> String? {
        guard case .type(let type) = enclosing, !type.genericParameters.isEmpty else { return nil }
        return type.name
    }

    /// The extension that builds the type for `Any`, for the user to go on from.
    ///
    /// Only where nothing would be lost: an extension receives, and it calls an initializer that it can see.
    private static func replacement(for type: InstantiableType) -> DeclarationProblem.ExtensionReplacement? {
        let declaration = type.declaration
        let isUnconstrained = declaration.genericParameters.allSatisfy { parameter in
            parameter.kind == .type && parameter.inheritance == nil
        }
        let receivesOnly = type.injected.allSatisfy { property in
            property.source == .received(onlyIfAvailable: false) && property.isInitializable
        }
        guard isUnconstrained, declaration.whereClause == nil, receivesOnly, type.enclosing.isEmpty,
            let call = call(for: type)
        else { return nil }
        return DeclarationProblem.ExtensionReplacement(
            removed: [type.attribute.range] + type.injected.map(\.attribute.range),
            insertion: declaration.range.end,
            text: text(for: type, call)
        )
    }

    /// A call of the initializer.
    private struct Call {
        var arguments: [Construction.Argument]
        var effects = CallEffects.none
    }

    /// The call of the initializer, `nil` where none can be called.
    private static func call(for type: InstantiableType) -> Call? {
        switch type.initializerDecision {
        case .written(let initializer, let arguments):
            Call(arguments: arguments, effects: initializer.signature.callEffects)
        case .memberwise(let initializer):
            type.declaration.kind == .struct && type.initializers.isEmpty
                ? Call(
                    arguments: initializer.properties.map {
                        Construction.Argument(label: $0.label, dependency: $0.label)
                    }
                ) : nil
        case .inherited, .faulty:
            nil
        }
    }

    private static func text(for type: InstantiableType, _ call: Call) -> String {
        let declaration = type.declaration
        let names = Set(declaration.genericParameters.map(\.name))
        let built =
            declaration.name + "<" + declaration.genericParameters.map { _ in "Any" }.joined(separator: ", ")
            + ">"
        let parameters = type.injected.map { property in
            let spelling = property.declaration.type?.type.spelling { components in
                components.count == 1 && names.contains(components[0].name)
                    ? "Any" : components.map(\.spelling).joined(separator: ".")
            }
            return "\(ReservedWords.escapedLabel(property.label)): \(spelling ?? "_")"
        }
        let passed = call.arguments.map { argument in
            let label = argument.label.map { "\(ReservedWords.escapedArgumentLabel($0)): " } ?? ""
            return label + ReservedWords.escaped(argument.dependency)
        }
        let effects = call.effects.isEmpty ? "" : " " + call.effects.spelling
        let markers = call.effects.isEmpty ? "" : call.effects.markers + " "
        let conforms = InstantiableTypesConform.conforms(declaration.inheritance)
        return """


            @Instantiable\(conforms ? "(conformsElsewhere: true)" : "")
            extension \(declaration.name)\(conforms ? "" : ": Instantiable") {
                static func instantiate(\(parameters.joined(separator: ", ")))\(effects) -> \(built) {
                    \(markers)\(built)(\(passed.joined(separator: ", ")))
                }
            }
            """
    }
}
