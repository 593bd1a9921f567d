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
            return MockFunctionSummary(
                nameRange: function.nameRange,
                requiredLabels: function.requiredParameters.map { $0.label ?? "_" },
                condition: member.condition
            )
        }
    }
}
