// Enums with associated values. Each case is read in the order in which it is written.

/// The names of the cases, in the order of their numbers. A case with other associated values needs another name.
enum ArchivedCases {
    static let ofTypes = names(TypeCase.self)
    static let ofThrowing = names(ThrowingCase.self)
    static let ofConditions = names(ConditionCase.self)

    static func names<Case: CaseIterable>(_ type: Case.Type) -> String {
        type.allCases.map { "\($0)" }.joined(separator: "|")
    }
}

/// The cases of ``TypeExpression``.
private enum TypeCase: UInt8, CaseIterable {
    case named, member, optional, implicitlyUnwrapped, array, dictionary, inlineArray, tuple, function
    case existential, opaque, composition, metatype, protocolMetatype, suppressed, packElement
    case packExpansion, attributed, integer, placeholder
}

extension ArchiveReader {
    mutating func readType() -> TypeExpression {
        readNested { archive in
            switch archive.readCase(else: TypeCase.placeholder) {
            case .named: .named(archive.read())
            case .member: .member(of: archive.read(), archive.read())
            case .optional: .optional(archive.read())
            case .implicitlyUnwrapped: .implicitlyUnwrapped(archive.read())
            case .array: .array(archive.read())
            case .dictionary: .dictionary(key: archive.read(), value: archive.read())
            case .inlineArray: .inlineArray(count: archive.read(), element: archive.read())
            case .tuple: .tuple(archive.read())
            case .function: .function(archive.read())
            case .existential: .existential(archive.read())
            case .opaque: .opaque(archive.read())
            case .composition: .composition(archive.read())
            case .metatype: .metatype(archive.read())
            case .protocolMetatype: .protocolMetatype(archive.read())
            case .suppressed: .suppressed(archive.read())
            case .packElement: .packElement(archive.read())
            case .packExpansion: .packExpansion(archive.read())
            case .attributed: .attributed(archive.read(), archive.read())
            case .integer: .integer(archive.read())
            case .placeholder: .placeholder
            }
        } ?? .placeholder
    }
}

extension ArchiveWriter {
    mutating func write(_ type: TypeExpression) {
        writeNested { archive in
            switch type {
            case .named(let components): archive.write(TypeCase.named, components)
            case .member(let base, let component): archive.write(TypeCase.member, base, component)
            case .optional(let type): archive.write(TypeCase.optional, type)
            case .implicitlyUnwrapped(let type): archive.write(TypeCase.implicitlyUnwrapped, type)
            case .array(let element): archive.write(TypeCase.array, element)
            case .dictionary(let key, let value): archive.write(TypeCase.dictionary, key, value)
            case .inlineArray(let count, let element): archive.write(TypeCase.inlineArray, count, element)
            case .tuple(let elements): archive.write(TypeCase.tuple, elements)
            case .function(let function): archive.write(TypeCase.function, function)
            case .existential(let type): archive.write(TypeCase.existential, type)
            case .opaque(let type): archive.write(TypeCase.opaque, type)
            case .composition(let types): archive.write(TypeCase.composition, types)
            case .metatype(let type): archive.write(TypeCase.metatype, type)
            case .protocolMetatype(let type): archive.write(TypeCase.protocolMetatype, type)
            case .suppressed(let type): archive.write(TypeCase.suppressed, type)
            case .packElement(let type): archive.write(TypeCase.packElement, type)
            case .packExpansion(let type): archive.write(TypeCase.packExpansion, type)
            case .attributed(let attributes, let type): archive.write(TypeCase.attributed, attributes, type)
            case .integer(let digits): archive.write(TypeCase.integer, digits)
            case .placeholder: archive.write(case: TypeCase.placeholder)
            }
        }
    }
}

/// The cases of ``Throwing``.
private enum ThrowingCase: UInt8, CaseIterable {
    case never, anyError, error, rethrowing
}

extension ArchiveReader {
    mutating func readThrowing() -> Throwing {
        switch readCase(else: ThrowingCase.never) {
        case .never: .never
        case .anyError: .anyError
        case .error: .error(read())
        case .rethrowing: .rethrowing
        }
    }
}

extension ArchiveWriter {
    mutating func write(_ throwing: Throwing) {
        switch throwing {
        case .never: write(case: ThrowingCase.never)
        case .anyError: write(case: ThrowingCase.anyError)
        case .error(let type): write(ThrowingCase.error, type)
        case .rethrowing: write(case: ThrowingCase.rethrowing)
        }
    }
}

/// The cases of ``Condition``.
private enum ConditionCase: UInt8, CaseIterable {
    case constant, test, not, all, any
}

extension ArchiveReader {
    mutating func readCondition() -> Condition {
        readNested { archive in
            switch archive.readCase(else: ConditionCase.constant) {
            case .constant: .constant(archive.read())
            case .test: .test(archive.read())
            case .not: .not(archive.read())
            case .all: .all(archive.read())
            case .any: .any(archive.read())
            }
        } ?? .constant(false)
    }
}

extension ArchiveWriter {
    mutating func write(_ condition: Condition) {
        writeNested { archive in
            switch condition {
            case .constant(let value): archive.write(ConditionCase.constant, value)
            case .test(let test): archive.write(ConditionCase.test, test)
            case .not(let condition): archive.write(ConditionCase.not, condition)
            case .all(let conditions): archive.write(ConditionCase.all, conditions)
            case .any(let conditions): archive.write(ConditionCase.any, conditions)
            }
        }
    }
}

extension ArchiveWriter {
    fileprivate mutating func write<Case: RawRepresentable<UInt8>>(case first: Case) {
        write(caseNumber: first.rawValue)
    }

    fileprivate mutating func write<Case: RawRepresentable<UInt8>>(_ first: Case, _ second: some SummaryPart)
    {
        write(case: first)
        write(second)
    }

    fileprivate mutating func write<Case: RawRepresentable<UInt8>>(
        _ first: Case,
        _ second: some SummaryPart,
        _ third: some SummaryPart
    ) {
        write(first, second)
        write(third)
    }
}
