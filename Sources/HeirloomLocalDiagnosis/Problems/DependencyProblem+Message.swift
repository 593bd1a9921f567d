import HeirloomModel
import HeirloomReading

extension DependencyProblem {
    func message(_ property: InjectedProperty) -> String {
        let label = property.label
        let attribute = "'@\(property.kind.rawValue)'"
        return switch self {
        case .severalAttributes(let all):
            "'\(label)' is marked " + all.map { "'@\($0.baseName)'" }.enumeration()
                + ", and its value can come from one place only"
        case .isStatic(let modifier):
            "'\(label)' is '\(modifier.keyword)', and only a property of an instance can be \(attribute)"
        case .isComputed:
            "'\(label)' is computed, and only a stored property can be \(attribute)"
        case .isInitialized:
            "'\(label)' has a value already, and so it cannot be \(attribute)"
        case .isUntyped:
            "'\(label)' is \(attribute), and so its type must be written"
        case .isInferred(let type):
            "'\(label)' is \(attribute), and so its type must be written; '\(type.type.spelling)' leaves it to a "
                + "value"
        case .isPattern:
            "a pattern cannot be \(attribute); declare a property for each name"
        case .isReservedName:
            "'\(label)' cannot be \(attribute), because "
                + (label == "self"
                    ? "'self.self' is the instance itself, and so no initializer can store it"
                    : "names that begin with '$' are the compiler's")
                + "; give it another name"
        case .isConditional:
            "'\(label)' stands under '#if' in a type whose members depend on more conditions than can be told "
                + "apart; put fewer conditions around stored properties and initializers"
        case .isStray(let owner):
            "\(attribute) has no effect"
                + (owner.map { ": '\($0.name)' is not '@Instantiable'" } ?? " outside an '@Instantiable' type")
        case .isMutable(let isChanged):
            "'\(label)' is \(attribute) and must be a 'let': if it changed, no other type that has it would "
                + "know; "
                + (isChanged
                    ? "keep what changes in a 'var' beside it, which a written initializer sets from '\(label)'"
                    : "only a property wrapper makes it a 'var'")
        case .onlyIfAvailableNotOptional(let type):
            "'\(label)' is \(property.kind == .received ? "received" : "instantiated") only if available, and so its "
                + "type must be optional\(property.kind == .received ? "" : " or a collection"), not "
                + "'\(type.type.spelling)'"
        case .optionalRenamedType(let type):
            "'\(type.type.spelling)' is optional; name the source without '?', because with 'onlyIfAvailable' it "
                + "is found whether it is optional or not"
        case .erasedInstantiatorWithoutType(let type):
            "'\(label)' is of type '\(type.type.spelling)', which does not say what is built; name that type, "
                + "as in '@Instantiated(fulfilledByType: \"Name\")'"
        case .instantiatorFulfilledByType(_, let product):
            "the instantiator '\(label)' builds '\(product)', which 'fulfilledByType' cannot change; use an "
                + "'ErasedInstantiator' to build a type that is not named here"
        case .renamedToItself:
            "'\(label)' is renamed to itself; receive it without arguments"
        case .unreachableType(let type, let modifier):
            "the type '\(type)' of '\(label)' is '\(modifier.keyword)', and the generated code, which stands in a "
                + "file of its own, cannot name it"
        case .narrowForwardedType(let type, _, let access):
            "'\(label)' can be forwarded wherever this type is visible, and so its type '\(type)' must be "
                + "'\(access.rawValue)' as well"
        case .factory(let problem):
            problem.message(label)
        case .rootReceives(let root) where root.isMadeBySystem:
            property.kind == .forwarded
                ? "'\(root.name)' is created by the system, which hands it nothing; give '\(label)' a value without "
                    + "'@Forwarded', or instantiate what holds it"
                : "'\(root.name)' is a root, and nothing above it could provide '\(label)'; instantiate it"
        case .rootReceives(let root):
            "'\(root.name)' is a root, and nothing above it could provide '\(label)'; "
                + (property.isBestForwarded ? "" : "instantiate it, or ")
                + (property.mayBeForwarded
                    ? "let its 'init' take it, as '@Forwarded'" : "remove 'isRoot: true'")
        }
    }
}
