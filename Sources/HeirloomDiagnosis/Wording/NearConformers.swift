import HeirloomGraph
import HeirloomModel

/// A dependency under another label whose value is, or can be wrapped as, the missing one.
struct NearConformer {
    var property: DependencyID
    /// Whether it must be wrapped: `AnyStore(store)`.
    var isWrapped: Bool
}

extension NearConformer {
    /// The number of scopes to search. A match farther up is unlikely to be meant.
    private static let searchedScopes = 100

    /// Returns the provided dependencies that all receivers of the missing one could take instead: at most three, the
    /// nearest first.
    static func found(
        _ wording: ProblemWording,
        _ missing: MissingDependency,
        _ way: ScopePath
    ) -> [NearConformer] {
        let (tree, remedies) = (wording.tree, wording.remedies)
        let wanted = tree.values[missing.value].type
        guard wanted.canonical.withoutOptional.entity(in: tree.table) != nil,
            missing.receivers.dependencies.allSatisfy({ tree[$0].isPlainlyReceived })
        else { return [] }
        var found: [NearConformer] = []
        for edge in way.edges.suffix(searchedScopes).reversed() {
            for index in tree[edge.owner].providers.all.map(\.1).sorted() {
                let provider = edge.builtFor.sibling(index)
                let type = tree[provider].declared.type
                guard let isWrapped = tree.conversions.wrapping(of: type, for: wanted),
                    remedies.reachesAll(provider, missing),
                    remedies.changes.writing(type.metatypeBase, in: missing.nearest.scope) != nil
                else { continue }
                found.append(NearConformer(property: provider, isWrapped: isWrapped))
                if found.count == 3 { return found }
            }
        }
        return found
    }
}

extension LinkedDependency {
    /// Whether it is `@Received` without arguments.
    fileprivate var isPlainlyReceived: Bool {
        guard case .received = origin else { return false }
        return declared.declaration.attribute != nil
    }
}

extension ConversionTable {
    /// Whether a value must be wrapped to convert to another type; `nil` if it may not convert at all.
    fileprivate func wrapping(of source: ResolvedType, for target: ResolvedType) -> Bool? {
        if converts(source.canonical, to: target.canonical) == .yes { return false }
        return lacksWrapping(of: source, for: target) ? true : nil
    }
}

extension ProblemWording {
    func nearConformer(_ conformer: NearConformer, _ missing: MissingDependency) -> Diagnostic.Note {
        let property = conformer.property
        let wanted = tree.values[missing.value].type
        let type = spelling(wanted.canonical.withoutOptional)
        let kinship =
            conformer.isWrapped
            ? "which '\(type)' can wrap"

            : isProtocol(wanted.canonical.withoutOptional)
                ? "which conforms to '\(type)'" : "which is also a '\(type)'"
        let renamed = renaming(
            property,
            tree[property].declared.type,
            for: missing,
            isWrapped: conformer.isWrapped
        )
        // A generic type receives a different type for each specialization.
        let remedy =
            tree[missing.nearest.scope].declared.isSpecialization
            ? "provide it as '\(need(missing, in: property.scope))'" : "to receive it, write \(renamed)"
        return note(
            "'\(name(property.scope))' provides '\(text(of: property))', \(kinship): \(remedy)",
            at: property
        )
    }
}
