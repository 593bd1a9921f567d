import HeirloomGraph
import HeirloomModel

/// Something provided under another label, which is or can become what is missing.
struct NearConformer {
    var property: DependencyID
    /// Whether a call makes it so: `AnyStore(store)`.
    var isWrapped: Bool
}

extension NearConformer {
    /// The search ends here: farther up, a match is unlikely to be meant.
    private static let searchedScopes = 100

    /// What is provided on the way down that all who lack something can have instead, the nearest first, three at most.
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
    /// Whether a value must be wrapped to be one of another type, `nil` where it may be none.
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
        let isProtocol =
            wanted.canonical.withoutOptional.entity(in: tree.table)
            .map { tree.conversions.kind(of: $0) == .protocol } ?? false
        let kinship =
            conformer.isWrapped
            ? "which '\(type)' can wrap"
            : isProtocol ? "which conforms to '\(type)'" : "which is also a '\(type)'"
        let renamed = renaming(
            property,
            tree[property].declared.type,
            for: missing,
            isWrapped: conformer.isWrapped
        )
        // A generic type receives another one for each specialisation.
        let remedy =
            tree[missing.nearest.scope].declared.isSpecialisation
            ? "provide it as '\(need(missing, in: property.scope))'" : "to receive it, write \(renamed)"
        return note(
            "'\(name(property.scope))' provides '\(text(of: property))', \(kinship): \(remedy)",
            at: place(property)
        )
    }
}
