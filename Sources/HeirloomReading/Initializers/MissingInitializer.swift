import HeirloomModel

/// An initializer that cannot be written for the user, and the one to begin with.
package struct MissingInitializer: Sendable {
    /// Why the memberwise initializer would not compile.
    package enum Reason: Sendable {
        /// Stored properties that nothing gives a value.
        case valuelessProperties([NamedPlace])
        /// A superclass whose initializer wants arguments.
        case superclass(name: String, SuperclassFacts)
        /// `@Wrapper(name: "x") @Received var x: X`, whose arguments belong in the initializer.
        case wrapperArguments(NamedPlace, arguments: [SourceRange])
        /// `@Binding @Instantiated var x: X`, where the wrapper cannot be made from an `X`.
        case unmadeWrapper(NamedPlace, wrapper: String)
        /// A dependency whose type is less accessible than the initializer would be.
        case narrowType(NamedPlace, typeName: String)
    }

    /// What is known of a superclass whose initializer wants arguments.
    package enum SuperclassFacts: Sendable {
        /// The arguments with which an initializer beside it calls it.
        case called(String)
        /// A class of Apple's.
        case known(SDKClass)
    }

    package let reason: Reason
    package let skeleton: MemberwiseInitializer
    /// The body of the type, into which it is written.
    package let bodyRange: SourceRange
    /// Whether the skeleton may be written as it is.
    package var isExact = true
}

extension InstantiableType {
    /// Why the memberwise initializer would not compile, `nil` where it would.
    var reasonToWriteInitializer: MissingInitializer.Reason? {
        if !valueless.isEmpty {
            return .valuelessProperties(valueless.map { NamedPlace(name: $0.name, range: $0.nameRange) })
        }
        if case .known(let name, let facts) = Superclass(of: declaration), facts.mustBeCalled {
            return .superclass(name: name, .known(facts))
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

    /// The name of a nested type that the initializer's own access level would expose.
    ///
    /// What is forwarded, or hidden everywhere, is no better off with a written initializer.
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
