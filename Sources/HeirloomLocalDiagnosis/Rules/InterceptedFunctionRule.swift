import HeirloomModel
import HeirloomReading

/// An intercepted body becomes a closure that returns the result of its function.
enum InterceptedFunctionRule {
    static func problem(of function: InterceptedFunction) -> InterceptionProblem? {
        if function.declaration.bodyRange == nil { return .requirement(function) }
        let attributes = function.declaration.attributes
        // Only the name distinguishes a result builder from other attributes.
        if let builder = attributes.first(where: { $0.baseName.hasSuffix("Builder") }) {
            return .builder(builder, function)
        }
        guard let result = function.declaration.returnType, function.returnsNoncopyable else { return nil }
        return .noncopyable(result: result, function)
    }
}
