import HeirloomModel
import HeirloomReading

extension DeclarationProblem.StrayAttribute {
    func fixIts(_ edits: SourceEdits) -> [FixIt] {
        let removal = FixIt(
            message: "remove '@\(attribute.baseName)'",
            edits: [edits.remove(attribute.range)]
        )
        guard mayBeInstantiable else { return [removal] }
        let conformance = conformance.map { [edits.insert($0.insertedText, at: $0.insertion)] } ?? []
        let replacement = edits.replace(attribute.range, with: "@Instantiable")
        return [FixIt(message: "write '@Instantiable'", edits: [replacement] + conformance), removal]
    }
}
