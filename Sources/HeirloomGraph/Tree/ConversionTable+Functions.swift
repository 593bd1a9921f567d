import HeirloomModel

// The compiler casts the functions in a collection at run time, and the program traps unless the types differ in nothing
// but `throws`.
extension ConversionTable {
    /// Returns whether the conversion of a collection would trap because of the functions in it.
    package func trapsInCollection(_ source: TypeExpression, as target: TypeExpression) -> Bool {
        guard let own = CollectionShape(source), let wanted = CollectionShape(target) else { return false }
        return traps(own.element, as: wanted.element)
    }

    private func traps(_ source: TypeExpression, as target: TypeExpression) -> Bool {
        if let wrapped = target.wrappedInOptional {
            return traps(source.wrappedInOptional ?? source, as: wrapped)
        }
        if case .tuple(let own) = source, case .tuple(let wanted) = target, own.count == wanted.count {
            return zip(own, wanted).contains { traps($0.type, as: $1.type) }
        }
        if CollectionShape(target) != nil { return trapsInCollection(source, as: target) }
        guard let own = FunctionValue(source), let wanted = FunctionValue(target) else { return false }
        return !isCast(own, to: wanted)
    }

    /// Returns whether a cast may convert a function to another type.
    private func isCast(_ source: FunctionValue, to target: FunctionValue) -> Bool {
        let (own, other) = (source.function, target.function)
        let keepsError =
            switch (own.throwing, other.throwing) {
            case (.error(let own), .error(let other)): !differ(own, other)
            case (let own, let other): own == other || own == .never && other == .anyError
            }
        return keepsError && own.isAsync == other.isAsync && own.parameters.count == other.parameters.count
            && source.isSendable == target.isSendable && source.attributes == target.attributes
            && (source.actor == nil) == (target.actor == nil)
            && zip(own.parameters, other.parameters).allSatisfy { !differ($0.type, $1.type) }
            && !differ(own.result, other.result)
    }

    /// Returns whether two canonical types certainly differ: no name in them may be an alias that was not read.
    private func differ(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
        one != other && !mentionsAlias(one) && !mentionsAlias(other)
    }

    private func mentionsAlias(_ type: TypeExpression) -> Bool {
        type.containsName { components in
            switch supertypes.supertype(.named(components)) {
            case .read: false
            case .unclear: true
            case .unread(let name): name == "Self" || !StandardLibraryNames.all.contains(name)
            }
        }
    }
}

/// The parts of a canonical function type.
private struct FunctionValue {
    var function: FunctionTypeExpression
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
