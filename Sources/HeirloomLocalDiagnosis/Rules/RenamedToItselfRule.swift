import HeirloomModel
import HeirloomReading

/// A rename changes the name or the type of a dependency.
enum RenamedToItselfRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard case .renamed(let renaming) = property.source, renaming.label == property.label,
            let type = property.declaration.type?.type
        else { return [] }
        let declared = renaming.onlyIfAvailable ? type.wrappedInOptional ?? type : type
        return declared.isSpelledLike(renaming.type.type) ? [.renamedToItself(property)] : []
    }
}

extension LocalProblem {
    /// `@Received(fulfilledByDependencyNamed: "x", ofType: X.self) let x: X`
    fileprivate static func renamedToItself(_ property: InjectedProperty) -> LocalProblem {
        LocalProblem(
            .renamedToItself,
            of: property,
            message: """
                '\(property.label)' is renamed to itself; use '@Received' without 'fulfilledByDependencyNamed'
                """
        ) { edits in
            guard let arguments = property.attribute.argumentsRange else { return [] }
            let onlyIfAvailable = property.attribute.boolean("onlyIfAvailable") == true
            return [
                FixIt(
                    onlyIfAvailable ? "keep only 'onlyIfAvailable: true'" : "remove the arguments",
                    edits.replace(arguments, with: onlyIfAvailable ? "(onlyIfAvailable: true)" : "")
                )
            ]
        }
    }
}
