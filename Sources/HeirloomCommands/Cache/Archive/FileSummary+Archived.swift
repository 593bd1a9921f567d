import HeirloomModel

extension FileSummary: Archived {
    /// Only of files in which nothing is wrong.
    init(from archive: inout ArchiveReader) {
        self.init(
            path: "",
            isIndentedWithTabs: archive.read(),
            imports: archive.read(),
            types: archive.read(),
            aliases: archive.read(),
            extensions: archive.read(),
            instantiables: archive.read(),
            configurations: archive.read(),
            hiddenTypes: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(isIndentedWithTabs)
        archive.write(imports)
        archive.write(types)
        archive.write(aliases)
        archive.write(extensions)
        archive.write(instantiables)
        archive.write(configurations)
        archive.write(hiddenTypes)
    }
}

extension ImportDeclaration: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            attributes: archive.read(),
            access: archive.read(),
            kind: archive.read(),
            path: archive.read(),
            condition: archive.read(),
            range: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(attributes)
        archive.write(access)
        archive.write(kind)
        archive.write(path)
        archive.write(condition)
        archive.write(range)
    }
}

extension HiddenType: Archived {
    init(from archive: inout ArchiveReader) { self.init(name: archive.read(), range: archive.read()) }

    func write(to archive: inout ArchiveWriter) {
        archive.write(name)
        archive.write(range)
    }
}

extension ConfigurationDeclaration: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            additionalImportedModules: archive.read(),
            additionalDirectoriesToInclude: archive.read(),
            additionalMocksToGenerate: archive.read(),
            mockConditionalCompilation: archive.read(),
            defaultIsolation: archive.read(),
            languageMode: archive.read(),
            warningsAsErrors: archive.read(),
            silencedWarnings: archive.read(),
            condition: archive.read(),
            range: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(additionalImportedModules)
        archive.write(additionalDirectoriesToInclude)
        archive.write(additionalMocksToGenerate)
        archive.write(mockConditionalCompilation)
        archive.write(defaultIsolation)
        archive.write(languageMode)
        archive.write(warningsAsErrors)
        archive.write(silencedWarnings)
        archive.write(condition)
        archive.write(range)
    }
}

extension ConfiguredText: Archived {
    init(from archive: inout ArchiveReader) { self.init(text: archive.read(), range: archive.read()) }

    func write(to archive: inout ArchiveWriter) {
        archive.write(text)
        archive.write(range)
    }
}

extension SourceRange: Archived {
    init(from archive: inout ArchiveReader) { self.init(start: archive.read(), end: archive.read()) }

    func write(to archive: inout ArchiveWriter) {
        archive.write(start)
        archive.write(end)
    }
}

extension SourcePosition: Archived {
    init(from archive: inout ArchiveReader) { self = archive.readPlace() }
    func write(to archive: inout ArchiveWriter) { archive.write(place: self) }
}

extension AccessLevel: Archived {}
