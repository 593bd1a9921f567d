import HeirloomModel

/// An initializer that must be written by the user, and a skeleton to start with.
package struct MissingInitializer: Sendable {
    /// The reason why the memberwise initializer would not compile.
    package enum Reason: Sendable {
        /// Stored properties without a value.
        case valuelessProperties([NamedPlace])
        /// One of Apple's classes, whose initializer requires arguments.
        case superclass(name: String, SDKClass)
        /// `@Wrapper(name: "x") @Received var x: X`, with arguments that belong in the initializer.
        case wrapperArguments(NamedPlace, arguments: [SourceRange])
        /// `@Binding @Instantiated var x: X`, with a wrapper that cannot be made from an `X`.
        case unmadeWrapper(NamedPlace, wrapper: String)
        /// A dependency whose type is less accessible than the initializer would be.
        case narrowType(NamedPlace, typeName: String)
    }

    package let reason: Reason
    package let skeleton: MemberwiseInitializer
    /// The body of the type, which the skeleton is inserted into.
    package let bodyRange: SourceRange
}

extension InstantiableType {
    /// The reason why the memberwise initializer would not compile; `nil` if it would.
    var reasonToWriteInitializer: MissingInitializer.Reason? {
        if !valueless.isEmpty {
            return .valuelessProperties(valueless.map { NamedPlace(name: $0.name, range: $0.nameRange) })
        }
        if case .known(let name, let facts) = Superclass(of: declaration), facts.mustBeCalled {
            return .superclass(name: name, facts)
        }
        for property in initializable {
            let arguments = property.declaration.wrappers.compactMap(\.argumentsRange)
            if !arguments.isEmpty { return .wrapperArguments(property.place, arguments: arguments) }
            if property.memberwiseType == nil,
                let wrapper = property.declaration.wrappers.first(where: \.wrapsNoValue)
            {
                return .unmadeWrapper(property.place, wrapper: wrapper.baseName)
            }
            if let type = narrowTypeName(of: property) { return .narrowType(property.place, typeName: type) }
        }
        return nil
    }

    /// The name of a nested type that is less accessible than the initializer would be.
    ///
    /// Forwarded dependencies and types that are hidden everywhere are excluded: writing the initializer would not
    /// help.
    private func narrowTypeName(of property: InjectedProperty) -> String? {
        guard !nested.isEmpty, let access = writtenAccess, access > .internal, property.kind != .forwarded,
            let nested = nestedType(namedBy: property, below: min(access, .public)),
            nested.type.access > .fileprivate
        else { return nil }
        return nested.name
    }
}

extension InjectedProperty {
    fileprivate var place: NamedPlace { NamedPlace(name: label, range: declaration.nameRange) }
}
