import HeirloomModel
import HeirloomSyntax

extension LabeledCallSummary {
    /// `nil` if the member can coexist with a generated call: if it is static, generic or asynchronous, or takes other
    /// arguments.
    init?(_ member: Declaration) {
        guard case .function(let function) = member, function.name == "instantiate",
            let result = function.returnType, !function.modifiers.has("static"),
            function.signature.genericParameters.isEmpty, !function.signature.isAsync
        else { return nil }
        let parameters = function.signature.parameters
        guard parameters.contains(where: { $0.label != nil }),
            !parameters.contains(where: { $0.isVariadic || $0.type.type.isInOut })
        else { return nil }
        self.init(
            labels: parameters.map { $0.label ?? "_" },
            types: parameters.map(\.type.type),
            result: result.type,
            requirements: function.signature.requirements
        )
    }
}

extension TypeExpression {
    fileprivate var isInOut: Bool {
        guard case .attributed(let words, _) = self else { return false }
        return words.contains("inout")
    }
}
