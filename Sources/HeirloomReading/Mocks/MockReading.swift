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
    /// The protocols that were read for mocks, by their last names.
    private var protocols: [String: [TypeSummary]] = [:]

    package init(of module: String, in modules: [ModuleSummary]) {
        self.modules = modules
        requirements = ProtocolRequirements.named(byConfigurationOf: module, in: modules)
        guard !requirements.isEmpty, let own = modules.firstIndex(where: { $0.name == module }) else {
            return
        }
        for file in modules.lazy.flatMap(\.files) {
            for alias in file.aliases {
                aliases[alias.path.last ?? "", default: []].append(alias.aliasedType.type)
            }
            for type in file.types where requirements[type.protocolText] != nil {
                protocols[type.path.last ?? "", default: []].append(type)
            }
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
        let classes = Set(
            modules.flatMap(\.files).flatMap(\.types).filter { $0.kind == .class }.compactMap(\.path.last)
        )
        let outermost = Set(
            modules.flatMap(\.files).flatMap(\.types).filter { $0.path.count == 1 }.map { $0.path[0] }
        )
        var known: Set<String> = []
        return names.flatMap { modules.protocols(named: $0.typePath, from: own) }.compactMap { listed in
            let (module, type) = (listed.module, listed.type)
            guard let last = type.path.last, !byHand.contains(type.path), isServed(type, classes),
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
            for inherited in type.inheritance.map(\.type) + declared.supertypesOfSelf {
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

/// A protocol to which a name in `additionalMocksToGenerate` may refer, comparing words only.
struct ListedProtocol {
    var module: ModuleSummary
    var type: TypeSummary
    /// The conditions of the aliases through which the name refers to it.
    var conditions: [Condition]
}

extension [ModuleSummary] {
    /// Returns the protocols to which a name in a module refers, by itself or through aliases.
    func protocols(named path: [String], from module: ModuleSummary) -> [ListedProtocol] {
        var found: [ListedProtocol] = []
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
                found += candidate.types.map {
                    ListedProtocol(module: candidate.module, type: $0, conditions: conditions)
                }
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
    var nameOfProtocol: [String] {
        if case .existential(let constraint) = withoutParentheses { return constraint.nameOfProtocol }
        return nominalName ?? []
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
