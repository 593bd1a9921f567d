import HeirloomModel

extension InstantiableDeclaration: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            form: archive.read(),
            path: archive.read(),
            type: archive.read(),
            nameRange: archive.read(),
            attribute: archive.read(),
            bodyRange: archive.read(),
            access: archive.read(),
            isFinal: archive.read(),
            isolation: archive.read(),
            availability: archive.read(),
            spiAttributes: archive.read(),
            condition: archive.read(),
            isRoot: archive.read(),
            fulfilledTypes: archive.read(),
            conformsElsewhere: archive.read(),
            testDouble: archive.read(),
            dependencies: archive.read(),
            construction: archive.read(),
            capitalizedMembers: archive.read(),
            hasLocalFaults: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(form)
        archive.write(path)
        archive.write(type)
        archive.write(nameRange)
        archive.write(attribute)
        archive.write(bodyRange)
        archive.write(access)
        archive.write(isFinal)
        archive.write(isolation)
        archive.write(availability)
        archive.write(spiAttributes)
        archive.write(condition)
        archive.write(isRoot)
        archive.write(fulfilledTypes)
        archive.write(conformsElsewhere)
        archive.write(testDouble)
        archive.write(dependencies)
        archive.write(construction)
        archive.write(capitalizedMembers)
        archive.write(hasLocalFaults)
    }
}

extension InstantiableDeclaration.Form: Archived {
    init(from archive: inout ArchiveReader) {
        let kind: TypeKind? = archive.read()
        self = kind.map { .declaration($0) } ?? .extension
    }

    func write(to archive: inout ArchiveWriter) {
        let kind: TypeKind? =
            switch self {
            case .declaration(let kind): kind
            case .extension: nil
            }
        archive.write(kind)
    }
}

extension TestDoubleSettings: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            generateMock: archive.read(),
            mockOnly: archive.read(),
            customMockName: archive.read(),
            mockAttributes: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(generateMock)
        archive.write(mockOnly)
        archive.write(customMockName)
        archive.write(mockAttributes)
    }
}

extension AttributePlace: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(range: archive.read(), argumentsRange: archive.read(), arguments: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(range)
        archive.write(argumentsRange)
        archive.write(arguments)
    }
}

extension AttributePlace.Argument: Archived {
    init(from archive: inout ArchiveReader) { self.init(label: archive.read(), range: archive.read()) }

    func write(to archive: inout ArchiveWriter) {
        archive.write(label)
        archive.write(range)
    }
}

extension Construction: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            callee: archive.read(),
            arguments: archive.read(),
            access: archive.read(),
            isolation: archive.read(),
            availability: archive.read(),
            range: archive.read(),
            accessRange: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(callee)
        archive.write(arguments)
        archive.write(access)
        archive.write(isolation)
        archive.write(availability)
        archive.write(range)
        archive.write(accessRange)
    }
}

extension Construction.Callee: Archived {}

extension Construction.Argument: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            label: archive.read(),
            dependency: archive.read(),
            typeRange: archive.read(),
            unprovenType: archive.read(),
            isCalled: archive.read(),
            sentType: archive.read(),
            isAutoclosure: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(label)
        archive.write(dependency)
        archive.write(typeRange)
        archive.write(unprovenType)
        archive.write(isCalled)
        archive.write(sentType)
        archive.write(isAutoclosure)
    }
}
