import HeirloomGraph
import HeirloomModel

// Swift converts the elements of a collection at run time, where functions cannot be converted.
extension ProblemWording {
    /// Whether a value would convert to a type if its functions were not in a collection.
    func holdsOtherFunctions(_ supply: SuppliedType) -> Bool {
        guard let own = CollectionShape(supply.source.withoutOptional),
            let wanted = CollectionShape(supply.target.canonical.withoutOptional), own.key == wanted.key,
            own.element.isFunction, wanted.element.isFunction
        else { return false }
        return tree.conversions.converts(own.element, to: wanted.element) != .no
    }

    /// Returns advice to convert each function in a closure.
    func convertingEach(_ supply: SuppliedType, at property: DependencyID) -> [Diagnostic.Note] {
        guard holdsOtherFunctions(supply), case .renamed(let renaming) = tree[property].origin,
            case .renamed(let written) = tree[property].declared.declaration.source,
            supply.source.wrappedInOptional == nil
        else { return [] }
        let label = ReservedWords.escaped(tree[property].declared.declaration.label)
        let declared = tree[property].declared.type
        let source = ReservedWords.escaped(tree.values[renaming.source.value].label)
        let isDictionary = CollectionShape(supply.source)?.key != nil
        let type = spelling(declared.spelled)
        return [
            note(
                """
                to convert each, write '@Instantiated({ (\(source): \(written.type.type.spelling)) -> \(type) in \
                \(source).\(isDictionary ? "mapValues" : "map") { $0 } }) let \(label): \(type)'
                """,
                at: place(property)
            )
        ]
    }
}
