import HeirloomModel
import HeirloomReading
import HeirloomSyntax

extension ConstructionProblem {
    /// Returns the fix-its for an extension.
    func extensionFixIts(_ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .missingInstantiate(_, _, let misnamed?):
            let edit = edits.replace(misnamed.nameRange, with: "instantiate")
            return [FixIt(message: "rename it to 'instantiate'", edits: [edit])]
        case .missingInstantiate(let extendedType, let bodyRange, nil):
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
            return edits.returning(extendedType, from: function).map { [$0] } ?? []
        case .constrainedExtension(.whereClause(let range), let functions):
            return edits.specializing(functions).map { further in
                [FixIt(message: "remove the 'where' clause", edits: [edits.remove(range)] + further)]
            } ?? []
        case .constrainedExtension(.arguments(let range, let plainName), let functions):
            return edits.specializing(functions).map { further in
                [
                    FixIt(
                        message: "extend '\(plainName)'",
                        edits: [edits.replace(range, with: plainName)] + further
                    )
                ]
            } ?? []
        case .incompleteInitializer, .inaccessible, .demandingInitializer, .unsupported, .missingInitializer,
            .duplicateInstantiate:
            return []
        }
    }
}

extension SourceText {
    /// Whether a function appears to build the type, although it does not declare that it returns it.
    fileprivate func mayReturn(_ extendedType: String, from function: FunctionDeclaration) -> Bool {
        guard let body = function.bodyRange else { return false }
        let name = extendedType.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
        return [name ?? extendedType, "Self", "init", "fatalError"].contains { mentions($0, in: body) }
    }
}

extension SourceEdits {
    /// Returns a fix-it that declares the result of a function, if the function appears to return it already.
    func returning(_ type: String, from function: FunctionDeclaration) -> FixIt? {
        guard text.mayReturn(type, from: function) else { return nil }
        let edit =
            function.returnType.map { replace($0.range, with: type) }
            ?? insert(" -> \(type)", at: function.signature.parameterRange.end)
        return FixIt(message: "return '\(type)'", edits: [edit])
    }

    /// Returns edits that add the generic arguments wherever the functions call the type by its name alone, which means
    /// another specialization once the extension covers them all. Returns `nil` if a function has no usable return
    /// type.
    fileprivate func specializing(_ functions: [FunctionDeclaration]) -> [FixIt.Edit]? {
        var edits: [FixIt.Edit] = []
        for function in functions {
            // `[S]` is an `Array<S>`, whose parameter has a name in an extension of all arrays too.
            let returned = function.returnType?.type.canonical(name: TypeExpression.named)
            guard let type = returned, let component = type.nominalComponents?.last,
                !Self.parameterNames(of: component.name).contains(where: {
                    text.mentions($0, in: function.range)
                })
            else { return nil }
            let isGeneric = !component.isPlain
            if case .named = type, !isGeneric { return nil }
            guard isGeneric, let body = function.bodyRange else { continue }
            for place in text.calls(of: component.name, in: body) + text.calls(of: "Self", in: body) {
                edits.append(replace(place, with: component.spelling))
            }
        }
        return edits
    }

    /// The generic parameters of the types that have sugar.
    private static func parameterNames(of type: String) -> [String] {
        switch type {
        case "Array": ["Element"]
        case "Dictionary": ["Key", "Value"]
        case "Optional": ["Wrapped"]
        default: []
        }
    }
}
