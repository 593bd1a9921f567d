import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A closure that builds a property uses no properties of its type, which is not built yet; it takes them as
/// parameters.
enum FactoriesUseNoProperties {
    static func problems(of property: InjectedProperty, in type: InstantiableType) -> [LocalProblem] {
        guard let closure = property.factory?.closure, property.declaration.count == 1,
            closure.statements.localTypes.isEmpty,
            let argument = property.attribute.arguments?.first(where: { $0.label == nil }),
            case .other(let text) = argument.value
        else { return [] }
        let names = type.namesOfProperties.subtracting(closure.parameters.map(\.name))
        let uses = Parser.uses(of: names, inClosure: text, at: argument.valueRange.start)
        if uses.isEmpty { return [] }
        let edits = taking(uses, in: closure, of: property, in: type)
        return [.dependency(property, .factory(.usesProperties(uses, of: type.declaration.name, edits)))]
    }

    /// Returns edits that add the used properties as parameters; `nil` if one of them cannot be received.
    private static func taking(
        _ uses: [ClosureUse],
        in closure: ClosureExpression,
        of property: InjectedProperty,
        in type: InstantiableType
    ) -> [FactoryEdit]? {
        var taken: [String] = []
        for use in uses where !taken.contains(use.name) { taken.append(use.name) }
        let parameters = taken.compactMap { name -> String? in
            let used = type.initializable.first { $0.label == name }
            guard name != property.label, let type = used?.declaration.type?.type else { return nil }
            return "\(ReservedWords.escapedLabel(name)): \(type.parameterSpelling)"
        }
        guard parameters.count == taken.count else { return nil }
        let plain = uses.map { FactoryEdit(text: $0.spelling, range: $0.range, addition: $0.spelling) }
        return [addition(of: parameters.joined(separator: ", "), to: closure)] + plain
    }

    private static func addition(of parameters: String, to closure: ClosureExpression) -> FactoryEdit {
        let addition = "(\(parameters))"
        if let range = closure.parameterRange {
            let lead = closure.parameters.isEmpty ? "" : ", "
            return FactoryEdit(
                text: lead + parameters,
                range: SourceRange(at: range.end.moved(by: -1)),
                addition: addition
            )
        }
        if let word = closure.inRange {
            return FactoryEdit(
                text: addition + " ",
                range: SourceRange(at: word.start),
                addition: addition
            )
        }
        let start = SourceRange(at: closure.range.start.moved(by: 1))
        return FactoryEdit(text: " \(addition) in", range: start, addition: addition)
    }
}

extension InstantiableType {
    /// The stored properties of an instance, except those that share their name with a nested type or static member.
    fileprivate var namesOfProperties: Set<String> {
        var names = Set(injected.filter { !$0.declaration.isTypeProperty }.map(\.label))
        var shared = Set(nested.keys)
        for member in declaration.members {
            switch member {
            case .property(let property) where property.isTypeProperty: shared.insert(property.name)
            case .property(let property) where property.storage != .computed && !property.isPattern:
                names.insert(property.name)
            case .function(let function)
            where function.modifiers.has("static") || function.modifiers.has("class"):
                shared.insert(function.name)
            // A member under a condition may be static.
            case .conditional: return []
            case .property, .function, .importing, .type, .extending, .alias, .initializer, .macroUse: break
            }
        }
        return names.subtracting(shared)
    }
}
