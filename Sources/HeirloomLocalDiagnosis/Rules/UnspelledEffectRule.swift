import HeirloomModel
import HeirloomReading
import HeirloomSyntax

/// A closure that builds a property declares that it suspends or throws, because its builder must know.
enum UnspelledEffectRule {
    static func problem(of property: InjectedProperty) -> LocalProblem? {
        guard let closure = property.factory?.closure, property.declaration.count == 1 else { return nil }
        let effects = closure.neededEffects
        if effects == closure.effects { return nil }
        let edit = FactoryEdit(declaring: effects.spelling, of: closure)
        return LocalProblem(
            .unspelledEffect,
            at: closure.range,
            message: """
                the closure for '\(property.label)' \(closure.unspelledVerb) but does not declare it; write \
                '\(edit.addition)'
                """
        ) {
            [edit.fixIt($0)]
        }
    }
}

extension ClosureExpression {
    /// The effects of the statements that the head does not declare: `suspends and throws`
    fileprivate var unspelledVerb: String {
        [
            statements.suspends && !effects.isAsync ? "suspends" : nil,
            statements.throwsErrors && !effects.isThrowing ? "throws" : nil,
        ].compactMap(\.self).joined(separator: " and ")
    }
}

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

    /// Replaces the effects of a closure, or adds them.
    fileprivate init(declaring effects: String, of closure: ClosureExpression) {
        guard let range = closure.effectsRange else {
            self.init(adding: effects, to: closure)
            return
        }
        let isWritten = range.start != range.end
        self.init(text: isWritten ? effects : " " + effects, range: range, addition: effects)
    }

    func fixIt(_ edits: SourceEdits) -> FixIt {
        FixIt("write '\(addition)'", edits.replace(range, with: text))
    }
}
