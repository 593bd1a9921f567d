import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A dependency is declared directly in an `@Instantiable` type.
package enum StrayDependencyRule {
    /// Returns the problem of a dependency in a type that is not `@Instantiable`, or outside of any type.
    package static func problems(
        of property: PropertyDeclaration,
        in owner: TypeDeclaration?
    ) -> [LocalProblem] {
        guard let owner else { return problems(of: property, inTypeNamed: nil) }
        switch owner.kind {
        case .enum, .protocol: return problems(of: property, inTypeNamed: owner.name)
        case .struct, .class, .actor:
            // A misplaced '@Instantiated' on the type is already reported.
            if owner.attributes.contains(where: { $0.isHeirloom("Instantiated") }) { return [] }
            return InjectedProperty(stray: property).map { [.stray($0, in: owner)] } ?? []
        }
    }

    /// Returns the problem of a dependency in a type that is not `@Instantiable` and whose location is unknown.
    package static func problems(
        of property: PropertyDeclaration,
        inTypeNamed name: String?
    ) -> [LocalProblem] {
        InjectedProperty(stray: property).map { [.stray($0, in: name)] } ?? []
    }
}

extension InjectedProperty {
    /// `nil` unless it is the first property of a statement with one of the attributes.
    fileprivate convenience init?(stray property: PropertyDeclaration) {
        guard property.index == 0 else { return nil }
        self.init(property, isConditional: false, beside: [:])
    }
}

extension LocalProblem {
    /// `struct S { @Received let x: X }`
    fileprivate static func stray(_ property: InjectedProperty, in owner: TypeDeclaration) -> LocalProblem {
        var problem = stray(property, in: owner.name) { edits in
            let start = owner.range.start
            let attribute = "@Instantiable\n" + edits.text.indentation(at: start)
            let conformance = MissingConformance(of: owner).map { [$0.edit(edits)] } ?? []
            return [
                FixIt(
                    message: "make '\(owner.name)' '@Instantiable'",
                    edits: [edits.insert(attribute, at: start)] + conformance
                ),
                edits.removing(property.attribute),
            ]
        }
        problem.cause = owner.range.start
        return problem
    }

    /// `enum E { @Received let x: X }`, `@Received let x: X` at file scope
    fileprivate static func stray(
        _ property: InjectedProperty,
        in owner: String?,
        fixIts: ((SourceEdits) -> [FixIt])? = nil
    ) -> LocalProblem {
        let reason = owner.map { ": '\($0)' is not '@Instantiable'" } ?? " outside an '@Instantiable' type"
        return LocalProblem(
            .strayDependency,
            of: property,
            message: "\(property.quotedAttribute) has no effect\(reason)",
            fixIts: fixIts ?? { [$0.removing(property.attribute)] }
        )
    }
}
