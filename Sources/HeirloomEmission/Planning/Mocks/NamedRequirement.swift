import HeirloomGraph
import HeirloomModel

/// A requirement of a mocked protocol, and a unique name for its member in the mock.
struct NamedRequirement {
    let requirement: ProtocolRequirement
    let part: MockedProtocol.Part
    let member: String

    /// The requirements of a protocol and of the protocols that it inherits from, each once.
    static func all(of mock: MockedProtocol) -> [NamedRequirement] {
        var places: [Key: Int] = [:]
        var found: [(requirement: ProtocolRequirement, part: MockedProtocol.Part)] = []
        for part in mock.parts {
            for requirement in part.declared.requirements where !requirement.modifiers.has("optional") {
                let key = Key(requirement, part)
                if let place = places[key] {
                    // The mock must have a setter if one of the protocols requires it, and no effect that one of them
                    // rules out.
                    let known = found[place].requirement
                    if requirement.isSettable && !known.isSettable || requirement.effects < known.effects {
                        found[place] = (requirement, part)
                    }
                    continue
                }
                places[key] = found.count
                found.append((requirement, part))
            }
        }
        let names = names(of: found.map { ($0.requirement, $0.part) })
        return zip(found, names).map {
            NamedRequirement(requirement: $0.requirement, part: $0.part, member: $1)
        }
    }

    /// Whether some of the requirements differ in their types only.
    static func areOverloaded(_ requirements: [NamedRequirement]) -> Bool {
        let all = requirements.map(\.requirement).filter { !$0.parameters.isEmpty }
        return Set(all.map { [$0.scope, $0.signature] }).count < all.count
    }

    /// Identifies a requirement, so that duplicates are merged. As in Swift, thrown errors and the names of parameters,
    /// also of generic ones, do not distinguish requirements, and `async` distinguishes only functions.
    private struct Key: Hashable {
        var kind: ProtocolRequirement.Kind
        var name: String
        var labels: [String]
        var types: [TypeExpression]
        var passing: [String]
        var result: TypeExpression?
        var constraints: [[TypeExpression?]]
        var isStatic: Bool
        var isAsync: Bool
        var condition: Condition?

        init(_ requirement: ProtocolRequirement, _ part: MockedProtocol.Part) {
            kind = requirement.kind
            name = requirement.name
            labels = requirement.parameters.map { $0.label ?? "_" }
            let places = requirement.genericParameters.enumerated().map { ($1.name, String($0)) }
            let names = Dictionary(places, uniquingKeysWith: { first, _ in first })
            func canonical(_ type: TypeExpression) -> TypeExpression {
                (part.types[type]?.canonical ?? type).renaming(names)
            }
            types = requirement.parameters.map { canonical($0.type.type) }
            passing = requirement.parameters.map(\.passing)
            result = requirement.kind == .property ? nil : requirement.result.map(canonical)
            let inherited = requirement.genericParameters.map {
                GenericRequirement(subject: .word($0.name), supertype: $0.inheritance?.type)
            }
            constraints = (inherited + requirement.constraints).filter {
                $0.supertype != nil || $0.sameType != nil
            }.map { [$0.subject, $0.supertype, $0.sameType].map { $0.map(canonical) } }
            isStatic = requirement.isStatic
            isAsync = requirement.kind == .function && requirement.isAsync
            condition = requirement.condition
        }
    }

    // MARK: Names

