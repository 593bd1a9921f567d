import HeirloomModel
import HeirloomReading

/// A dependency has a name that allows it to be assigned and passed: `self.self` is the instance itself, and names that
/// start with `$` are reserved for the compiler.
enum ReservedNameRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard property.hasReservedName else { return nil }
        let reason =
            property.label == "self"
            ? "'self.self' is the instance itself, so no initializer can assign it"
            : "names that begin with '$' are reserved for the compiler"
        return LocalProblem(
            .reservedName,
            of: property,
            message: "'\(property.label)' cannot be \(property.quotedAttribute) because \(reason); rename it"
        )
    }
}
