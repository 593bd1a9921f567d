import HeirloomModel
import HeirloomReading

/// A dependency has a name by which it can be assigned and passed: `self.self` is the value itself, and a `$` begins
/// the names that the compiler makes up.
enum DependenciesHaveNamesOfTheirOwn {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        property.hasReservedName ? [.dependency(property, .isReservedName)] : []
    }
}
