/// A tree as the text of two modules, and every name in it.
///
/// Every name begins with the seed, so that many trees fit into one program.
extension RandomTree {
    static let moduleBelow = "Below"
    static let module = "App"

    /// What is written of one type, and where its properties are: a line each.
    struct SourceBlock: Sendable {
        var module: String
        /// The file's name within the module.
        var file: String
        var lines: [String]
        /// The scope and the line of its first property, counted from the first of the block; none for a service.
        var properties: (scope: Int, line: Int)?
    }

    func serviceName(_ service: Int) -> String { "Service\(seed)n\(service)" }
    func contractName(_ contract: Int) -> String { "Contract\(seed)n\(contract)" }
    func scopeName(_ scope: Int) -> String { "Scope\(seed)n\(scope)" }

    /// The name by which the scope is known from outside.
    func fullScopeName(_ scope: Int) -> String {
        scopes[scope].isNested ? "Outer\(seed)n\(scope).\(scopeName(scope))" : scopeName(scope)
    }

    func isBelow(_ scope: Int) -> Bool { scope >= firstScopeBelow }

    /// The type as a user spells it.
    func spelling(of value: Value) -> String {
        switch value {
        case .service(let service): serviceName(service)
        case .contract(let contract): "any \(contractName(contract))"
        case .scope(let scope): fullScopeName(scope)
        case .optional(.contract(let contract)): "(any \(contractName(contract)))?"
        case .optional(let wrapped): "\(spelling(of: wrapped))?"
        case .builder(.plain, let scope): "Instantiator<\(fullScopeName(scope))>"
        case .builder(.sendable, let scope): "SendableInstantiator<\(fullScopeName(scope))>"
        case .builder(.erased, let scope): "ErasedInstantiator<\(erasedArguments(scope))>"
        case .builder(.sendableErased, let scope): "SendableErasedInstantiator<\(erasedArguments(scope))>"
        }
    }

    private func erasedArguments(_ scope: Int) -> String {
        "\(fullScopeName(scope)).ForwardedProperties, \(fullScopeName(scope))"
    }

    /// Every declaration, the ones of the module below first.
    var sourceBlocks: [SourceBlock] {
        var blocks = (0..<Self.contractCount).map { contract in
            block(below: true, ["public protocol \(contractName(contract)): Sendable {}"])
        }
        let contracts = (0..<Self.contractCount).map(contractName).joined(separator: ", ")
        blocks += (0..<Self.serviceCount).map { service in
            let listed = service < Self.contractCount ? "\(contractName(service)).self" : ""
            return block(
                below: true,
                [
                    "@Instantiable(fulfillingAdditionalTypes: [\(listed)])",
                    "public final class \(serviceName(service)): Instantiable, \(contracts) {}",
                ]
            )
        }
        return blocks + scopes.indices.map(block(ofScope:))
    }

    private func block(below: Bool, _ lines: [String]) -> SourceBlock {
        SourceBlock(module: below ? Self.moduleBelow : Self.module, file: "File0.swift", lines: lines)
    }

    private func block(ofScope index: Int) -> SourceBlock {
        let scope = scopes[index]
        let access = isBelow(index) ? "public " : ""
        let kind = scope.isClass ? "final class" : "struct"
        var lines = scope.isNested ? ["\(access)enum Outer\(seed)n\(index) {"] : []
        lines += [
            index == 0 ? "@Instantiable(isRoot: true)" : "@Instantiable",
            "\(access)\(kind) \(scopeName(index)): Instantiable, @unchecked Sendable {",
        ]
        let first = lines.count
        lines += scope.properties.map { property in
            let label = property.key.label == "default" ? "`default`" : property.key.label
            return "    \(attribute(of: property)) \(access)let \(label): \(spelling(of: property.key.value))"
        }
        lines += scope.isNested ? ["}", "}"] : ["}"]
        return SourceBlock(
            module: isBelow(index) ? Self.moduleBelow : Self.module,
            file: "File\(scope.file).swift",
            lines: lines,
            properties: (index, first)
        )
    }

    private func attribute(of property: Property) -> String {
        switch property.role {
        case .instantiated(let named):
            let fulfilling =
                named.map(serviceName) ?? erasedProduct(of: property.key.value).map(fullScopeName)
            return fulfilling.map { "@Instantiated(fulfilledByType: \"\($0)\")" } ?? "@Instantiated"
        case .forwarded: return "@Forwarded"
        case .received: return "@Received"
        case .receivedIfAvailable: return "@Received(onlyIfAvailable: true)"
        case .renamed(let source, let isOnlyIfAvailable):
            let type = spelling(of: source.value)
            let quoted = type.contains(" ") ? "(\(type))" : type
            let flag = isOnlyIfAvailable ? ", onlyIfAvailable: true" : ""
            return "@Received(fulfilledByDependencyNamed: \"\(source.label)\", ofType: \(quoted).self\(flag))"
        }
    }

    /// The scope behind an erased builder, whose type does not say what fulfils it.
    private func erasedProduct(of value: Value) -> Int? {
        switch value {
        case .builder(.erased, let scope), .builder(.sendableErased, let scope): scope
        case .optional(let wrapped): erasedProduct(of: wrapped)
        case .builder(.plain, _), .builder(.sendable, _), .service, .contract, .scope: nil
        }
    }
}
