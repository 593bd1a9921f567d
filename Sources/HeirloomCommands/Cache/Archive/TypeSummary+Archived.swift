import HeirloomModel

extension TypeSummary: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            kind: archive.read(),
            path: archive.read(),
            nameRange: archive.read(),
            accessRange: archive.read(),
            start: archive.read(),
            access: archive.read(),
            isSPI: archive.read(),
            isFinal: archive.read(),
            genericParameters: archive.read(),
            inheritance: archive.read(),
            isolation: archive.read(),
            initializers: archive.read(),
            storedTypes: archive.read(),
            constrainedParameters: archive.read(),
            hasWhereClause: archive.read(),
            mayBeInstantiable: archive.read(),
            capitalizedMembers: archive.read(),
            macroCandidates: archive.read(),
            condition: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(kind)
        archive.write(path)
        archive.write(nameRange)
        archive.write(accessRange)
        archive.write(start)
        archive.write(access)
        archive.write(isSPI)
        archive.write(isFinal)
        archive.write(genericParameters)
        archive.write(inheritance)
        archive.write(isolation)
        archive.write(initializers)
        archive.write(storedTypes)
        archive.write(constrainedParameters)
        archive.write(hasWhereClause)
        archive.write(mayBeInstantiable)
        archive.write(capitalizedMembers)
        archive.write(macroCandidates)
        archive.write(condition)
    }
}

extension TypeKind: Archived {}

extension IsolationSpelling: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(attributes: archive.read(), isNonisolated: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(attributes)
        archive.write(isNonisolated)
    }
}

extension InitializerSummary: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            requiredLabels: archive.read(),
            labels: archive.read(),
            hasVariadicParameter: archive.read(),
            parameterTypes: archive.read(),
            access: archive.read(),
            isConvenience: archive.read(),
            isRequired: archive.read(),
            isFailable: archive.read(),
            isAsync: archive.read(),
            isThrowing: archive.read(),
            unlabelled: archive.read(),
            condition: archive.read(),
            range: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(requiredLabels)
        archive.write(labels)
        archive.write(hasVariadicParameter)
        archive.write(parameterTypes)
        archive.write(access)
        archive.write(isConvenience)
        archive.write(isRequired)
        archive.write(isFailable)
        archive.write(isAsync)
        archive.write(isThrowing)
        archive.write(unlabelled)
        archive.write(condition)
        archive.write(range)
    }
}

extension UnlabelledParameter: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            type: archive.read(),
            genericParameters: archive.read(),
            bounds: archive.read(),
            sameTypes: archive.read(),
            hasOtherRequirements: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(type)
        archive.write(genericParameters)
        archive.write(bounds)
        archive.write(sameTypes)
        archive.write(hasOtherRequirements)
    }
}

extension UnlabelledParameter.Bound: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(parameter: archive.read(), type: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(parameter)
        archive.write(type)
    }
}

extension AliasSummary: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            path: archive.read(),
            access: archive.read(),
            genericParameters: archive.read(),
            aliasedType: archive.read(),
            condition: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(path)
        archive.write(access)
        archive.write(genericParameters)
        archive.write(aliasedType)
        archive.write(condition)
    }
}

extension ExtensionSummary: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            extendedType: archive.read(),
            inheritance: archive.read(),
            initializers: archive.read(),
            labelledCalls: archive.read(),
            capitalizedMembers: archive.read(),
            whereClause: archive.read(),
            requirements: archive.read(),
            isUnavailable: archive.read(),
            condition: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(extendedType)
        archive.write(inheritance)
        archive.write(initializers)
        archive.write(labelledCalls)
        archive.write(capitalizedMembers)
        archive.write(whereClause)
        archive.write(requirements)
        archive.write(isUnavailable)
        archive.write(condition)
    }
}

extension GenericRequirement: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(subject: archive.read(), supertype: archive.read(), sameType: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(subject)
        archive.write(supertype)
        archive.write(sameType)
    }
}

extension LabelledCallSummary: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(
            labels: archive.read(),
            types: archive.read(),
            result: archive.read(),
            requirements: archive.read()
        )
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(labels)
        archive.write(types)
        archive.write(result)
        archive.write(requirements)
    }
}
