import HeirloomGraph
import HeirloomModel

extension Remedies {
    private static let argument = "erasedToConcreteExistential"

    /// `erasedToConcreteExistential: true` for a property that is of a wrapper.
    func addErasure(_ property: DependencyID, _ adaptation: Adaptation) -> FixIt? {
        guard case .lacksWrapping = adaptation, let attribute = tree[property].declared.declaration.attribute
        else { return nil }
        let type = text(tree[property].declared.type)
        let message = "wrap it, as '\(type)' wants it"
        let edit: FixIt.Edit
        if let written = attribute.arguments.first(where: { $0.label == Self.argument }) {
            edit = changes.replace(written.range, of: property.scope, with: "\(Self.argument): true")
        } else {
            edit = changes.adding(
                "\(Self.argument): true",
                to: attribute,
                after: ["fulfilledByType", "fulfilledByDependencyNamed", "ofType"],
                of: property.scope
            )
        }
        return FixIt(message: message, edits: [edit])
    }

    /// Takes away the argument that is needless.
    func removeErasure(_ property: DependencyID) -> FixIt? { remove(Self.argument, from: property) }

    /// Takes an argument that is `true` out of a property's attribute.
    func remove(_ argument: String, from property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute,
            let edit = changes.removing(argument, from: attribute, of: property.scope)
        else { return nil }
        return FixIt(message: "remove '\(argument): true'", edits: [edit])
    }
}
