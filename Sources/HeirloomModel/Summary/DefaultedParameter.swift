/// A parameter of what builds a type that is no dependency and has a default: `limit: Int = 10`.
///
/// Only those are kept whose types and defaults other code of the module can repeat.
package struct DefaultedParameter: Hashable, Sendable, Codable {
    /// `nil` for a parameter without a label.
    package var label: String?
    /// What the body sees.
    package var name: String
    /// The type of the value, without `@escaping` and `@autoclosure`.
    package var type: TypeReference
    /// The default as it is written, with the names of static members of its type in full.
    package var value: String
    /// How visible all is that the default names, as far as its own file tells.
    package var access: AccessLevel
    /// The index in the list of arguments, dependencies and kept defaults counted in the order of the parameters.
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
