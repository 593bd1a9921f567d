import HeirloomModel
import HeirloomReading

extension DependencyProblem {
    func fixIts(_ property: InjectedProperty, _ edits: SourceEdits) -> [FixIt] {
        switch self {
        case .severalAttributes(let all):
            all.reversed().map { attribute in
                FixIt(message: "remove '@\(attribute.baseName)'", edits: [edits.remove(attribute.range)])
            }
        case .isStatic(let modifier):
            [FixIt(message: "remove '\(modifier.keyword)'", edits: [edits.remove(modifier.range)])]
        case .isComputed:
            [removingAttribute(of: property, edits)]
        case .isInitialized(let value):
            initializedFixIts(property, value: value, edits)
        case .isStray(let owner):
            strayFixIts(property, owner: owner, edits)
        case .isMutable(let isChanged):
            isChanged ? [] : mutableFixIts(property, edits)
        case .onlyIfAvailableNotOptional(let type):
            notOptionalFixIts(property, type, edits)
        case .optionalRenamedType(let type):
            renamedTypeFixIts(type, edits)
        case .instantiatorFulfilledByType(let argument, _):
            [
                FixIt(
                    message: "remove 'fulfilledByType'",
                    edits: [edits.remove(argument, from: property.attribute)]
                )
            ]
        case .renamedToItself:
            renamedToItselfFixIts(property, edits)
        case .unreachableType(let type, let modifier):
            [FixIt(message: "make '\(type)' internal", edits: [edits.remove(modifier.range)])]
        case .narrowForwardedType(let type, let nested, let access):
            accessFixIts(type, nested, access, edits)
        case .factory(let problem):
            problem.fixIts(property, edits)
        case .rootReceives(let root):
            rootFixIts(property, root, edits)
        case .isInferred(let type):
            inferredFixIts(type, edits)
        case .isUntyped, .isPattern, .isReservedName, .isConditional, .erasedInstantiatorWithoutType:
            []
        }
    }

    private func removingAttribute(of property: InjectedProperty, _ edits: SourceEdits) -> FixIt {
        FixIt(
            message: "remove '@\(property.kind.rawValue)'",
            edits: [edits.remove(property.attribute.range)]
        )
    }

    private func initializedFixIts(
        _ property: InjectedProperty,
        value: SourceRange,
        _ edits: SourceEdits
    ) -> [FixIt] {
        guard let type = property.declaration.type, property.declaration.count == 1,
            !property.declaration.modifiers.has("lazy")
        else {
            return [removingAttribute(of: property, edits)]
        }
        let assigned = SourceRange(start: type.range.end, end: value.end)
        return [
            FixIt(message: "remove the value", edits: [edits.replace(assigned, with: "")]),
            removingAttribute(of: property, edits),
        ]
    }

    private func strayFixIts(
        _ property: InjectedProperty,
        owner: StrayOwner?,
        _ edits: SourceEdits
    ) -> [FixIt] {
        guard let owner, let start = owner.start else { return [removingAttribute(of: property, edits)] }
        let attribute = "@Instantiable\n" + edits.text.indentation(at: start)
        let conformance = owner.conformance.map { $0.edit(edits) }
        return [
            FixIt(
                message: "make '\(owner.name)' '@Instantiable'",
                edits: [edits.insert(attribute, at: start)] + (conformance.map { [$0] } ?? [])
            ),
            removingAttribute(of: property, edits),
        ]
    }

    private func mutableFixIts(_ property: InjectedProperty, _ edits: SourceEdits) -> [FixIt] {
        guard property.declaration.storage == .stored else { return [] }
        let setters = property.declaration.modifiers.filter { $0.detail == "set" }
        return [
            FixIt(
                message: "change 'var' to 'let'",
                edits: setters.map { edits.remove($0.range) }
                    + [edits.replace(property.declaration.keywordRange, with: "let")]
            )
        ]
    }

    private func notOptionalFixIts(
        _ property: InjectedProperty,
        _ type: TypeReference,
        _ edits: SourceEdits
    ) -> [FixIt] {
        let optional = FixIt(
            message: "make '\(property.label)' optional",
            edits: optionalEdits(type, edits)
        )
        let needed = property.attribute.argument("onlyIfAvailable").map { argument in
            FixIt(
                message: "remove 'onlyIfAvailable: true'",
                edits: [edits.remove(argument, from: property.attribute)]
            )
        }
        return [optional] + (needed.map { [$0] } ?? [])
    }

    private func optionalEdits(_ type: TypeReference, _ edits: SourceEdits) -> [FixIt.Edit] {
        if case .implicitlyUnwrapped(let wrapped) = type.type {
            return [edits.replace(type.range, with: TypeExpression.optional(wrapped).spelling)]
        }
        return [edits.replace(type.range, with: TypeExpression.optional(type.type).spelling)]
    }

