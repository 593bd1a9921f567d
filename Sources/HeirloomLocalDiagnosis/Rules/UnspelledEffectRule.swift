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

extension FactoryEdit {
    /// Replaces the effects of a closure, or adds them.
    fileprivate init(declaring effects: String, of closure: ClosureExpression) {
        guard let range = closure.effectsRange else {
            self.init(adding: effects, to: closure)
            return
        }
        let isWritten = range.start != range.end
        self.init(text: isWritten ? effects : " " + effects, range: range, addition: effects)
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
