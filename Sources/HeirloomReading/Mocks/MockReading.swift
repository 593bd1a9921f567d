import HeirloomModel
import HeirloomSyntax

/// The result of reading a module whose configuration requests mocks of protocols.
package struct MockReading {
    /// The modules. If doubles receive mocks by default, the module has an additional file that declares these mocks as
    /// doubles of their protocols.
    package private(set) var modules: [ModuleSummary]
    /// The requirements of the protocols that may be mocked, by the texts of their declarations.
    package let requirements: [String: ProtocolRequirements]

    package init(of module: String, in modules: [ModuleSummary]) {
        self.modules = modules
        requirements = ProtocolRequirements.named(byConfigurationOf: module, in: modules)
        guard !requirements.isEmpty, let own = modules.firstIndex(where: { $0.name == module }) else {
            return
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
            modules.flatMap(\.files).flatMap(\.instantiables).filter(\.testDouble.mockOnly)
                .flatMap(\.fulfilledTypes).map { $0.type.lastWord }
        )
        let generic = namesWithAssociatedTypes
        var known: Set<String> = []
        return names.flatMap { name in
            let path = name.typePath
            return modules.flatMap { module in
                module.files.flatMap(\.types).compactMap { type -> String? in
                    guard type.kind == .protocol, type.path.hasSuffix(path, of: module.name),
                        let last = path.last,
                        !byHand.contains(last), !generic.contains(last), known.insert(last).inserted
                    else { return nil }
                    let imported =
                        module.name == own.name
                        ? ""
                        : (testable.contains(module.name) ? "@testable " : "") + "import \(module.name)\n"
                    let full = ([module.name] + type.path).map(ReservedWords.escapedTypeName).joined(
                        separator: "."
                    )
                    let mock = prefix + last
                    return imported + """
                        @Instantiable(fulfillingAdditionalTypes: [\(full).self], mockOnly: true, \
                        customMockName: "\(GeneratedNames.mockFunction)")
                        final class \(mock): \(full) {
                            nonisolated static func \(GeneratedNames.mockFunction)() -> \(mock) { \(mock)() }
                        }

                        """
                }
            }
        }.joined()
    }

    /// The last names of protocols whose mocks may have generic parameters. No single mock serves all of their types.
    private var namesWithAssociatedTypes: Set<String> {
        let types = modules.flatMap(\.files).flatMap(\.types).filter { requirements[$0.protocolText] != nil }
        var heirs: [String: [String]] = [:]
        var next: [String] = []
        for type in types {
            let name = type.path.last ?? ""
            for inherited in type.inheritance { heirs[inherited.type.lastWord, default: []].append(name) }
            if requirements[type.protocolText]?.associatedTypes.isEmpty == false { next.append(name) }
        }
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

extension [String] {
    /// Whether a name may refer to this nested type of a module, comparing words only.
    fileprivate func hasSuffix(_ name: [String], of module: String) -> Bool {
        !name.isEmpty && ([module] + self).suffix(name.count).elementsEqual(name)
    }
}

extension TypeExpression {
    fileprivate var lastWord: String {
        var word = ""
        forEachName { word = $0.last?.name ?? word }
        return word
    }
}
