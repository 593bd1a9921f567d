import HeirloomModel

extension TypeReference: Archived {
    init(from archive: inout ArchiveReader) { self.init(type: archive.read(), range: archive.read()) }

    func write(to archive: inout ArchiveWriter) {
        archive.write(type)
        archive.write(range)
    }
}

extension TypeExpression: Archived {
    private enum Tag: CaseIterable, Archived {
        case named, member, optional, implicitlyUnwrapped, array, dictionary, inlineArray, tuple, function
        case existential, opaque, composition, metatype, protocolMetatype, suppressed, packElement
        case packExpansion, attributed, integer, placeholder
    }

    init(from archive: inout ArchiveReader) {
        self =
            archive.readNested { archive in
                let tag: Tag = archive.read()
                return switch tag {
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

    func write(to archive: inout ArchiveWriter) {
        archive.writeNested { archive in
            switch self {
            case .named(let components): archive.write(Tag.named, components)
            case .member(let base, let component): archive.write(Tag.member, base, component)
            case .optional(let type): archive.write(Tag.optional, type)
            case .implicitlyUnwrapped(let type): archive.write(Tag.implicitlyUnwrapped, type)
            case .array(let element): archive.write(Tag.array, element)
            case .dictionary(let key, let value): archive.write(Tag.dictionary, key, value)
            case .inlineArray(let count, let element): archive.write(Tag.inlineArray, count, element)
            case .tuple(let elements): archive.write(Tag.tuple, elements)
            case .function(let function): archive.write(Tag.function, function)
            case .existential(let type): archive.write(Tag.existential, type)
            case .opaque(let type): archive.write(Tag.opaque, type)
            case .composition(let types): archive.write(Tag.composition, types)
            case .metatype(let type): archive.write(Tag.metatype, type)
            case .protocolMetatype(let type): archive.write(Tag.protocolMetatype, type)
            case .suppressed(let type): archive.write(Tag.suppressed, type)
            case .packElement(let type): archive.write(Tag.packElement, type)
            case .packExpansion(let type): archive.write(Tag.packExpansion, type)
            case .attributed(let attributes, let type): archive.write(Tag.attributed, attributes, type)
            case .integer(let digits): archive.write(Tag.integer, digits)
            case .placeholder: archive.write(Tag.placeholder)
            }
        }
    }
}

extension TypeNameComponent: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(archive.read(), arguments: archive.read(), hasEmptyBrackets: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(name)
        archive.write(arguments)
        archive.write(hasEmptyBrackets)
    }
}

extension TupleTypeElement: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            label: archive.read(),
            secondName: archive.read(),
            type: archive.read(),
            isVariadic: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(label)
        archive.write(secondName)
        archive.write(type)
        archive.write(isVariadic)
    }
}

extension FunctionTypeExpression: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            parameters: archive.read(),
            isAsync: archive.read(),
            throwing: archive.read(),
            result: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(parameters)
        archive.write(isAsync)
        archive.write(throwing)
        archive.write(result)
    }
}

extension Throwing: Archived {
    private enum Tag: CaseIterable, Archived {
        case never, anyError, error, rethrowing
    }

    init(from archive: inout ArchiveReader) {
        let tag: Tag = archive.read()
        switch tag {
        case .never: self = .never
        case .anyError: self = .anyError
        case .error: self = .error(archive.read())
        case .rethrowing: self = .rethrowing
        }
    }

    func write(to archive: inout ArchiveWriter) {
        switch self {
        case .never: archive.write(Tag.never)
        case .anyError: archive.write(Tag.anyError)
        case .error(let type): archive.write(Tag.error, type)
        case .rethrowing: archive.write(Tag.rethrowing)
        }
    }
}
