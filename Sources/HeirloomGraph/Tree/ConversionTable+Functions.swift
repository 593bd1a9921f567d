import HeirloomModel

/// Why a function is none of another type.
package enum FunctionMismatch: Hashable, Sendable {
    /// It may suspend, which the other type does not allow.
    case suspends
    /// It may throw something that the other type does not allow.
    case throwsErrors
    case isNotSendable
    /// It runs on another actor than the other type says, under the name of its own.
    case runsOn(actor: String)
    case takesOtherParameters
    case returnsAnotherType
}

// Functions become functions of other types as the compiler has it: what they take may only become more special, what they
// return more general, and they may be allowed more than they do.
extension ConversionTable {
    /// Why a function is for sure none of another type; `nil` where it may be one, and for what is no function.
    package func mismatch(of source: TypeExpression, for target: TypeExpression) -> FunctionMismatch? {
        guard let source = FunctionValue(source), let target = FunctionValue(target) else { return nil }
        return mismatch(of: source, for: target)
    }

    /// The global actor that a function's type loses where it becomes one of another type: only code on that actor lets it
    /// become so.
    package func lostActor(of source: TypeExpression, for target: TypeExpression) -> String? {
        guard let source = FunctionValue(source.withoutOptional),
            let target = FunctionValue(target.withoutOptional),
            let actor = source.actor, target.actor == nil, tree.languageMode != .five
        else { return nil }
        return target.function.isAsync && !crossesUnsendably(source, target) ? nil : actor
    }

    /// Whether what a function takes or returns, by one type or by the other, may not cross from one actor to another.
    private func crossesUnsendably(_ source: FunctionValue, _ target: FunctionValue) -> Bool {
        [source.function, target.function].contains { function in
            let crossing = [function.result] + function.parameters.map(\.type.withoutSpecifiers)
            return crossing.contains { sendability?.isKnownNotSendable($0) == true }
        }
    }

    /// Whether a function is one of another type; not known where a global actor is lost, which only some code may do: see
    /// ``lostActor(of:for:)``.
    func convertsFunction(_ source: FunctionValue, to target: FunctionValue) -> Certainty {
        if mismatch(of: source, for: target) != nil { return .no }
        if source.actor != nil, target.actor != source.actor { return .unknown }
        guard source.attributes == target.attributes else { return .unknown }
        let parameters = zip(source.function.parameters, target.function.parameters).map { own, given in
            takes(own, given)
        }
        return .all(
            parameters + [
                throwing(source.function.throwing, as: target.function.throwing),
                returns(source.function.result, as: target.function.result),
            ]
        )
    }

    private func mismatch(of source: FunctionValue, for target: FunctionValue) -> FunctionMismatch? {
        let (own, other) = (source.function, target.function)
        let parameters = zip(own.parameters, other.parameters)
        if own.parameters.count != other.parameters.count
            || parameters.contains(where: { takes($0, $1) == .no })
        {
            return .takesOtherParameters
        }
        if returns(own.result, as: other.result) == .no { return .returnsAnotherType }
        if own.isAsync, !other.isAsync { return .suspends }
        if throwing(own.throwing, as: other.throwing) == .no { return .throwsErrors }
        // Before Swift 6 what is lost or is not 'Sendable' is passed on as such.
        if let actor = source.actor, target.actor != actor, target.actor != nil || tree.languageMode != .five
        {
            let isLost = !other.isAsync || crossesUnsendably(source, target)
            if target.actor != nil || target.isSendable && isLost { return .runsOn(actor: actor) }
        }
        let isDemanded = tree.languageMode != .five && (target.isSendable || target.actor != nil)
        return isDemanded && !source.isSendable && source.actor == nil ? .isNotSendable : nil
    }

    /// Whether a function that takes one thing can be called with another.
    private func takes(_ own: TupleTypeElement, _ given: TupleTypeElement) -> Certainty {
        let (ownWords, givenWords) = (own.type.words, given.type.words)
        if own.isVariadic != given.isVariadic || ownWords.contains("inout") != givenWords.contains("inout") {
            return .no
        }
        if ownWords.contains("sending"), !givenWords.contains("sending"), tree.languageMode != .five {
            return .no
        }
        // What is only lent is nothing but lent on.
        let isLentOn = own.type.isFunction && !ownWords.contains("@escaping")
        if given.type.isFunction, !givenWords.contains("@escaping"), !isLentOn { return .no }
        let (ownType, givenType) = (own.type.withoutSpecifiers, given.type.withoutSpecifiers)
        if ownWords.contains("inout") || own.isVariadic { return isSame(givenType, ownType) }
        return convertsInside(givenType, to: ownType)
    }

    /// Whether what a function takes or returns is a value of another type. What is not 'Sendable' passes there.
    private func convertsInside(_ source: TypeExpression, to target: TypeExpression) -> Certainty {
        let answer = converts(source, to: target)
        guard answer == .no, target.withoutOptional.conformances.contains(.sendable) else { return answer }
        return .unknown
    }

    /// Whether what a function returns is what another does: one that returns something is none that returns nothing.
    private func returns(_ own: TypeExpression, as other: TypeExpression) -> Certainty {
        if own == other { return .yes }
        return convertsInside(own, to: other)
    }

    private func throwing(_ own: Throwing, as other: Throwing) -> Certainty {
        switch (own, other) {
        case (.never, _), (_, .anyError): .yes
        case (_, .never), (.anyError, .error): .no
        case (.error(let own), .error(let other)): converts(own, to: other)
        case (.rethrowing, _), (_, .rethrowing): .unknown
        }
    }
}

/// The parts of a canonical function type.
struct FunctionValue {
    var function: FunctionTypeExpression
    /// `@Sendable`, by that word or because it runs on a global actor.
    var isSendable = false
    /// `MainActor` of `@MainActor`
    var actor: String?
    /// What else is said of it, as `@convention(block)` or `@isolated(any)`.
    var attributes: [TypeAttribute] = []

    /// `nil` for what is no function.
    init?(_ type: TypeExpression) {
        guard case .attributed(let attributes, let base) = type else {
            guard case .function(let function) = type else { return nil }
            self.function = function
            return
        }
        guard case .function(let function) = base else { return nil }
        self.function = function
        for attribute in attributes {
            if attribute == "@Sendable" {
                isSendable = true
            } else if let actor = attribute.globalActorName {
                self.actor = actor
            } else {
                self.attributes.append(attribute)
            }
        }
    }
}

extension TypeExpression {
    /// What stands before the type of a parameter.
    fileprivate var words: [TypeAttribute] {
        guard case .attributed(let attributes, let base) = self else { return [] }
        return attributes + base.words
    }
}
