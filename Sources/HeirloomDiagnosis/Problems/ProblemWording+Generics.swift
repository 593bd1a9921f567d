import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    private static let endingGenerics =
        "to end it, ask for the arguments as they are, and forward what differs"

    func genericFulfillment(of scope: ScopeID, at index: Int) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let listed = declaration.fulfilledTypes[index]
        let name = declaration.path.joined(separator: ".")
        return Diagnostic(
            id: .genericFulfillment,
            message: """
                '\(name)' lists '\(listed.type.withoutParentheses.spelling)', in which its own parameters occur, and swiftc crashes on such an \
                attribute; remove it from the list
                """,
            location: location(listed.range, scope),
            notes: [
                note(
                    """
                    to build it for a property of such a type, name it there with its arguments: \
                    '@Instantiated(fulfilledByType: "\(name)<…>")'
                    """,
                    at: place(scope)
                )
            ],
            fixIts: remedies.unlisting(index, of: scope).map { [$0] } ?? []
        )
    }

    func endlessGenerics(_ endless: EndlessGenerics) -> Diagnostic {
        let first = endless.steps[0]
        let written = tree[first].declared.request?.requested ?? tree[first].declared.type
        return Diagnostic(
            id: .endlessGenerics,
            message: """
                building '\(name(first.scope))' never ends: it asks for '\(spelling(written))', and each time around the \
                arguments are larger
                """,
            location: place(first),
            notes: endless.steps.dropFirst().map { step in
                note("'\(name(step.scope))' asks for '\(text(of: step))' here", at: place(step))
            } + [note(Self.endingGenerics, at: place(first))]
        )
    }

    func unmetConstraint(_ requirement: GenericRequirement, along edge: BuildEdge) -> Diagnostic {
        let subject = tree.argument(requirement.subject, of: edge.product)
        let wanted = requirement.supertype ?? requirement.sameType ?? requirement.subject
        let demanded = tree.argument(wanted, of: edge.product)
        let generic = tree[edge.product].declared.declaration.path.joined(separator: ".")
        let lack =
            requirement.supertype == nil
            ? "is no '\(spelling(demanded))'" : lack(of: subject, for: demanded)
        let relation = requirement.supertype == nil ? " == " : ": "
        let demand = "\(requirement.subject.spelling)\(relation)\(wanted.spelling)"
        let isProtocol = demanded.entity(in: tree.table).map { tree.conversions.kind(of: $0) == .protocol }
        let declared = isProtocol == true ? subject.entity(in: tree.table).flatMap { place($0) } : nil
        return Diagnostic(
            id: .unmetConstraint,
            message: "'\(name(edge.product))' cannot be built, because '\(spelling(subject))' \(lack)",
            location: place(edge),
            notes: [note("'\(generic)' demands '\(demand)' here", at: place(edge.product))]
                + (declared.map {
                    [note("let '\(spelling(subject))' conform to '\(spelling(demanded))'", at: $0)]
                } ?? [])
        )
    }
}
