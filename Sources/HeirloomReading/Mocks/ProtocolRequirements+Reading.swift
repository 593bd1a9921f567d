import HeirloomModel
import HeirloomSyntax

extension ProtocolRequirements {
    /// Reads the requirements of the protocols that a module's configuration lists for mocks, and of protocols that
    /// they may inherit from, by the texts of their declarations.
    ///
    /// No other protocol is read; in most modules, none is.
    static func named(
        byConfigurationOf module: String,
        in modules: [ModuleSummary]
    ) -> [String: ProtocolRequirements] {
        let own = modules.first { $0.name == module }
        let names = own?.configurations.flatMap {
            $0.declaration.additionalMocksToGenerate.compactMap(\.typePath.last)
        }
        guard let names, !names.isEmpty else { return [:] }
        var declarations: [String: [TypeSummary]] = [:]
        for type in modules.lazy.flatMap(\.files).flatMap(\.types) where type.kind == .protocol {
            declarations[type.path.last ?? "", default: []].append(type)
        }
        let aliases = Dictionary(
            grouping: modules.lazy.flatMap(\.files).flatMap(\.aliases),
            by: { $0.path.last ?? "" }
        )
        var found: [String: ProtocolRequirements] = [:]
        var known: Set<String> = []
        var next = names
        // Several types may have the same name, and an alias may lead anywhere. Reading too many protocols does no
        // harm.
        while let name = next.popLast() {
            guard known.insert(name).inserted else { continue }
            for type in declarations[name, default: []] {
                if found[type.protocolText] == nil {
                    found[type.protocolText] = ProtocolRequirements(type.protocolText)
                }
                next += type.inheritance.flatMap(\.type.lastNames)
                next += found[type.protocolText]?.supertypesOfSelf.flatMap(\.lastNames) ?? []
            }
            next += aliases[name, default: []].flatMap(\.aliasedType.type.lastNames)
        }
        return found
    }

    /// The requirements in the text of a protocol's declaration.
    init?(_ text: String) {
        guard let type = Parser.parseProtocol(text) else { return nil }
        self.init()
        availability = type.attributes.availability
        spi = type.attributes.filter { $0.name.spelling == "_spi" }.map(\.spelling)
        associatedTypes = type.associatedTypes
        constraints = type.requirements + type.associatedTypes.flatMap(\.constraints)
        add(type.members, of: SourceText(text))
    }

    private mutating func add(_ members: [Declaration], of text: SourceText) {
        for (member, condition) in members.inAllClauses {
            switch member {
            case .function(let function): requirements.append(ProtocolRequirement(function, in: text))
            case .initializer(let initializer): requirements.append(ProtocolRequirement(initializer))
            case .property(let property): requirements.append(ProtocolRequirement(property, in: text))
            case .alias(let alias):
                let place = associatedTypes.firstIndex { $0.name == alias.name && $0.condition == nil }
                if let place, alias.aliasedType.type == .placeholder {
                    associatedTypes[place].condition = condition
                }
                continue
            case .importing, .type, .extending, .macroUse, .conditional: continue
            }
            let last = requirements.count - 1
            requirements[last].condition = condition
            requirements[last].throwing = requirements[last].throwing.simplified
        }
    }
}

extension ProtocolRequirement {
    fileprivate init(_ function: FunctionDeclaration, in text: SourceText) {
        let isSubscript = function.name == "subscript" && function.bodyRange != nil
        let accessors = isSubscript ? function.bodyRange.map { Parser.parseAccessors(text.text($0)) } : nil
        var parameters = function.signature.parameters
        for index in parameters.indices where isSubscript && parameters[index].hasOneName {
            parameters[index].label = nil
        }
        self.init(kind: isSubscript ? .subscript : .function, name: function.name)
        attributes = function.attributes
        modifiers = function.modifiers
        set(function.signature)
        self.parameters = parameters
        if let accessors { (isSettable, isAsync, throwing) = accessors }
        result = function.returnType?.type
    }

    fileprivate init(_ initializer: InitializerDeclaration) {
        self.init(kind: .initializer, name: "init")
        attributes = initializer.attributes
        modifiers = initializer.modifiers
        set(initializer.signature)
    }

    fileprivate init(_ property: PropertyDeclaration, in text: SourceText) {
        self.init(kind: .property, name: property.name)
        attributes = property.attributes
        modifiers = property.modifiers
        if let accessors = property.accessorRange {
            (isSettable, isAsync, throwing) = Parser.parseAccessors(text.text(accessors))
        }
        result = property.type?.type
    }

    private mutating func set(_ signature: FunctionSignature) {
        genericParameters = signature.genericParameters
        constraints = signature.requirements
        parameters = signature.parameters
        isAsync = signature.isAsync
        throwing = signature.throwing
    }
}

extension TypeExpression {
    /// The last components of the names in an inheritance clause: `Base` for `Models.Base & Sendable`.
    var lastNames: [String] {
        var names: [String] = []
        forEachName { names.append($0.last?.name ?? "") }
        return names
    }
}
