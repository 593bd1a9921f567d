import HeirloomModel
import HeirloomReading

/// A rename changes the name or the type of a dependency.
enum RenamedToItselfRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard case .renamed(let renaming) = property.source, renaming.label == property.label,
            let type = property.declaration.type?.type
        else { return nil }
        let isOptional = renaming.onlyIfAvailable
        let declared = isOptional ? type.wrappedInOptional ?? type : type
        guard declared.isSpelledLike(renaming.type.type) else { return nil }
        return LocalProblem(
            .renamedToItself,
            of: property,
            message: """
                '\(property.label)' is renamed to itself; use '@Received' without 'fulfilledByDependencyNamed'
                """
        ) { edits in
            guard let arguments = property.attribute.argumentsRange else { return [] }
            return [
                FixIt(
                    isOptional ? "keep only 'onlyIfAvailable: true'" : "remove the arguments",
                    edits.replace(arguments, with: isOptional ? "(onlyIfAvailable: true)" : "")
                )
            ]
        }
    }
}
