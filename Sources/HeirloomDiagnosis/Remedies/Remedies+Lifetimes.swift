import HeirloomGraph
import HeirloomModel

extension Remedies {
    private static let argument = "lifetime"

    /// The type of a function without parameters that builds the same thing; `nil` where something is forwarded to it.
    func keptFunction(along edge: BuildEdge) -> WrittenType? {
        tree[edge.product].forwarded.isEmpty ? function(along: edge) : nil
    }

    /// Lets each call build a new value, or builds one at once.
    func removeLifetime(_ property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute,
            let lifetime = tree[property].declared.request?.lifetime,
            let edit = changes.removing(Self.argument, from: attribute, of: property.scope)
        else { return nil }
        return FixIt(message: "remove '\(Self.argument): .\(lifetime.rawValue)'", edits: [edit])
    }

    /// `lifetime: .lazy` for `lifetime: .weak`.
    func keepForGood(_ edge: BuildEdge) -> FixIt? {
        let attribute = tree[edge.builtFor].declared.declaration.attribute
        guard let written = attribute?.arguments.first(where: { $0.label == Self.argument }) else {
            return nil
        }
        return FixIt(
            message: "keep it as long as '\(name(edge.owner))'",
            edits: [changes.replace(written.range, of: edge.owner, with: "\(Self.argument): .lazy")]
        )
    }

    /// `protocol P: AnyObject`, where what is built for it is a class.
    func restrictToClasses(_ entity: EntityID, for edge: BuildEdge) -> FixIt? {
        guard case .type(let read) = tree.table[entity].kind, read.summary.kind == .protocol,
            let file = tree.table[entity].file, tree.isOfObjects(tree[edge.product].declared.type.canonical)
        else { return nil }
        let summary = read.summary
        // What a 'where' clause says stands nowhere before it.
        let inherited = summary.inheritance.first { $0.range.start != summary.nameRange.end }
        let place = inherited?.range.start ?? summary.nameRange.end
        let edit = FixIt.Edit(
            location: tree.table.files.location(SourceRange(at: place), in: file),
            newText: inherited == nil ? ": AnyObject" : "AnyObject, "
        )
        return FixIt(
            message: "declare that only classes conform to '\(summary.path.joined(separator: "."))'",
            edits: [edit]
        )
    }

    /// A function whose type is not `@Sendable`, where nothing receives it.
    func callInPlace(_ edge: BuildEdge) -> FixIt? {
        let declared = tree[edge.builtFor].declared
        let written = declared.declaration.type.type
        guard case .attributed(let attributes, let base) = written, attributes.contains("@Sendable"),
            !facts.isNeeded(declared.value, in: edge.owner)
        else { return nil }
        let others = attributes.filter { $0 != "@Sendable" }
        let plain = others.isEmpty ? base : .attributed(others, base)
        return changes.retyping(edge.builtFor, as: plain).map {
            FixIt(message: "call it where '\(name(edge.owner))' is", edits: $0)
        }
    }
}
