import HeirloomModel
import HeirloomSyntax

/// Reviews the declarations of a file while they are read, and decides which are faulty. Reading itself reports
/// nothing.
package protocol DeclarationReview: AnyObject {
    /// Reviews a declaration, before the declarations inside it.
    func review(_ declaration: Declaration)
    /// Reviews a property that is not declared in an instantiable type.
    func review(stray property: PropertyDeclaration, in owner: TypeDeclaration?)
    /// Reviews `#HeirloomConfiguration(…)`.
    func review(configuration use: MacroUse, isAtFileScope: Bool)
    /// Returns whether a type is faulty, for each outcome of its conditions.
    func faults(in type: InstantiableAlternatives) -> [Bool]
    /// Returns whether an extension is faulty.
    func hasFaults(_ type: InstantiableExtension) -> Bool
    /// Returns whether a type without `@Instantiable` could have the attribute without other changes.
    func allowsInstantiable(_ type: TypeDeclaration, enclosing: [EnclosingDeclaration]) -> Bool
}
