import HeirloomGraph
import HeirloomModel

extension Remedies {
    private static let argument = "erasedToConcreteExistential"

    /// Returns a fix-it that adds `erasedToConcreteExistential: true` to a property whose type is a wrapper.
    func addErasure(_ property: DependencyID, _ adaptation: Adaptation) -> FixIt? {
        guard case .lacksWrapping = adaptation, let attribute = tree[property].declared.declaration.attribute
        else { return nil }
        let type = text(tree[property].declared.type)
        let message = "wrap it in '\(type)'"
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

    /// Returns a fix-it that removes the needless argument.
    func removeErasure(_ property: DependencyID) -> FixIt? { remove(Self.argument, from: property) }

    /// Returns a fix-it that removes an argument that is `true` from a property's attribute.
    func remove(_ argument: String, from property: DependencyID) -> FixIt? {
        guard let attribute = tree[property].declared.declaration.attribute,
            let edit = changes.removing(argument, from: attribute, of: property.scope)
        else { return nil }
        return FixIt(message: "remove '\(argument): true'", edits: [edit])
    }
}
