import HeirloomGraph
import HeirloomModel

/// Facts about types in the sources that the tree does not contain.
final class LintedSources {
    private let input: GraphInput
    /// The files by path.
    private lazy var files = Dictionary(
        input.modules.lazy.flatMap(\.files).map { ($0.path, $0) },
        uniquingKeysWith: { first, _ in first }
    )
    private lazy var synthesizing = SynthesizingProtocols(input.modules)
    /// The types of each file, by the ranges of their names.
    private var typesByPath: [String: [SourceRange: TypeSummary]] = [:]

    init(_ input: GraphInput) { self.input = input }

    /// Whether implicit code may use the properties of a type: members that a macro adds, or members that the compiler
    /// synthesizes, such as `==`.
    func mayUseUnwritten(_ scope: Scope, at path: String) -> Bool {
        guard let file = files[path], let type = types(of: file)[scope.declaration.nameRange] else {
            return true
        }
        if !type.macroCandidates.isEmpty { return true }
        let name = type.path.last
        let extensions = file.extensions.filter { $0.extendedType.type.lastName == name }
        return (type.inheritance + extensions.flatMap(\.inheritance)).contains { inherited in
            synthesizing.mayUseProperties(inherited.type, of: type.kind)
        }
    }

    /// Whether a configuration lists the declaration for a double.
    func isNamedForDouble(_ declaration: InstantiableDeclaration) -> Bool {
        namesForDoubles.contains(declaration.path.last ?? "")
    }

    private lazy var namesForDoubles = Set(
        input.modules.flatMap(\.configurations)
            .flatMap(\.declaration.additionalMocksToGenerate)
            .compactMap(\.typePath.last)
    )

    private func types(of file: FileSummary) -> [SourceRange: TypeSummary] {
        if let known = typesByPath[file.path] { return known }
        let types = Dictionary(file.types.map { ($0.nameRange, $0) }, uniquingKeysWith: { first, _ in first })
        typesByPath[file.path] = types
        return types
    }
}

/// The names of the protocols for which the compiler may synthesize members that use every stored property.
///
/// The set errs on the side of too many: if several protocols share a name, one that qualifies is enough.
private struct SynthesizingProtocols {
    private static let comparing: Set = ["Equatable", "Hashable", "Comparable", "Strideable"]
    private static let coding: Set = ["Codable", "Encodable", "Decodable"]
    /// Errors that are not caught are printed with all their properties.
    private static let printed: Set = ["Error", "LocalizedError", "CustomNSError"]
    private let names: Set<String>
    private let namesOfCoding: Set<String>
    /// The names of all types and aliases that were read.
    private let read: Set<String>

    init(_ modules: [ModuleSummary]) {
        let files = modules.flatMap(\.files)
        var below: [String: [String]] = [:]
        func note(_ name: String?, inherits types: [TypeReference]) {
            guard let name else { return }
            for type in types {
                type.type.forEachName { below[$0.last?.name ?? "", default: []].append(name) }
            }
        }
        for type in files.flatMap(\.types) where type.kind == .protocol {
            note(type.path.last, inherits: type.inheritance)
        }
        for alias in files.flatMap(\.aliases) { note(alias.path.last, inherits: [alias.aliasedType]) }
        func closure(of starts: Set<String>) -> Set<String> {
            var walk = BreadthFirstWalk(from: starts.sorted())
            while let name = walk.next() {
                for inheriting in below[name] ?? [] { walk.reach(inheriting) }
            }
            return Set(walk.reached)
        }
        namesOfCoding = closure(of: Self.coding)
        names = closure(of: Self.coding.union(Self.comparing).union(Self.printed))
        read = Set(files.flatMap { $0.types.compactMap(\.path.last) + $0.aliases.compactMap(\.path.last) })
    }

    /// Whether members synthesized for a protocol may use all properties. For structs, unknown protocols count too,
    /// because they may be about comparison.
    func mayUseProperties(_ inherited: TypeExpression, of kind: TypeKind) -> Bool {
        inherited.containsName { components in
            let name = components.last?.name ?? ""
            switch kind {
            case .class, .actor: return namesOfCoding.contains(name)
            case .struct, .enum, .protocol:
                let isKnown = read.contains(name) || name == "Instantiable" || SDKType.assumed(name) != nil
                return names.contains(name) || !isKnown
            }
        }
    }
}
