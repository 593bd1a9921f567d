import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension DoubleProblem {
    func fixIts(name: String, _ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .contradictoryMockOnly(let argument, let attribute):
            [Self.removing(argument, "\(argument.label ?? ""): true", from: attribute, edits)]
        case .missingFunction(let missing):
            missing.isExact
                ? [
                    FixIt(
                        message: "write '\(missing.functionName)'",
                        edits: [edits.append(missing.skeleton, toBody: missing.bodyRange)]
                    )
                ] : []
        case .unusable(let double, let shortcoming, let isExact):
            isExact ? shortcoming.fixIts(of: double.function, type: name, edits) : []
        case .ambiguous(let double, let newName, let attribute):
            [
                FixIt(
                    message: "rename it to '\(newName)'",
                    edits: [
                        edits.replace(double.function.nameRange, with: newName),
                        Self.naming(newName, in: attribute, edits),
                    ].sorted { $0.location.range.start < $1.location.range.start }
                )
            ]
        case .unreadableAttributes(let argument, let text):
            UnreadableAttributesRule.meant(by: text).map { meant in
                [
                    FixIt(
                        message: "write \"\(meant)\"",
                        edits: [edits.replace(argument.valueRange, with: "\"\(meant)\"")]
                    )
                ]
            } ?? []
        case .needlessAttributes(let argument, let attribute):
            [Self.removing(argument, "mockAttributes", from: attribute, edits)]
        case .duplicate: []
        }
    }

    private static func removing(
        _ argument: AttributeArgument,
        _ what: String,
        from attribute: AttributeUse,
        _ edits: SourceEdits
    ) -> FixIt {
        FixIt(message: "remove '\(what)'", edits: [edits.remove(argument, from: attribute)])
    }

    /// Sets `customMockName`, which is the last argument.
    private static func naming(_ name: String, in attribute: AttributeUse, _ edits: SourceEdits)
        -> FixIt.Edit
    {
        if let argument = attribute.argument("customMockName") {
            return edits.replace(argument.valueRange, with: "\"\(name)\"")
        }
        let end = attribute.arguments?.last?.range.end ?? attribute.range.end
        return edits.insert(", customMockName: \"\(name)\"", at: end)
    }
}

extension DoubleFunction.Shortcoming {
    fileprivate func fixIts(of function: FunctionDeclaration, type: String, _ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .instance:
            return [
                FixIt(
                    message: "make it 'static'",
                    edits: [edits.insert("static ", at: function.keywordRange.start)]
                )
            ]
        case .inaccessible(let modifier):
            return [FixIt(message: "remove '\(modifier.keyword)'", edits: [edits.remove(modifier.range)])]
        case .missing(let dependencies):
            return [
                FixIt(
                    message: "add " + dependencies.map(\.label).listed(),
                    edits: [edits.add(dependencies.map(\.parameterText), to: function.signature)]
                )
            ]
        case .mismatched(let dependency, let parameter):
            guard let type = dependency.type, !parameter.isAutoclosure else { return [] }
            return [
                FixIt(
                    message: "change its type to '\(type.spelling)'",
                    edits: [edits.replace(parameter.type.range, with: type.parameterSpelling)]
                )
            ]
        case .wrongResult(isGeneric: false):
            return edits.returning(type, from: function)
        case .wrongResult(isGeneric: true), .effectful, .demanding:
            return []
        }
    }
}