    private func inferredFixIts(_ type: TypeReference, _ edits: SourceEdits) -> [FixIt] {
        guard case .opaque(let constraint) = type.type else { return [] }
        let existential = TypeExpression.existential(constraint).spelling
        return [
            FixIt(
                message: "write '\(existential)'",
                edits: [edits.replace(type.range, with: existential)]
            )
        ]
    }

    private func renamedTypeFixIts(_ type: TypeReference, _ edits: SourceEdits) -> [FixIt] {
        guard let wrapped = type.type.wrappedInOptional else { return [] }
        return [
            FixIt(
                message: "write '\(wrapped.spelling)'",
                edits: [edits.replace(type.range, with: wrapped.metatypeBaseSpelling)]
            )
        ]
    }

    private func renamedToItselfFixIts(_ property: InjectedProperty, _ edits: SourceEdits) -> [FixIt] {
        guard let arguments = property.attribute.argumentsRange else { return [] }
        let onlyIfAvailable = property.attribute.boolean("onlyIfAvailable") == true
        return [
            FixIt(
                message: onlyIfAvailable ? "keep only 'onlyIfAvailable: true'" : "remove the arguments",
                edits: [edits.replace(arguments, with: onlyIfAvailable ? "(onlyIfAvailable: true)" : "")]
            )
        ]
    }

    private func accessFixIts(
        _ type: String,
        _ nested: NestedType,
        _ access: AccessLevel,
        _ edits: SourceEdits
    ) -> [FixIt] {
        let message = "make '\(type)' \(access.rawValue)"
        if let modifier = nested.modifiers.first(where: { $0.isAccessLevel }) {
            return [FixIt(message: message, edits: [edits.replace(modifier.range, with: access.rawValue)])]
        }
        guard let start = nested.start else { return [] }
        return [FixIt(message: message, edits: [edits.insert("\(access.rawValue) ", at: start)])]
    }

    /// Offers `@Instantiated` for dependencies that could be built, but neither for forwarded ones nor for plain
    /// values.
    private func rootFixIts(
        _ property: InjectedProperty,
        _ root: HandedRoot,
        _ edits: SourceEdits
    ) -> [FixIt] {
        var attributes: [String] = []
        if property.kind != .forwarded, property.mayBeBuilt { attributes.append("@Instantiated") }
        if !root.isMadeBySystem, property.mayBeForwarded { attributes.append("@Forwarded") }
        if attributes.isEmpty, !root.isMadeBySystem, let argument = root.attribute.argument("isRoot") {
            return [
                FixIt(
                    message: "remove 'isRoot: true'",
                    edits: [edits.remove(argument, from: root.attribute)]
                )
            ]
        }
        return attributes.map { attribute in
            FixIt(
                message: "make it '\(attribute)'",
                edits: [edits.replace(property.attribute.range, with: attribute)]
            )
        }
    }
}

extension InjectedProperty {
    /// Whether an `@Instantiable` type may build the property, judging by the spelling of its type.
    fileprivate var mayBeBuilt: Bool { declaration.type?.type.mayBeBuilt == true }

    /// Whether a root should best take the property as forwarded: it is a plain value that is received without
    /// renaming.
    var isBestForwarded: Bool { mayBeForwarded && !mayBeBuilt }

    /// Whether the initializer of a root can take the property, under its name and with its type.
    var mayBeForwarded: Bool {
        if case .received = source { true } else { false }
    }
}

extension TypeExpression {
    /// Whether an `@Instantiable` type may have this spelling: it is neither a function nor a plain value.
    fileprivate var mayBeBuilt: Bool {
        let type = wrappedInOptional ?? self
        switch type {
        case .named(let components): return !ExternalTypes.isPlainValue(components.map(\.name))
        case .existential, .composition, .array, .dictionary, .member: return true
        case .attributed(_, let base): return base.mayBeBuilt
        case .tuple(let elements): return elements.count == 1 && elements[0].type.mayBeBuilt
        case .optional, .implicitlyUnwrapped, .inlineArray, .function, .opaque, .metatype,
            .protocolMetatype, .suppressed, .packElement, .packExpansion, .integer, .placeholder:
            return false
        }
    }

    /// The spelling to put before `.self`.
    var metatypeBaseSpelling: String {
        switch self {
        case .function, .existential, .opaque, .composition, .suppressed, .packElement, .packExpansion,
            .attributed:
            "(\(spelling))"
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple,
            .metatype, .protocolMetatype, .integer, .placeholder:
            spelling
        }
    }
}
