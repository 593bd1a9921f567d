import HeirloomModel

/// Is shown the declarations of a file as they are read, and says which are at fault: reading itself judges nothing.
package protocol DeclarationReview: AnyObject {
    /// Is shown every declaration, before what stands inside it.
    func review(_ declaration: Declaration)
    /// Is shown a property that stands in no instantiable type.
    func review(stray property: PropertyDeclaration, in owner: TypeDeclaration?)
    /// Is shown `#HeirloomConfiguration(…)`.
    func review(configuration use: MacroUse, isAtFileScope: Bool)
    /// Says of each way in which the conditions of a type may turn out whether it is at fault.
    func faults(in type: InstantiableAlternatives) -> [Bool]
    /// Says whether an extension is at fault.
    func hasFaults(_ type: InstantiableExtension) -> Bool
    /// Says whether a type without `@Instantiable` could carry it as it is.
    func allowsInstantiable(_ type: TypeDeclaration, enclosing: [EnclosingDeclaration]) -> Bool
}
