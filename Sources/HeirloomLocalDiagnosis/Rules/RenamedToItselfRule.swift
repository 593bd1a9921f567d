import HeirloomModel
import HeirloomReading

/// A rename changes the name or the type of a dependency.
enum RenamedToItselfRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard case .renamed(let renaming) = property.source, renaming.label == property.label,
            let type = property.declaration.type?.type
        else { return [] }
        let declared = renaming.onlyIfAvailable ? type.wrappedInOptional ?? type : type
        return declared.isSpelledLike(renaming.type.type) ? [.dependency(property, .renamedToItself)] : []
    }
}
