import HeirloomModel
import HeirloomReading

/// An intercepted body becomes a closure that returns the result of its function.
package enum InterceptedFunctionRule {
    /// Returns the problem of `@Intercepted` on a function.
    package static func problem(
        with attribute: AttributeUse,
        on function: InterceptedFunction
    ) -> LocalProblem? {
        if function.declaration.bodyRange == nil { return .requirement(function, attribute) }
        let attributes = function.declaration.attributes
        // Only the name distinguishes a result builder from other attributes.
        if let builder = attributes.first(where: { $0.baseName.hasSuffix("Builder") }) {
            return .builder(builder, function, attribute)
        }
        guard let result = function.declaration.returnType, function.returnsNoncopyable else { return nil }
        return .noncopyable(result, function, attribute)
    }

    /// Returns the problem of `@Intercepted` on an initializer or an accessor: `@Intercepted(by: log) init() {}`
    package static func problemOnOtherDeclaration(with attribute: AttributeUse) -> LocalProblem {
        LocalProblem(
            .interceptedInitializer,
            at: attribute.range,
            message:
                "'@Intercepted' applies to functions only; move this body into a function and intercept that"
        )
    }
}

extension LocalProblem {
    /// `protocol Shop { @Intercepted(by: log) func pay() }`
    fileprivate static func requirement(
        _ function: InterceptedFunction,
        _ attribute: AttributeUse
    ) -> LocalProblem {
        LocalProblem(
            .interceptedInitializer,
            at: attribute.range,
            message: """
                '\(function.name)' has no body to intercept; put '@Intercepted' on the functions that implement it
                """
        )
    }

    /// `@Intercepted(by: log) @ViewBuilder func row() -> some View {}`
    fileprivate static func builder(
        _ builder: AttributeUse,
        _ function: InterceptedFunction,
        _ attribute: AttributeUse
    ) -> LocalProblem {
        let name = builder.name.spelling
        return LocalProblem(
            .interceptedBuilder,
            at: attribute.range,
            message: """
                '\(function.name)' cannot be intercepted because '@\(name)' does not apply inside interceptors; move \
                its body into another '@\(name)' function and call that
                """
        )
    }

    /// `@Intercepted(by: log) func open<File: ~Copyable>() -> File {}`
    fileprivate static func noncopyable(
        _ result: TypeReference,
        _ function: InterceptedFunction,
        _ attribute: AttributeUse
    ) -> LocalProblem {
        LocalProblem(
            .interceptedNoncopyable,
            at: attribute.range,
            message: """
                '\(function.name)' cannot be intercepted because it returns noncopyable '\(result.type.spelling)'; \
                return a class that owns the value
                """
        )
    }
}
