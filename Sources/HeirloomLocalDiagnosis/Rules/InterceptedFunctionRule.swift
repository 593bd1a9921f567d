import HeirloomModel
import HeirloomReading

/// An intercepted body becomes a closure that returns the result of its function.
package enum InterceptedFunctionRule {
    /// Returns the problem of `@Intercepted` on a function; `nil` for the function of an initializer or an accessor.
    package static func problem(
        with attribute: AttributeUse,
        on function: InterceptedFunction?
    ) -> LocalProblem? {
        refusal(of: function).map { LocalProblem(.notInterceptable, at: attribute.range, message: $0) }
    }

    private static func refusal(of function: InterceptedFunction?) -> String? {
        guard let function else {
            return
                "'@Intercepted' applies to functions only; move this body into a function and intercept that"
        }
        if function.declaration.bodyRange == nil {
            return """
                '\(function.name)' has no body to intercept; put '@Intercepted' on the functions that implement it
                """
        }
        // Only the name distinguishes a result builder from other attributes.
        if let builder = function.declaration.attributes.first(where: { $0.baseName.hasSuffix("Builder") }) {
            let name = builder.name.spelling
            return """
                '\(function.name)' cannot be intercepted because '@\(name)' does not apply inside interceptors; \
                move its body into another '@\(name)' function and call that
                """
        }
        guard let result = function.declaration.returnType, function.returnsNoncopyable else { return nil }
        return """
            '\(function.name)' cannot be intercepted because it returns noncopyable '\(result.type.spelling)'; \
            return a class that owns the value
            """
    }
}
