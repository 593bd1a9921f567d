/// A parameter of an initializer or function that builds a type. It is not a dependency and has a default:
/// `limit: Int = 10`.
///
/// Only parameters whose types and defaults other code of the module can repeat are included.
package struct DefaultedParameter: Hashable, Sendable {
    /// The label; `nil` for a parameter without one.
    package var label: String?
    /// The name of the parameter in the body.
    package var name: String
    /// The type of the value, without `@escaping` and `@autoclosure`.
    package var type: TypeReference
    /// The default as written, with the names of static members of its type qualified.
    package var value: String
    /// The lowest access level of the names in the default, as far as the file itself shows.
    package var access: AccessLevel
    /// The index in the list of arguments, which counts dependencies and included defaults in the order of the
    /// parameters.
    package var position: Int

    package init(
        label: String?,
        name: String,
        type: TypeReference,
        value: String,
        access: AccessLevel = .open,
        position: Int
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.value = value
        self.access = access
        self.position = position
    }
}

extension DefaultedParameter: SummaryPart {
    package static var blank: Self { Self(label: nil, name: "", type: .blank, value: "", position: 0) }

    package mutating func visitParts(_ visitor: inout some PartVisitor) {
        visitor.visit(&label)
        visitor.visit(&name)
        visitor.visit(&type)
        visitor.visit(&value)
        visitor.visit(&access)
        visitor.visit(&position)
    }
}
