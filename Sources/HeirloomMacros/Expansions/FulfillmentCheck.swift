import HeirloomModel
import HeirloomReading

/// A function that is never called, and that compiles only if the type is a subtype of those it claims to fulfill:
///
/// ```swift
/// private static func heirloomFulfills(_ instance: Store) {
///     func check1<Fulfilling: Storage>(_: Fulfilling) {}
///     check1(instance)
/// }
/// ```
///
/// It checks only types spelled like `(any Storage).self` and `(Storage & Loading).self`. A name alone does not
/// distinguish a protocol from a wrapper such as `AnyStorage`, which may be listed without being a supertype: the
/// generator, which resolves names, checks those.
struct FulfillmentCheck {
    private let fulfilled: [TypeReference]
    /// The types that are built: the type itself, or each specialization.
    private let built: [Built]

    private struct Built {
        var type: String
        /// The condition under which the type is built; `nil` if it is always built.
        var condition: Condition?
    }

    init(_ type: InstantiableType) {
        // The attribute is outside of the type, but the function inside, where a nested type of the same name would
        // shadow the fulfilled one.
        fulfilled = Self.fulfilledTypes(type.attribute).filter { fulfilled in
            !fulfilled.type.containsName { type.nested[$0[0].name] != nil }
        }
        built = [Built(type: ReservedWords.escapedTypeName(type.declaration.name))]
    }

    init(_ type: InstantiableExtension) {
        fulfilled = Self.fulfilledTypes(type.attribute)
        var built: [Built] = []
        for function in type.functionsThatBuild where type.obstacles(to: function).isEmpty {
            guard let returned = function.returnType?.type else { continue }
            // A class cannot have parameters of type `Self`.
            let isSelf = returned.nominalName == ["Self"]
            let spelling = (isSelf ? type.declaration.extendedType.type : returned).spelling
            let condition = type.condition(of: function)
            guard let known = built.firstIndex(where: { $0.type == spelling }) else {
                built.append(Built(type: spelling, condition: condition))
                continue
            }
            let all = [built[known].condition, condition].map { $0 ?? .constant(true) }
            built[known].condition = Condition.any(of: all).reduced.unlessTrue
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
    /// Whether the type is spelled `any P` or `P & Q`, possibly in parentheses.
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

    /// The spelling of the constraint after the colon of a generic parameter: `P` for `any P`.
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
