import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    /// Returns notes about the types to make visible for a product, with one of the levels. Members that meet
    /// requirements of public protocols must become as accessible.
    func widening(_ product: ScopeID, to levels: [AccessLevel]) -> [Diagnostic.Note] {
        let bases = tree[product].declared.entity.map { tree.resolver.basesOfType($0) } ?? []
        let protocols = bases.filter { base in
            guard case .type(let read) = tree.table[base].kind else { return false }
            return read.summary.kind == .protocol && tree.table[base].access >= .public
        }
        let required = protocols.prefix(3).map { name($0) }.listed()
        let verb = protocols.count == 1 ? "requires" : "require"
        func remark(on owner: String? = nil) -> String {
            guard !protocols.isEmpty else { return "" }
            return ", including the members \(owner.map { "of \($0) " } ?? "")that \(required) \(verb)"
        }
        let widened = tree[product].declared.entity.map { entity in
            widening(entity, to: levels) { remark(on: $0 == entity ? nil : "'\(name(product))'") }
        }
        if let widened, !widened.isEmpty { return widened }
        return [note("make it \(levels.spelling)" + remark(), at: product)]
    }

    /// Returns a note for each type that limits the accessibility of another: the type itself or an enclosing one.
    ///
    /// - Parameter remark: Returns the end of the first note, for the type that it names.
    func widening(
        _ type: EntityID,
        to levels: [AccessLevel],
        remark: (EntityID) -> String = { _ in "" }
    ) -> [Diagnostic.Note] {
        tree.narrowTypes(around: type, below: levels.min() ?? .public).enumerated().compactMap {
            index,
            narrow in
            let subject = narrow == type ? "it" : "'\(name(narrow))'"
            let text = "make \(subject) \(levels.spelling)" + (index == 0 ? remark(narrow) : "")
            return note(text, at: narrow)
        }
    }
}

extension [AccessLevel] {
    /// `'public' or 'package'`
    var spelling: String { map { "'\($0.rawValue)'" }.joined(separator: " or ") }
}
