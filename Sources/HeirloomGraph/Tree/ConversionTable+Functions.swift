import HeirloomModel

/// The reason why a function does not convert to another type.
package enum FunctionMismatch: Hashable, Sendable {
    /// The function may suspend, which the other type does not allow.
    case suspends
    /// The function may throw errors that the other type does not allow.
    case throwsErrors
    case isNotSendable
    /// The function runs on another actor than the other type states. The name is that of the function's actor.
    case runsOn(actor: String)
    case takesOtherParameters
    case returnsAnotherType
}

// Functions convert as in Swift: parameters may only become more specific, results more general, and the target type
// may allow more effects than the function has.
extension ConversionTable {
    /// Returns the reason why a function certainly does not convert to another type; `nil` if it may, or if one of the
    /// types is not a function type.
    package func mismatch(of source: TypeExpression, for target: TypeExpression) -> FunctionMismatch? {
        guard let source = FunctionValue(source), let target = FunctionValue(target) else { return nil }
        return mismatch(of: source, for: target)
    }

    /// Returns the global actor that the type of a function loses when it converts to another type. Only code on that
    /// actor can convert it.
    package func lostActor(of source: TypeExpression, for target: TypeExpression) -> String? {
        guard let source = FunctionValue(source.withoutOptional),
            let target = FunctionValue(target.withoutOptional),
            let actor = source.actor, target.actor == nil, tree.languageMode != .five
        else { return nil }
        return target.function.isAsync && !crossesUnsendably(source, target) ? nil : actor
    }

    /// Returns whether a parameter or the result, in either type, cannot cross between actors.
    private func crossesUnsendably(_ source: FunctionValue, _ target: FunctionValue) -> Bool {
        [source.function, target.function].contains { function in
            let crossing = [function.result] + function.parameters.map(\.type.withoutSpecifiers)
            return crossing.contains { sendability?.isKnownNotSendable($0) == true }
        }
    }

    /// Returns whether a function converts to another type. Unknown if a global actor is lost, because only some code
    /// may do that: see ``lostActor(of:for:)``.
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
        // The Swift 5 mode accepts functions that lose their actor or are not `Sendable`.
        if let actor = source.actor, target.actor != actor, target.actor != nil || tree.languageMode != .five
        {
            let isLost = !other.isAsync || crossesUnsendably(source, target)
            if target.actor != nil || target.isSendable && isLost { return .runsOn(actor: actor) }
        }
        let isDemanded = tree.languageMode != .five && (target.isSendable || target.actor != nil)
        return isDemanded && !source.isSendable && source.actor == nil ? .isNotSendable : nil
    }

    /// Returns whether a function with one parameter can be called with the other.
    private func takes(_ own: TupleTypeElement, _ given: TupleTypeElement) -> Certainty {
        let (ownWords, givenWords) = (own.type.words, given.type.words)
        if own.isVariadic != given.isVariadic || ownWords.contains("inout") != givenWords.contains("inout") {
            return .no
        }
        if ownWords.contains("sending"), !givenWords.contains("sending"), tree.languageMode != .five {
            return .no
        }
        // A nonescaping function can only be passed to a nonescaping parameter.
        let isLentOn = own.type.isFunction && !ownWords.contains("@escaping")
        if given.type.isFunction, !givenWords.contains("@escaping"), !isLentOn { return .no }
        let (ownType, givenType) = (own.type.withoutSpecifiers, given.type.withoutSpecifiers)
        if ownWords.contains("inout") || own.isVariadic { return isSame(givenType, ownType) }
        return convertsInside(givenType, to: ownType)
    }

    /// Returns whether a parameter or a result converts to another type. A missing `Sendable` conformance may be
    /// accepted there.
    private func convertsInside(_ source: TypeExpression, to target: TypeExpression) -> Certainty {
        let answer = converts(source, to: target)
        guard answer == .no, target.withoutOptional.conformances.contains(.sendable) else { return answer }
        return .unknown
    }

    /// Returns whether a result converts to the result of another function. A function with a result does not convert
    /// to one without.
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
    /// Whether the function is `@Sendable`, either explicitly or because it runs on a global actor.
    var isSendable = false
    /// `MainActor` of `@MainActor`
    var actor: String?
    /// All other attributes, such as `@convention(block)` and `@isolated(any)`.
    var attributes: [TypeAttribute] = []

    /// Creates the parts of a type; `nil` if it is not a function type.
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
    /// The attributes and specifiers of a parameter's type.
    fileprivate var words: [TypeAttribute] {
        guard case .attributed(let attributes, let base) = self else { return [] }
        return attributes + base.words
    }
}
