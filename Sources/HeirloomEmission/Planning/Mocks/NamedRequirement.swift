import HeirloomGraph
import HeirloomModel

/// A requirement of a mocked protocol, and a unique name for its member in the mock.
struct NamedRequirement {
    let requirement: ProtocolRequirement
    let part: MockedProtocol.Part
    let member: String

    /// The requirements of a protocol and of the protocols that it inherits from, each once.
    static func all(of mock: MockedProtocol) -> [NamedRequirement] {
        var places: [Signature: Int] = [:]
        var found: [(requirement: ProtocolRequirement, part: MockedProtocol.Part)] = []
        for part in mock.parts {
            for requirement in part.declared.requirements where !requirement.modifiers.has("optional") {
                let signature = Signature(requirement, part)
                guard let place = places[signature] else {
                    places[signature] = found.count
                    found.append((requirement, part))
                    continue
                }
                // The mock must have a setter if one of the protocols requires it, and no effect that one of them rules
                // out.
                let (known, isNonisolated) = (found[place].requirement, found[place].part.isNonisolated)
                if requirement.breadthOfErrors < known.breadthOfErrors { found[place] = (requirement, part) }
                found[place].requirement.isSettable = known.isSettable || requirement.isSettable
                found[place].requirement.isAsync = known.isAsync && requirement.isAsync
                found[place].part.isNonisolated = isNonisolated || part.isNonisolated
            }
        }
        let names = names(of: found.map(\.requirement))
        return zip(found, names).map {
            NamedRequirement(requirement: $0.requirement, part: $0.part, member: $1)
        }
    }

    /// Whether some of the requirements differ in their types only.
    static func areOverloaded(_ requirements: [NamedRequirement]) -> Bool {
        let all = requirements.map(\.requirement).filter { !$0.parameters.isEmpty }
        return Set(all.map { [$0.scope, $0.signature] }).count < all.count
    }

    // MARK: Names

    /// The base name if it is unique; otherwise with labels, then with types, and finally with a number. Requirements that
    /// differ in types only are all named by their types, whatever their order.
    private static func names(of requirements: [ProtocolRequirement]) -> [String] {
        func counts(of key: (ProtocolRequirement) -> String) -> [[String]: Int] {
            Dictionary(grouping: requirements) { [$0.scope, key($0)] }.mapValues(\.count)
        }
        let (bases, overloads) = (counts(of: base), counts { $0.overload })
        let (types, signatures) = (counts(of: nameWithTypes), counts(of: \.signature))
        var taken: Set<[String]> = []
        return requirements.map { requirement in
            func isAlone(_ counts: [[String]: Int], _ key: String) -> Bool {
                counts[[requirement.scope, key]] == 1
            }
            let base = base(of: requirement)
            let named = nameWithLabels(of: requirement)
            let typed = nameWithTypes(of: requirement)
            let full = typed + (requirement.result.map { "_" + word(for: $0, in: requirement) } ?? "")
            let hasOwnLabels = isAlone(overloads, requirement.overload)
            let isMarked = requirement.isAsync && !isAlone(signatures, requirement.signature)
            let candidates = [
                (base, isAlone(bases, base)),
                (isMarked ? named + "_async" : named, hasOwnLabels),
                (typed, hasOwnLabels || isAlone(types, typed)), (full, true),
            ]
            let numbered = (2...).lazy.map { ((hasOwnLabels ? base : full) + String($0), true) }
            func take(_ name: String, if isMeant: Bool) -> Bool {
                isMeant && taken.insert([requirement.scope, name]).inserted
            }
            return (candidates.first { take($0, if: $1) } ?? numbered.first { take($0, if: $1) })?.0 ?? full
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

/// Identifies a requirement, so that duplicates are merged. As in Swift, thrown errors and the names of parameters, also
/// of generic ones, do not distinguish requirements, and `async` distinguishes only functions.
private struct Signature: Hashable {
    private let kind: ProtocolRequirement.Kind
    private let names: [String]
    private let passing: [String]
    private let condition: Condition?
    /// The canonical types of the parameters and the result, in which generic parameters and each `some P` have numbers,
    /// in the order of their first mention.
    private let types: [TypeExpression]
    private let constraints: Set<GenericRequirement>

    init(_ requirement: ProtocolRequirement, _ part: MockedProtocol.Part) {
        var numbers: [String: TypeExpression] = [:]
        var constraints: Set<GenericRequirement> = []
        let generics = Set(requirement.genericParameters.map(\.name))
        func number(of name: String) -> TypeExpression {
            let number = numbers[name] ?? .word("$\(numbers.count)")
            numbers[name] = number
            return number
        }
        func numbered(_ type: TypeExpression) -> TypeExpression {
            if case .opaque(let bounds) = type {
                let subject = number(of: "some \(numbers.count)")
                constrain(subject, to: bounds)
                return subject
            }
            guard case .named(let components) = type, generics.contains(components[0].name) else {
                return type.mappingParts(numbered)
            }
            return number(of: components[0].name).appending(components.dropFirst())
        }
        func constrain(_ subject: TypeExpression, to bounds: TypeExpression) {
            constraints.formUnion(
                bounds.members.map { GenericRequirement(subject: subject, supertype: numbered($0)) }
            )
        }
        kind = requirement.kind
        names = [requirement.scope, requirement.overload]
        passing = requirement.parameters.map(\.passing)
        condition = requirement.condition
        // Overloaded functions may differ in their results, properties of one name cannot.
        let result = kind == .property ? [] : [requirement.result ?? .tuple([])]
        types = (requirement.parameters.map(\.type.type) + result).map { numbered(part.canonical($0)) }
        for parameter in requirement.genericParameters {
            let subject = number(of: parameter.name)
            if let bounds = parameter.inheritance { constrain(subject, to: part.canonical(bounds.type)) }
        }
        for constraint in requirement.constraints {
            let subject = numbered(part.canonical(constraint.subject))
            if let same = constraint.sameType {
                let sides = [subject, numbered(part.canonical(same))].sorted { $0.spelling < $1.spelling }
                constraints.insert(GenericRequirement(subject: sides[0], sameType: sides[1]))
            } else {
                constrain(subject, to: part.canonical(constraint.supertype ?? .word("AnyObject")))
            }
        }
        self.constraints = constraints
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

    /// Greater for requirements that allow more errors.
    fileprivate var breadthOfErrors: Int {
        switch throwing {
        case .never: 0
        case .error: 1
        case .rethrowing: 2
        case .anyError: 3
        }
    }
}
