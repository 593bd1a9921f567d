import HeirloomModel
import HeirloomReading

/// A reason why a function cannot be intercepted.
package enum InterceptionProblem: Sendable {
    /// `@Intercepted(by: log) init() {}`; also accessors
    case initializer
    /// `protocol Shop { @Intercepted(by: log) func pay() }`
    case requirement(InterceptedFunction)
    /// `@Intercepted(by: log) @ViewBuilder func row() -> some View {}`
    case builder(AttributeUse, InterceptedFunction)
    /// `@Intercepted(by: log) func open<File: ~Copyable>() -> File {}`
    case noncopyable(result: TypeReference, InterceptedFunction)
}

extension InterceptionProblem {
    var id: DiagnosticID {
        switch self {
        case .initializer, .requirement: .interceptedInitializer
        case .builder: .interceptedBuilder
        case .noncopyable: .interceptedNoncopyable
        }
    }

    var message: String {
        switch self {
        case .initializer:
            "'@Intercepted' applies to functions only; move this body into a function and intercept that"
        case .requirement(let function):
            "'\(function.name)' has no body to intercept; put '@Intercepted' on the functions that implement it"
        case .builder(let builder, let function):
            "'\(function.name)' cannot be intercepted because '@\(builder.name.spelling)' does not apply inside "
                + "interceptors; move its body into another '@\(builder.name.spelling)' function and call that"
        case .noncopyable(let result, let function):
            "'\(function.name)' cannot be intercepted because it returns noncopyable '\(result.type.spelling)'; "
                + "return a class that owns the value"
        }
    }
}
