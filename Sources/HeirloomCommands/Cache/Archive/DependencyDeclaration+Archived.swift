import HeirloomModel

extension DependencyDeclaration: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            label: archive.read(),
            type: archive.read(),
            source: archive.read(),
            labelRange: archive.read(),
            range: archive.read(),
            attribute: archive.read(),
            wrappedAssignment: archive.read(),
            isWrapper: archive.read(),
            madeWrappers: archive.read(),
            reference: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(label)
        archive.write(type)
        archive.write(source)
        archive.write(labelRange)
        archive.write(range)
        archive.write(attribute)
        archive.write(wrappedAssignment)
        archive.write(isWrapper)
        archive.write(madeWrappers)
        archive.write(reference)
    }
}

extension DependencyDeclaration.Reference: Archived {}

extension DependencyDeclaration.Source: Archived {
    init(from archive: inout ArchiveReader) {
        switch archive.readByte(below: 4) {
        case 0: self = .instantiated(archive.read())
        case 1: self = .forwarded
        case 2: self = .received(onlyIfAvailable: archive.read())
        case _: self = .renamed(archive.read())
        }
    }

    func write(to archive: inout ArchiveWriter) {
        switch self {
        case .instantiated(let instantiation):
            archive.write(byte: 0)
            archive.write(instantiation)
        case .forwarded:
            archive.write(byte: 1)
        case .received(let onlyIfAvailable):
            archive.write(byte: 2)
            archive.write(onlyIfAvailable)
        case .renamed(let renaming):
            archive.write(byte: 3)
            archive.write(renaming)
        }
    }
}

extension DependencyDeclaration.Instantiation: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(fulfilledByType: archive.read(), erasedToConcreteExistential: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(fulfilledByType)
        archive.write(erasedToConcreteExistential)
    }
}

extension DependencyDeclaration.Renaming: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            label: archive.read(),
            labelRange: archive.read(),
            type: archive.read(),
            erasedToConcreteExistential: archive.read(),
            onlyIfAvailable: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(label)
        archive.write(labelRange)
        archive.write(type)
        archive.write(erasedToConcreteExistential)
        archive.write(onlyIfAvailable)
    }
}