    /// The base name if it is unique; otherwise with labels, then with types, and finally with a number. Requirements that
    /// differ in types only are all named by their types, whatever their order.
    private static func names(of requirements: [(ProtocolRequirement, MockedProtocol.Part)]) -> [String] {
        func places(sharing key: (ProtocolRequirement) -> String) -> [[String]: Int] {
            Dictionary(grouping: requirements) { [$0.0.scope, key($0.0)] }.mapValues(\.count)
        }
        let bases = places(sharing: base)
        let overloads = places { $0.overload }
        let types = places { nameWithTypes(of: $0) }
        var taken: Set<[String]> = []
        return requirements.map { requirement, _ in
            func isAlone(_ counts: [[String]: Int], _ key: String) -> Bool {
                counts[[requirement.scope, key]] == 1
            }
            let base = self.base(of: requirement)
            let named = nameWithLabels(of: requirement)
            let typed = nameWithTypes(of: requirement)
            let result = requirement.result.map { "_" + word(for: $0, in: requirement) } ?? ""
            var candidates = isAlone(bases, base) ? [base] : []
            let hasOwnLabels = isAlone(overloads, requirement.overload)
            if hasOwnLabels { candidates += [named] + (requirement.isAsync ? [named + "_async"] : []) }
            if hasOwnLabels || isAlone(types, typed) { candidates.append(typed) }
            candidates.append(typed + result)
            func take(_ name: String) -> Bool { taken.insert([requirement.scope, name]).inserted }
            if let free = candidates.first(where: take) { return free }
            let numbered = hasOwnLabels ? base : typed + result
            var number = 2
            while !take(numbered + String(number)) { number += 1 }
            return numbered + String(number)
        }
    }

    /// `fetch_id`
    private static func nameWithLabels(of requirement: ProtocolRequirement) -> String {
        ([base(of: requirement)] + requirement.parameters.compactMap(\.label)).joined(separator: "_")
    }

    /// `fetch_id_Int`, `fetch_id_VariadicInt`
    private static func nameWithTypes(of requirement: ProtocolRequirement) -> String {
        requirement.parameters.reduce(nameWithLabels(of: requirement)) {
            $0 + "_" + $1.passing + word(for: $1.type.type, in: requirement)
        }
    }

    private static func base(of requirement: ProtocolRequirement) -> String {
        switch requirement.kind {
        case .initializer: return "initializer"
        case .subscript: return "subscript"
        case .property: return requirement.name
        case .function:
            guard requirement.isOperator else { return requirement.name }
            let words = requirement.name.map { operatorWords[$0] ?? "operator" }
            return words.prefix(1).joined()
                + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
    }

    private static let operatorWords: [Character: String] = [
        "=": "equals", "<": "less", ">": "greater", "+": "plus", "-": "minus", "*": "times", "/": "slash",
        "%": "percent", "&": "and", "|": "or", "^": "caret", "!": "not", "~": "tilde", "?": "question",
        ".": "dot",
    ]

    /// The letters and digits of a type without sugar: `ArrayInt` for `[Int]`, and `Sequence` for `some Sequence` and
    /// for a generic parameter `S: Sequence`.
    private static func word(for type: TypeExpression, in requirement: ProtocolRequirement) -> String {
        let bounded = type.replacingNames { components in
            let parameter = requirement.genericParameters.first { [TypeNameComponent($0.name)] == components }
            return parameter.flatMap { requirement.bounds(of: $0).first } ?? .named(components)
        }
        let words = bounded.canonical(name: TypeExpression.named).spelling
            .split { !$0.isLetter && !$0.isNumber }
        return words.filter { $0 != "some" }.joined()
    }
}

extension ParameterDeclaration {
    /// How arguments are passed. Of the words of a parameter, only these keep one function from meeting both
    /// requirements.
    fileprivate var passing: String {
        isVariadic ? "Variadic" : type.type.isParameter(saying: "inout") ? "Inout" : ""
    }
}

extension ProtocolRequirement {
    /// Whether it is an operator function. No name contains a character of an operator, except for raw identifiers.
    var isOperator: Bool {
        kind == .function
            && !name.unicodeScalars.contains { scalar in
                scalar == "_" || scalar == "$" || scalar == " " || scalar.properties.isXIDContinue
            }
    }

    /// The place of its member, and equal for requirements that a call distinguishes by types only.
    fileprivate var scope: String { isStatic ? "static" : "" }
    fileprivate var overload: String { signature + (kind == .function && isAsync ? " async" : "") }

    /// The number of its effects, which an implementation need not have.
    fileprivate var effects: Int { (isAsync ? 1 : 0) + (throwing == .never ? 0 : 1) }
}
