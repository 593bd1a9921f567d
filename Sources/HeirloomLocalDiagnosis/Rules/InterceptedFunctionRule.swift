import HeirloomModel
import HeirloomReading

/// An intercepted body becomes a closure that returns the result of its function.
package enum InterceptedFunctionRule {
    /// Returns the problem of `@Intercepted` on a function.
    package static func problem(
        with attribute: AttributeUse,
        on function: InterceptedFunction
    ) -> LocalProblem? {
        if function.declaration.bodyRange == nil {
            return LocalProblem(
                .notInterceptable,
                at: attribute.range,
                message: """
                    '\(function.name)' has no body to intercept; put '@Intercepted' on the functions that implement it
                    """
            )
        }
        // Only the name distinguishes a result builder from other attributes.
        if let builder = function.declaration.attributes.first(where: { $0.baseName.hasSuffix("Builder") }) {
            let name = builder.name.spelling
            return LocalProblem(
                .notInterceptable,
                at: attribute.range,
                message: """
                    '\(function.name)' cannot be intercepted because '@\(name)' does not apply inside interceptors; \
                    move its body into another '@\(name)' function and call that
                    """
            )
        }
        guard let result = function.declaration.returnType, function.returnsNoncopyable else { return nil }
        return LocalProblem(
            .notInterceptable,
            at: attribute.range,
            message: """
                '\(function.name)' cannot be intercepted because it returns noncopyable '\(result.type.spelling)'; \
                return a class that owns the value
                """
        )
    }

    /// Returns the problem of `@Intercepted` on an initializer or an accessor.
    package static func problemOnOtherDeclaration(with attribute: AttributeUse) -> LocalProblem {
        LocalProblem(
            .notInterceptable,
            at: attribute.range,
            message:
                "'@Intercepted' applies to functions only; move this body into a function and intercept that"
        )
    }
}
