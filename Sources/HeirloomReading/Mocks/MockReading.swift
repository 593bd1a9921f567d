import HeirloomModel
import HeirloomSyntax

/// The result of reading a module whose configuration requests mocks of protocols.
package struct MockReading {
    /// The modules. If doubles receive mocks by default, the module has an additional file that declares these mocks as
    /// doubles of their protocols.
    package private(set) var modules: [ModuleSummary]
    /// The requirements of the protocols that may be mocked, by the texts of their declarations.
    package let requirements: [String: ProtocolRequirements]
    /// The types to which aliases refer, by the last names of the aliases.
    private var aliases: [String: [TypeExpression]] = [:]

    package init(of module: String, in modules: [ModuleSummary]) {
        self.modules = modules
        requirements = ProtocolRequirements.named(byConfigurationOf: module, in: modules)
        guard !requirements.isEmpty, let own = modules.firstIndex(where: { $0.name == module }) else {
            return
        }
        for alias in modules.lazy.flatMap(\.files).flatMap(\.aliases) {
            aliases[alias.path.last ?? "", default: []].append(alias.aliasedType.type)
        }
        let text = doubles(in: modules[own])
        guard !text.isEmpty else { return }
        let file = FileReader.summary(
            ofFileAt: GeneratedNames.fileOfMocks,
            text: SourceText("import Heirloom\n" + text),
            known: KnownConditions(),
            review: SilentReview()
        )
        self.modules[own].files.insert(file, at: 0)
    }

    /// The declarations of the mocks that doubles receive by default.
    private func doubles(in own: ModuleSummary) -> String {
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
        let excluded = namesWithAssociatedTypes.union(namesWithSuperclass)
        let outermost = Set(
            modules.flatMap(\.files).flatMap(\.types).filter { $0.path.count == 1 }.map { $0.path[0] }
        )
        var known: Set<String> = []
        return names.flatMap { modules.protocols(named: $0.typePath, from: own) }.compactMap { listed in
            let (module, type) = (listed.module, listed.type)
            guard let last = type.path.last, !byHand.contains(type.path), !excluded.contains(last),
                known.insert(last).inserted
            else { return nil }
            let imported =
                module.name == own.name
                ? "" : (testable.contains(module.name) ? "@testable " : "") + "import \(module.name)\n"
            // A type with the name of the module hides the module.
            let qualifier = outermost.contains(module.name) ? [] : [module.name]
            let full = (qualifier + type.path).map(ReservedWords.escapedTypeName).joined(separator: ".")
            let mock = ReservedWords.escapedTypeName(prefix + last)
            let declaration =
                imported + """
                    @Instantiable(fulfillingAdditionalTypes: [\(full).self], mockOnly: true, \
                    customMockName: "\(GeneratedNames.mockFunction)")
                    final class \(mock): \(full) {
                        nonisolated static func \(GeneratedNames.mockFunction)() -> \(mock) { \(mock)() }
                    }

                    """
            return listed.conditions.reduce(declaration) { $1.directive + "\n" + $0 + "#endif\n" }
        }.joined()
    }

    /// The last names of protocols whose mocks may have generic parameters: associated types that no clause fixes. No
    /// single mock serves all of their types.
    private var namesWithAssociatedTypes: Set<String> {
        let byName = Dictionary(grouping: types, by: { $0.path.last ?? "" })
        func hasOpenTypes(_ type: TypeSummary) -> Bool {
            var (open, fixed): (Set<String>, Set<String>) = ([], [])
            var known: Set<String> = []
            var next = [type]
            while let type = next.popLast() {
                guard known.insert(type.protocolText).inserted else { continue }
                let declared = requirements[type.protocolText] ?? ProtocolRequirements()
                open.formUnion(declared.associatedTypes.map(\.name))
                fixed.formUnion(declared.fixedTypes)
                for inherited in type.inheritance.map(\.type) + declared.supertypesOfSelf {
                    let bases = words(in: inherited).flatMap { byName[$0, default: []] }
                    if case .named(let components) = inherited, let arguments = components.last?.arguments {
                        fixed.formUnion(bases.flatMap { zip($0.genericParameters, arguments).map(\.0) })
                    }
                    next += bases
                }
            }
            return !open.isSubset(of: fixed)
        }
        return Set(types.filter(hasOpenTypes).compactMap(\.path.last))
    }

    /// The last names of protocols to which only subclasses of a class may conform. Its actor, if it has one, isolates
    /// the initializer of the mock, which the summaries alone do not show.
    private var namesWithSuperclass: Set<String> {
        let classes = Set(
            modules.flatMap(\.files).flatMap(\.types).filter { $0.kind == .class }.compactMap(\.path.last)
        )
        return heirs(
            of: types.filter { type in
                inheritance(of: type).contains { name in
                    classes.contains(name) || SDKType.named(name)?.classFacts != nil
                }
            }
        )
    }

    /// The protocols that were read for mocks.
    private var types: [TypeSummary] {
        modules.flatMap(\.files).flatMap(\.types).filter { requirements[$0.protocolText] != nil }
    }

    private func inheritance(of type: TypeSummary) -> [String] {
        let ofSelf = requirements[type.protocolText]?.supertypesOfSelf ?? []
        return (type.inheritance.map(\.type) + ofSelf).flatMap(words)
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

    /// The last names of these protocols and of all that inherit from them.
    private func heirs(of first: [TypeSummary]) -> Set<String> {
        var heirs: [String: [String]] = [:]
        for type in types {
            for inherited in inheritance(of: type) {
                heirs[inherited, default: []].append(type.path.last ?? "")
            }
        }
        var next = first.compactMap(\.path.last)
        var found: Set<String> = []
        while let name = next.popLast() {
            if found.insert(name).inserted { next += heirs[name, default: []] }
        }
        return found
    }
}

/// A review that reports nothing.
private final class SilentReview: DeclarationReview {
    func review(_ declaration: Declaration) {}
    func review(stray property: PropertyDeclaration, in owner: TypeDeclaration?) {}
    func review(configuration use: MacroUse, isAtFileScope: Bool) {}
    func faults(in type: InstantiableAlternatives) -> [Bool] { type.all.map { _ in false } }
    func hasFaults(_ type: InstantiableExtension) -> Bool { false }
    func allowsInstantiable(_ type: TypeDeclaration, enclosing: [EnclosingDeclaration]) -> Bool { false }
}
