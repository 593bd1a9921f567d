import HeirloomModel
import HeirloomSyntax

extension MockFunctionSummary {
    /// The functions of an extension that any code in the module may call in the same way as a generated double.
    static func all(in extended: ExtensionDeclaration) -> [MockFunctionSummary] {
        if extended.modifiers.isHidden { return [] }
        return MemberFunction.all(in: extended.members).compactMap { member in
            let function = member.declaration
            guard function.name == "mock", function.isTypeFunction, !function.modifiers.isHidden else {
                return nil
            }
            let required = function.signature.parameters.filter { !$0.hasDefault && !$0.isVariadic }
            return MockFunctionSummary(
                nameRange: function.nameRange,
                requiredLabels: required.map { $0.label ?? "_" },
                condition: member.condition
            )
        }
    }
}
