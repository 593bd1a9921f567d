// Enums with associated values. Each case is read in the order in which it is written, and none of the associated values
// contains a position.

/// The cases of ``TypeExpression``.
private enum TypeCase: UInt8, CaseIterable {
    case named, member, optional, implicitlyUnwrapped, array, dictionary, inlineArray, tuple, function
    case existential, opaque, composition, metatype, protocolMetatype, suppressed, packElement
    case packExpansion, attributed, integer, placeholder
}

/// The cases of ``Throwing``.
private enum ThrowingCase: UInt8, CaseIterable {
    case never, anyError, error, rethrowing
}

/// The cases of ``Condition``.
private enum ConditionCase: UInt8, CaseIterable {
    case constant, test, not, all, any
}

extension PartVisitor {
    mutating func visit(_ type: inout TypeExpression) {
        switch task {
        case .writing: if beginNesting() { writeCase(of: type) }
        case .reading: type = read()
        case .erasing: break
        case .describing:
            describeCases(of: TypeCase.self)
            describe(TypeNameComponent.self)
            describe(TupleTypeElement.self)
            describe(FunctionTypeExpression.self)
            describe(TypeAttribute.self)
        }
    }

    /// Begins a value that is nested in another of the same kind.
    private mutating func beginNesting() -> Bool {
        guard depth < Self.depthLimit else { return fail(false) }
        depth += 1
        return true
    }

    private mutating func writeCase(of type: TypeExpression) {
        switch type {
        case .named(let components): write(TypeCase.named, components)
        case .member(let base, let component): write(TypeCase.member, base, component)
        case .optional(let type): write(TypeCase.optional, type)
        case .implicitlyUnwrapped(let type): write(TypeCase.implicitlyUnwrapped, type)
        case .array(let element): write(TypeCase.array, element)
        case .dictionary(let key, let value): write(TypeCase.dictionary, key, value)
        case .inlineArray(let count, let element): write(TypeCase.inlineArray, count, element)
        case .tuple(let elements): write(TypeCase.tuple, elements)
        case .function(let function): write(TypeCase.function, function)
        case .existential(let type): write(TypeCase.existential, type)
        case .opaque(let type): write(TypeCase.opaque, type)
        case .composition(let types): write(TypeCase.composition, types)
        case .metatype(let type): write(TypeCase.metatype, type)
        case .protocolMetatype(let type): write(TypeCase.protocolMetatype, type)
        case .suppressed(let type): write(TypeCase.suppressed, type)
        case .packElement(let type): write(TypeCase.packElement, type)
        case .packExpansion(let type): write(TypeCase.packExpansion, type)
        case .attributed(let attributes, let type): write(TypeCase.attributed, attributes, type)
        case .integer(let digits): write(TypeCase.integer, digits)
        case .placeholder: write(case: TypeCase.placeholder)
        }
        depth -= 1
    }

    private mutating func read() -> TypeExpression {
        guard beginNesting() else { return .placeholder }
        defer { depth -= 1 }
        switch TypeCase(rawValue: readByte()) ?? fail(.placeholder) {
        case .named: return .named(read())
        case .member: return .member(of: read(), read())
        case .optional: return .optional(read())
        case .implicitlyUnwrapped: return .implicitlyUnwrapped(read())
        case .array: return .array(read())
        case .dictionary: return .dictionary(key: read(), value: read())
        case .inlineArray: return .inlineArray(count: read(), element: read())
        case .tuple: return .tuple(read())
        case .function: return .function(read())
        case .existential: return .existential(read())
        case .opaque: return .opaque(read())
        case .composition: return .composition(read())
        case .metatype: return .metatype(read())
        case .protocolMetatype: return .protocolMetatype(read())
        case .suppressed: return .suppressed(read())
        case .packElement: return .packElement(read())
        case .packExpansion: return .packExpansion(read())
        case .attributed: return .attributed(read(), read())
        case .integer: return .integer(read())
        case .placeholder: return .placeholder
        }
    }

    mutating func visit(_ throwing: inout Throwing) {
        switch task {
        case .writing:
            switch throwing {
            case .never: write(case: ThrowingCase.never)
            case .anyError: write(case: ThrowingCase.anyError)
            case .error(let type): write(ThrowingCase.error, type)
            case .rethrowing: write(case: ThrowingCase.rethrowing)
            }
        case .reading:
            switch ThrowingCase(rawValue: readByte()) ?? fail(.never) {
            case .never: throwing = .never
            case .anyError: throwing = .anyError
            case .error: throwing = .error(read())
            case .rethrowing: throwing = .rethrowing
            }
        case .erasing: break
        case .describing: describeCases(of: ThrowingCase.self)
        }
    }

    mutating func visit(_ condition: inout Condition) {
        switch task {
        case .writing: if beginNesting() { writeCase(of: condition) }
        case .reading: condition = read()
        case .erasing: break
        case .describing:
            describeCases(of: ConditionCase.self)
            describe(ConditionTest.self)
        }
    }

    private mutating func writeCase(of condition: Condition) {
        switch condition {
        case .constant(let value): write(ConditionCase.constant, value)
        case .test(let test): write(ConditionCase.test, test)
        case .not(let condition): write(ConditionCase.not, condition)
        case .all(let conditions): write(ConditionCase.all, conditions)
        case .any(let conditions): write(ConditionCase.any, conditions)
        }
        depth -= 1
    }

    private mutating func read() -> Condition {
        guard beginNesting() else { return .constant(false) }
        defer { depth -= 1 }
        switch ConditionCase(rawValue: readByte()) ?? fail(.constant) {
        case .constant: return .constant(read())
        case .test: return .test(read())
        case .not: return .not(read())
        case .all: return .all(read())
        case .any: return .any(read())
        }
    }

    private mutating func write<Case: RawRepresentable<UInt8>>(case first: Case) {
        written.append(first.rawValue)
    }

    private mutating func write<Case: RawRepresentable<UInt8>>(_ first: Case, _ second: some SummaryPart) {
        write(case: first)
        write(second)
    }

    private mutating func write<Case: RawRepresentable<UInt8>>(
        _ first: Case,
        _ second: some SummaryPart,
        _ third: some SummaryPart
    ) {
        write(first, second)
        write(third)
    }
}
