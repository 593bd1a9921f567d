import HeirloomModel
import HeirloomSyntax

/// The result of reading a module whose configuration requests mocks of protocols.
package struct MockReading {
    /// The modules. If doubles receive mocks by default, the module has an additional file that declares these mocks as
    /// doubles of their protocols.
    package private(set) var modules: [ModuleSummary]
    /// The requirements of the protocols that the configuration lists, and of protocols from which they may inherit, by the
    /// texts of their declarations.
    package private(set) var requirements: [String: ProtocolRequirements] = [:]
    /// All protocols, by their last names.
    private var protocols: [String: [TypeSummary]] = [:]
    /// The types to which aliases refer, by the last names of the aliases.
    private var aliases: [String: [TypeExpression]] = [:]

    package init(of module: String, in modules: [ModuleSummary]) {
        self.modules = modules
        guard let own = modules.firstIndex(where: { $0.name == module }) else { return }
        let listed = modules[own].configurations.flatMap(\.declaration.additionalMocksToGenerate)
        if listed.isEmpty { return }
        for file in modules.lazy.flatMap(\.files) {
            for alias in file.aliases {
                aliases[alias.path.last ?? "", default: []].append(alias.aliasedType.type)
            }
            for type in file.types where type.kind == .protocol {
                protocols[type.path.last ?? "", default: []].append(type)
            }
        }
        read(listed.compactMap(\.typePath.last))
        if requirements.isEmpty { return }
        let doubles = doubles(in: modules[own])
        if !doubles.instantiables.isEmpty { self.modules[own].files.insert(doubles, at: 0) }
    }

    /// Reads the requirements of protocols with these names, and of those from which they inherit. Several types may have
    /// the same name, and an alias may lead anywhere. Reading too many protocols does no harm.
    private mutating func read(_ names: [String]) {
        var known: Set<String> = []
        var next = names
        while let name = next.popLast() {
            guard known.insert(name).inserted else { continue }
            for type in protocols[name, default: []] {
                requirements[type.protocolText] = ProtocolRequirements(type.protocolText)
                next += inheritance(of: type).flatMap(\.lastNames)
            }
            next += aliases[name, default: []].flatMap(\.lastNames)
        }
    }

    /// The types in the inheritance clause of a protocol, and in `where Self: P`.
    private func inheritance(of type: TypeSummary) -> [TypeExpression] {
        type.inheritance.map(\.type) + (requirements[type.protocolText]?.supertypesOfSelf ?? [])
    }

    /// A file that declares the mocks that doubles receive by default.
    private func doubles(in own: ModuleSummary) -> FileSummary {
        let configurations = own.configurations.map(\.declaration)
        let prefix = configurations.first?.mockPrefix ?? "Mock"
        let names = configurations.filter(\.automaticMocks).flatMap(\.additionalMocksToGenerate)
        let testable = Set(
            own.files.flatMap(\.imports).filter { $0.attributes.contains("@testable") }.map(\.module)
        )
        let byHand = Set(
            modules.flatMap { module in
                module.files.flatMap(\.instantiables).filter(\.testDouble.mockOnly).flatMap(\.fulfilledTypes)
                    .flatMap { modules.protocols(named: $0.type.nameOfProtocol, from: module) }
            }.map { $0.type.path }
        )
        let types = modules.flatMap(\.files).flatMap(\.types)
        let classes = Set(types.filter { $0.kind == .class }.compactMap(\.path.last))
        let outermost = Set(types.filter { $0.path.count == 1 }.compactMap(\.path.last))
        var file = FileSummary(path: GeneratedNames.fileOfMocks)
        file.imports = [ImportDeclaration(path: ["Heirloom"], range: .blank)]
        var known: Set<String> = []
        let listed = names.flatMap { modules.protocols(named: $0.typePath, from: own) }
        for (module, type, conditions) in listed {
            guard let last = type.path.last, !byHand.contains(type.path), isServed(type, classes),
                known.insert(last).inserted
            else { continue }
            let condition = conditions.isEmpty ? nil : Condition.all(of: conditions)
            if module.name != own.name {
                var importing = ImportDeclaration(path: [module.name], range: .blank)
                importing.attributes = testable.contains(module.name) ? ["@testable"] : []
                importing.condition = condition
                file.imports.append(importing)
            }
            // A type with the name of the module hides the module.
            let qualifier = outermost.contains(module.name) ? [] : [module.name]
            let mocked = TypeExpression.named((qualifier + type.path).map { TypeNameComponent($0) })
            file.declareMock(prefix + last, of: TypeReference(type: mocked, range: .blank), under: condition)
        }
        return file
    }

    /// Returns whether a single mock serves all that depend on a protocol. That of a protocol with associated types that no
    /// clause fixes has generic parameters, and the actor of a superclass, which the summaries alone do not show, isolates
    /// the initializer.
    private func isServed(_ type: TypeSummary, _ classes: Set<String>) -> Bool {
        var (open, fixed): (Set<String>, Set<String>) = ([], [])
        var known: Set<String> = []
        var next = [type]
        while let type = next.popLast() {
            guard known.insert(type.protocolText).inserted else { continue }
            let declared = requirements[type.protocolText] ?? ProtocolRequirements()
            open.formUnion(declared.associatedTypes.map(\.name))
            fixed.formUnion(declared.fixedTypes)
            for inherited in inheritance(of: type) {
                let words = words(in: inherited)
                if words.contains(where: { classes.contains($0) || SDKType.named($0)?.classFacts != nil }) {
                    return false
                }
                let bases = words.flatMap { protocols[$0, default: []] }
                if case .named(let components) = inherited, let arguments = components.last?.arguments {
                    fixed.formUnion(bases.flatMap { zip($0.genericParameters, arguments).map(\.0) })
                }
                next += bases
            }
        }
        return open.isSubset(of: fixed)
    }

    /// The last components of the names in an inheritance clause, and of those to which aliases of these names refer.
    private func words(in type: TypeExpression) -> [String] {
        var known: Set<String> = []
        var next = type.lastNames
        while let name = next.popLast() {
            guard known.insert(name).inserted else { continue }
            next += aliases[name, default: []].flatMap(\.lastNames)
        }
        return known.sorted()
    }
}

