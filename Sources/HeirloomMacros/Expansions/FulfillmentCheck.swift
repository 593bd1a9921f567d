import HeirloomModel
import HeirloomReading

/// The function that is never called, and that compiles only if the type is what it says it fulfils:
///
/// ```swift
/// private static func heirloomFulfills(_ instance: Store) {
///     func check1<Fulfilling: Storage>(_: Fulfilling) {}
///     check1(instance)
/// }
/// ```
///
/// It stands for `(any Storage).self` and for `(Storage & Loading).self` only. Its name alone does not tell a
/// protocol from a wrapper such as `AnyStorage`, which may be listed without being a supertype: the generator, which sees
/// what the name stands for, checks those.
struct FulfillmentCheck {
    private let fulfilled: [TypeReference]
    /// What is built: one type, or each specialisation.
    private let built: [Built]

    private struct Built {
        var type: String
        /// The condition under which something builds it, `nil` where it is built in any case.
        var condition: Condition?
    }

    init(_ type: InstantiableType) {
        // The attribute stands outside of the type, the function inside: there a nested type would hide another.
        fulfilled = Self.fulfilledTypes(type.attribute).filter { fulfilled in
            var isHidden = false
            fulfilled.type.forEachName { isHidden = isHidden || type.nested[$0[0].name] != nil }
            return !isHidden
        }
        built = [Built(type: type.declaration.name)]
    }

    init(_ type: InstantiableExtension) {
        fulfilled = Self.fulfilledTypes(type.attribute)
        var built: [Built] = []
        for function in type.functionsThatBuild where type.obstacles(to: function).isEmpty {
            guard let returned = function.returnType?.type else { continue }
            // A class has no parameters of type `Self`.
            let isSelf = returned.nominalName == ["Self"]
            let spelling = (isSelf ? type.declaration.extendedType.type : returned).spelling
            let condition = type.condition(of: function)
            guard let known = built.firstIndex(where: { $0.type == spelling }) else {
                built.append(Built(type: spelling, condition: condition))
                continue
            }
            let all = [built[known].condition, condition].map { $0 ?? .constant(true) }
            let either = Condition.any(of: all).reduced
            built[known].condition = either == .constant(true) ? nil : either
        }
        self.built = built
    }

    var lines: [String] {
        fulfilled.isEmpty ? [] : built.flatMap(lines(checking:))
    }

    private func lines(checking built: Built) -> [String] {
        var lines = ["private static func heirloomFulfills(_ instance: \(built.type)) {"]
        for (number, fulfilled) in zip(1..., fulfilled) {
            let constraint = fulfilled.type.constraintSpelling
            lines.append("    func check\(number)<Fulfilling: \(constraint)>(_: Fulfilling) {}")
            lines.append("    check\(number)(instance)")
        }
        lines.append("}")
        guard let condition = built.condition else { return lines }
        return [condition.directive] + lines + ["#endif"]
    }

    private static func fulfilledTypes(_ attribute: AttributeUse) -> [TypeReference] {
        attribute.types("fulfillingAdditionalTypes").filter { $0.type.isPlainlyConstraint }
    }
}

extension TypeExpression {
    /// `any P` and `P & Q`, parentheses aside.
    fileprivate var isPlainlyConstraint: Bool {
        switch self {
        case .existential, .composition: true
        case .tuple(let elements): elements.count == 1 && elements[0].type.isPlainlyConstraint
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .function,
            .opaque, .metatype, .protocolMetatype, .suppressed, .packElement, .packExpansion, .attributed,
            .integer, .placeholder:
            false
        }
    }

    /// What stands after the colon of a generic parameter: `P` for `any P`.
    fileprivate var constraintSpelling: String {
        switch self {
        case .existential(let constraint):
            constraint.constraintSpelling
        case .tuple(let elements) where elements.count == 1:
            elements[0].type.constraintSpelling
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .function, .opaque, .composition, .metatype, .protocolMetatype, .suppressed, .packElement,
            .packExpansion, .attributed, .integer, .placeholder:
            spelling
        }
    }
}
