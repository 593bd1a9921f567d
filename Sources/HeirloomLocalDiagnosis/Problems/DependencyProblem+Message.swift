import HeirloomModel
import HeirloomReading

extension DependencyProblem {
    func message(_ property: InjectedProperty) -> String {
        let label = property.label
        let attribute = "'@\(property.kind.rawValue)'"
        return switch self {
        case .severalAttributes(let all):
            "'\(label)' can have only one of " + all.map { "'@\($0.baseName)'" }.enumeration()
        case .isStatic(let modifier):
            "\(attribute) requires an instance property, but '\(label)' is '\(modifier.keyword)'"
        case .isComputed:
            "\(attribute) requires a stored property, but '\(label)' is computed"
        case .isInitialized:
            "'\(label)' cannot be \(attribute) because it already has a value"
        case .isUntyped:
            "\(attribute) property '\(label)' needs a type annotation"
        case .isInferred(let type):
            "\(attribute) property '\(label)' needs an explicit type; '\(type.type.spelling)' is inferred from a value"
        case .isPattern:
            "a pattern cannot be \(attribute); declare a property for each name"
        case .isReservedName:
            "'\(label)' cannot be \(attribute) because "
                + (label == "self"
                    ? "'self.self' is the instance itself, so no initializer can assign it"
                    : "names that begin with '$' are reserved for the compiler")
                + "; rename it"
        case .isConditional:
            "cannot analyze '\(label)' inside '#if': the type that declares it has too many conditions; use fewer "
                + "around stored properties and initializers"
        case .isStray(let owner):
            "\(attribute) has no effect"
                + (owner.map { ": '\($0.name)' is not '@Instantiable'" } ?? " outside an '@Instantiable' type")
        case .isMutable(let isChanged):
            "\(attribute) property '\(label)' must be a 'let' because other types would not see it change; "
                + (isChanged
                    ? "to change it, add a separate 'var' that an initializer sets from '\(label)'"
                    : "only a property wrapper allows 'var'")
        case .onlyIfAvailableNotOptional(let type):
            "'\(label)' is \(property.kind == .received ? "received" : "instantiated") only if available, so its "
                + "type must be optional\(property.kind == .received ? "" : " or a collection"), not "
                + "'\(type.type.spelling)'"
        case .optionalRenamedType(let type):
            "'\(type.type.spelling)' is optional; "
                + (type.type.wrappedInOptional.map { "write '\($0.spelling)'" } ?? "write the wrapped type")
                + ", and 'onlyIfAvailable' also finds optional values"
        case .erasedInstantiatorWithoutType(let type):
            "'\(label): \(type.type.spelling)' does not specify the type to build; name it: "
                + "'@Instantiated(fulfilledByType: \"Name\")'"
        case .instantiatorFulfilledByType(_, let product):
            "'fulfilledByType' has no effect on '\(label)': its type already names '\(product)'; to build another "
                + "type, use 'ErasedInstantiator'"
        case .renamedToItself:
            "'\(label)' is renamed to itself; use '@Received' without 'fulfilledByDependencyNamed'"
        case .unreachableType(let type, let modifier):
            "the type '\(type)' of '\(label)' is '\(modifier.keyword)', so generated code in another "
                + "file cannot use it"
        case .narrowForwardedType(let type, _, let access):
            "type '\(type)' of forwarded property '\(label)' must be '\(access.rawValue)', like the type that "
                + "declares the property"
        case .factory(let problem):
            problem.message(label)
        case .rootReceives(let root) where root.isMadeBySystem:
            property.kind == .forwarded
                ? "'\(root.name)' is created by the system, which passes no values; give '\(label)' a value without "
                    + "'@Forwarded', or instantiate a type that holds it"
                : "root '\(root.name)' cannot receive '\(label)' because no type above it can provide it; make it "
                    + "'@Instantiated'"
        case .rootReceives(let root):
            "root '\(root.name)' cannot receive '\(label)' because no type above it can provide it; "
                + (property.isBestForwarded ? "make it " : "make it '@Instantiated', or ")
                + (property.mayBeForwarded
                    ? "'@Forwarded' to pass it to 'init'" : "remove 'isRoot: true'")
        }
    }
}
