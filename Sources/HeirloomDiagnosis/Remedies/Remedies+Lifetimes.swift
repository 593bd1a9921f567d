import HeirloomGraph
import HeirloomModel

extension Remedies {
    private static let argument = "lifetime"

    /// Returns the type of a function without parameters that builds the same product; `nil` if values are forwarded to
    /// it.
    func keptFunction(along edge: BuildEdge) -> WrittenType? {
        tree[edge.product].forwarded.isEmpty ? function(along: edge) : nil
    }

    /// Returns a fix-it that removes a lifetime, so that each call builds a new value, or one value is built
    /// immediately.
    func removeLifetime(_ property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute,
            let lifetime = tree[property].declared.request?.lifetime,
            let edit = changes.removing(Self.argument, from: attribute, of: property.scope)
        else { return nil }
        return FixIt(message: "remove '\(Self.argument): .\(lifetime.rawValue)'", edits: [edit])
    }

    /// Returns a fix-it that replaces `lifetime: .weak` with `lifetime: .lazy`.
    func makeLazy(_ edge: BuildEdge) -> FixIt? {
        let attribute = tree[edge.builtFor].declared.declaration.attribute
        guard let written = attribute?.arguments.first(where: { $0.label == Self.argument }) else {
            return nil
        }
        return FixIt(
            message: "keep it for the lifetime of '\(name(edge.owner))'",
            edits: [changes.replace(written.range, of: edge.owner, with: "\(Self.argument): .lazy")]
        )
    }

    /// Returns a fix-it that restricts a protocol to classes, `protocol P: AnyObject`, if the product is a class.
    func restrictToClasses(_ entity: EntityID, for edge: BuildEdge) -> FixIt? {
        guard case .type(let read) = tree.table[entity].kind, read.summary.kind == .protocol,
            let file = tree.table[entity].file, tree.isOfObjects(tree[edge.product].declared.type.canonical)
        else { return nil }
        let summary = read.summary
        // Types in a 'where' clause are not part of the inheritance clause, where the edit is made.
        let inherited = summary.inheritance.first { $0.range.start != summary.nameRange.end }
        let place = inherited?.range.start ?? summary.nameRange.end
        let edit = FixIt.Edit(
            location: tree.table.files.location(SourceRange(at: place), in: file),
            newText: inherited == nil ? ": AnyObject" : "AnyObject, "
        )
        return FixIt(
            message: "constrain '\(summary.path.joined(separator: "."))' to 'AnyObject'",
            edits: [edit]
        )
    }

    /// Returns a fix-it that removes `@Sendable` from the type of a function, if nothing receives it.
    func callInPlace(_ edge: BuildEdge) -> FixIt? {
        let declared = tree[edge.builtFor].declared
        let written = declared.declaration.type.type
        guard case .attributed(let attributes, let base) = written, attributes.contains("@Sendable"),
            !facts.isNeeded(declared.value, in: edge.owner)
        else { return nil }
        let others = attributes.filter { $0 != "@Sendable" }
        let plain = others.isEmpty ? base : .attributed(others, base)
        return changes.retyping(edge.builtFor, as: plain).map {
            FixIt(message: "call it in the isolation of '\(name(edge.owner))'", edits: $0)
        }
    }
}
