import HeirloomModel
import HeirloomReading

/// A dependency has a name that allows it to be assigned and passed: `self.self` is the instance itself, and names that
/// start with `$` are reserved for the compiler.
enum ReservedNameRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        property.hasReservedName ? [.dependency(property, .isReservedName)] : []
    }
}
