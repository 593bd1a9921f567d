import HeirloomModel

extension ConstructionProblem {
    /// The edits that mend an extension.
    func extensionFixIts(_ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .missingInstantiate(let extendedType, let bodyRange):
            let lines = [
                "static func instantiate() -> \(extendedType) {",
                edits.text.indentationStep + "fatalError(\"'instantiate' is not written yet\")",
                "}",
            ]
            return [FixIt(message: "write 'instantiate'", edits: [edits.append(lines, toBody: bodyRange)])]
        case .instanceInstantiate(let function):
            return [
                FixIt(
                    message: "make it 'static'",
                    edits: [edits.insert("static ", at: function.keywordRange.start)]
                )
            ]
        case .wrongInstantiateResult(let function, let extendedType):
            let edit =
                function.returnType.map { edits.replace($0.range, with: extendedType) }
                ?? edits.insert(" -> \(extendedType)", at: function.signature.parameterRange.end)
            return [FixIt(message: "return '\(extendedType)'", edits: [edit])]
        case .constrainedExtension(.whereClause(let range)):
            return [FixIt(message: "remove the 'where' clause", edits: [edits.remove(range)])]
        case .constrainedExtension(.arguments(let range, let plainName)):
            return [FixIt(message: "extend '\(plainName)'", edits: [edits.replace(range, with: plainName)])]
        case .incompleteInitializer, .inaccessible, .demandingInitializer, .effectful, .missingInitializer,
            .duplicateInstantiate:
            return []
        }
    }
}
