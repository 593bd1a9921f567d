import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// An edit of the head of a closure that builds a property.
struct FactoryEdit {
    let text: String
    let range: SourceRange
    /// The essential part of the edit, for messages: `-> Environment`
    let addition: String
}

extension FactoryEdit {
    /// Adds effects or a result type at the end of the head, which the closure may lack: `{ () -> X in … }`
    init(adding words: String, to closure: ClosureExpression) {
        if let word = closure.inRange {
            // Without effects, only attributes precede `in`.
            let parentheses = closure.effectsRange == nil ? "() " : ""
            text = parentheses + words + " "
            range = SourceRange(at: word.start)
            addition = words
        } else {
            text = " () \(words) in"
            range = SourceRange(at: closure.range.start.moved(by: 1))
            addition = "() \(words) in"
        }
    }

    func fixIt(_ edits: SourceEdits) -> FixIt {
        FixIt("write '\(addition)'", edits.replace(range, with: text))
    }
}
