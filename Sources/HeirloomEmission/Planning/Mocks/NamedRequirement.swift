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
                    // The mock must have a setter if one of the protocols requires it.
                    if requirement.isSettable { found[place] = (requirement, part) }
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

    /// Identifies a requirement, so that duplicates are merged. As in Swift, thrown errors and the names of parameters
    /// do not distinguish requirements, and `async` distinguishes only functions.
    private struct Key: Hashable {
        var kind: ProtocolRequirement.Kind
        var name: String
        var labels: [String]
        var types: [TypeExpression]
        var result: TypeExpression?
        var constraints: [GenericRequirement]
        var isStatic: Bool
        var isAsync: Bool
        var condition: Condition?

        init(_ requirement: ProtocolRequirement, _ part: MockedProtocol.Part) {
            kind = requirement.kind
            name = requirement.name
            labels = requirement.parameters.map { $0.label ?? "_" }
            types = requirement.parameters.map { part.types[$0.type.type]?.canonical ?? $0.type.type }
            result =
                requirement.kind == .property
                ? nil : requirement.result.map { part.types[$0]?.canonical ?? $0 }
            let inherited = requirement.genericParameters.map {
                GenericRequirement(subject: .word($0.name), supertype: $0.inheritance?.type)
            }
            constraints = (inherited + requirement.constraints).filter {
                $0.supertype != nil || $0.sameType != nil
            }
            isStatic = requirement.isStatic
            isAsync = requirement.kind == .function && requirement.isAsync
            condition = requirement.condition
        }
    }

    // MARK: Names

    /// The base name if it is unique; otherwise with labels, then with types, and finally with a number.
    private static func names(of requirements: [(ProtocolRequirement, MockedProtocol.Part)]) -> [String] {
        func group(_ requirement: ProtocolRequirement, _ name: String) -> String {
            (requirement.isStatic ? "static " : "") + name
        }
        let bases = requirements.map { base(of: $0.0) }
        let counts = Dictionary(
            grouping: zip(requirements, bases).map { group($0.0, $1) },
            by: \.self
        ).mapValues(\.count)
        var taken: Set<String> = []
        return zip(requirements, bases).map { requirement, base in
            let labels = requirement.0.parameters.compactMap(\.label)
            let types = requirement.0.parameters.map { word($0.type.type.spelling) }
            let isAlone = counts[group(requirement.0, base)] == 1
            var candidates = isAlone ? [base] : []
            let result = requirement.0.result.map { word($0.spelling) }
            let words = [
                labels, labels + (requirement.0.isAsync ? ["async"] : []), labels + types,
                types + [result].compactMap(\.self),
            ]
            candidates += words.map { ([base] + $0).joined(separator: "_") }
            if let free = candidates.first(where: { taken.insert(group(requirement.0, $0)).inserted }) {
                return free
            }
            var number = 2
            while !taken.insert(group(requirement.0, base + String(number))).inserted { number += 1 }
            return base + String(number)
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

    /// The letters and digits of a type: `ArrayInt` for `Array<Int>`.
    private static func word(_ spelling: String) -> String {
        String(spelling.filter { $0.isLetter || $0.isNumber })
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
}
