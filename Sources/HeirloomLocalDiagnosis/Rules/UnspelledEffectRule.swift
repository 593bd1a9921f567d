import HeirloomModel
import HeirloomReading

/// A closure that builds a property declares that it suspends or throws, because its builder must know.
enum UnspelledEffectRule {
    static func problems(of property: InjectedProperty) -> [LocalProblem] {
        guard let closure = property.factory?.closure, property.declaration.count == 1 else { return [] }
        let effects = closure.neededEffects
        if effects == closure.effects { return [] }
        return [.dependency(property, .factory(.unspelledEffect(closure, saying(effects, in: closure))))]
    }

    private static func saying(_ effects: CallEffects, in closure: ClosureExpression) -> FactoryEdit {
        let words = effects.spelling
        if let range = closure.effectsRange {
            let isWritten = range.start != range.end
            return FactoryEdit(text: isWritten ? words : " " + words, range: range, addition: words)
        }
        if let word = closure.inRange {
            // Only attributes precede `in`.
            let range = SourceRange(at: word.start)
            return FactoryEdit(text: "() \(words) ", range: range, addition: words)
        }
        let range = SourceRange(at: closure.range.start.moved(by: 1))
        return FactoryEdit(text: " () \(words) in", range: range, addition: "() \(words) in")
    }
}