extension FileSummary {
    /// Declares a mock as a double of its protocol: a final class with a function that makes it.
    fileprivate mutating func declareMock(
        _ mock: String,
        of mocked: TypeReference,
        under condition: Condition?
    ) {
        var type = TypeSummary(kind: .class, path: [mock])
        (type.access, type.declaredAccess, type.isFinal) = (.internal, .internal, true)
        type.inheritance = [mocked]
        type.capitalizedMembers = [GeneratedNames.mockFunction]
        type.condition = condition
        types.append(type)
        var making = Construction(callee: .mockFunction, arguments: [], access: .internal)
        making.isolation = IsolationSpelling(isNonisolated: true)
        (making.range, making.accessRange) = (.blank, .blank)
        var double = InstantiableDeclaration(
            form: .declaration(.class),
            path: [mock],
            type: TypeReference(type: .word(mock), range: .blank),
            nameRange: .blank,
            attributeRange: .blank,
            bodyRange: .blank,
            access: .internal,
            dependencies: [],
            construction: making
        )
        double.isFinal = true
        double.condition = condition
        double.fulfilledTypes = [mocked]
        double.testDouble.mockOnly = true
        double.testDouble.customMockName = GeneratedNames.mockFunction
        double.double = making
        double.capitalizedMembers = type.capitalizedMembers
        instantiables.append(double)
    }
}

extension [ModuleSummary] {
    /// A protocol and its module, and the conditions of the aliases through which a name refers to it.
    fileprivate typealias Listed = (module: ModuleSummary, type: TypeSummary, conditions: [Condition])

    /// Returns the protocols to which a name in a module refers, by itself or through aliases, comparing words only.
    fileprivate func protocols(named path: [String], from module: ModuleSummary) -> [Listed] {
        var found: [Listed] = []
        var known: Set<[String]> = []
        var next = [(path, module, [Condition]())]
        while let (path, module, conditions) = next.popLast() {
            guard !path.isEmpty, known.insert([module.name] + path).inserted else { continue }
            let imported = Set(module.files.flatMap(\.imports).map(\.module))
            let candidates = map { other in
                func isMeant(_ declared: [String]) -> Bool {
                    ([other.name] + declared).suffix(path.count).elementsEqual(path)
                }
                return (
                    distance: other.name == module.name ? 0 : imported.contains(other.name) ? 1 : 2,
                    module: other,
                    types: other.files.flatMap(\.types).filter { $0.kind == .protocol && isMeant($0.path) },
                    aliases: other.files.flatMap(\.aliases).filter { isMeant($0.path) }
                )
            }.filter { !$0.types.isEmpty || !$0.aliases.isEmpty }
            let nearest = candidates.map(\.distance).min()
            for candidate in candidates where candidate.distance == nearest {
                found += candidate.types.map { (candidate.module, $0, conditions) }
                for alias in candidate.aliases {
                    let conditions = conditions + [alias.condition].compactMap(\.self)
                    next.append((alias.aliasedType.type.nameOfProtocol, candidate.module, conditions))
                }
            }
        }
        return found
    }
}

extension TypeExpression {
    /// `P` for `P` and `any P`; empty for a type without a single name.
    fileprivate var nameOfProtocol: [String] {
        if case .existential(let constraint) = withoutParentheses { return constraint.nameOfProtocol }
        return nominalName ?? []
    }

    /// The last components of the names in an inheritance clause: `Base` for `Models.Base & Sendable`.
    fileprivate var lastNames: [String] {
        var names: [String] = []
        forEachName { names.append($0.last?.name ?? "") }
        return names
    }
}

// MARK: Requirements

extension ProtocolRequirements {
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
        let accessors = function.name == "subscript" ? function.bodyRange : nil
        self.init(kind: accessors == nil ? .function : .subscript, name: function.name)
        set(function.attributes, function.modifiers, function.signature)
        result = function.returnType?.type
        guard let accessors else { return }
        (isSettable, isAsync, throwing) = Parser.parseAccessors(text.text(accessors))
        for index in parameters.indices where parameters[index].hasOneName { parameters[index].label = nil }
    }

    fileprivate init(_ initializer: InitializerDeclaration) {
        self.init(kind: .initializer, name: "init")
        set(initializer.attributes, initializer.modifiers, initializer.signature)
    }

    fileprivate init(_ property: PropertyDeclaration, in text: SourceText) {
        self.init(kind: .property, name: property.name)
        set(property.attributes, property.modifiers, nil)
        result = property.type?.type
        guard let accessors = property.accessorRange else { return }
        (isSettable, isAsync, throwing) = Parser.parseAccessors(text.text(accessors))
    }

    private mutating func set(
        _ attributes: [AttributeUse],
        _ modifiers: [Modifier],
        _ signature: FunctionSignature?
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        guard let signature else { return }
        genericParameters = signature.genericParameters
        constraints = signature.requirements
        parameters = signature.parameters
        isAsync = signature.isAsync
        throwing = signature.throwing
    }
}
