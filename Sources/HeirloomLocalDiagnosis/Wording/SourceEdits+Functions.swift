import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// The fix-its for functions that build a type.
extension SourceEdits {
    /// Returns a fix-it that writes a function, which fails, at the end of a body.
    func writing(_ name: String, _ head: String, in body: SourceRange) -> FixIt {
        let statement = "fatalError(\"'\(name)' is not written yet\")"
        let lines = ["\(head) {", text.indentationStep + statement, "}"]
        return FixIt("write '\(name)'", append(lines, toBody: body))
    }

    func makingStatic(_ function: FunctionDeclaration) -> FixIt {
        FixIt("make it 'static'", insert("static ", at: function.keywordRange.start))
    }

    /// Returns a fix-it that declares the result of a function, if the function appears to return it already.
    func returning(_ type: String, from function: FunctionDeclaration) -> [FixIt] {
        guard text.mayReturn(type, from: function) else { return [] }
        let edit =
            function.returnType.map { replace($0.range, with: type) }
            ?? insert(" -> \(type)", at: function.signature.parameterRange.end)
        return [FixIt("return '\(type)'", edit)]
    }

    /// Appends parameters, on separate lines if the last one is on its own line.
    func add(_ parameters: [String], to signature: FunctionSignature) -> FixIt.Edit {
        let parentheses = signature.parameterRange
        guard let last = signature.parameters.last else {
            return insert(parameters.joined(separator: ", "), at: parentheses.start.moved(by: 1))
        }
        let isOnItsLine = last.range.start.line != parentheses.start.line
        let separator = isOnItsLine ? ",\n" + text.indentation(at: last.range.start) : ", "
        return insert(parameters.map { separator + $0 }.joined(), at: last.range.end)
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
