import HeirloomLocalDiagnosis
import HeirloomModel
import HeirloomTestSupport

/// A file and its summary, to compare as a whole.
struct SummarizedText {
    let text: RangedText
    let summary: FileSummary

    init(_ source: String) {
        text = RangedText(source)
        summary = FileSummarizer.summary(ofFileAt: "File.swift", source: Array(source.utf8))
    }

    /// The complete summary, one line for each element, with the text of each range.
    var outline: String {
        // In several steps, because Swift 6.0 cannot type-check one long sum.
        var lines = summary.imports.map(line)
        lines += summary.types.map(line)
        lines += summary.aliases.map(line)
        lines += summary.extensions.map(line)
        lines += summary.instantiables.flatMap(self.lines)
        lines += summary.configurations.flatMap(self.lines)
        lines += summary.diagnostics.map(line)
        if let fault = summary.fault { lines.append("fault \(text.text(fault.range)): \(fault.message)") }
        return lines.joined(separator: "\n")
    }

    private func joined(_ parts: String?...) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func types(_ references: [TypeReference]) -> String {
        references.map(text.reference).joined(separator: ", ")
    }

    private func line(_ importing: ImportDeclaration) -> String {
        joined(
            importing.attributes.joined(separator: " "),
            importing.access?.rawValue,
            "import \(importing.path.joined(separator: "."))",
            line(importing.condition)
        )
    }

    private func line(_ type: TypeSummary) -> String {
        joined(
            type.access.rawValue,
            type.isFinal ? "final" : nil,
            "\(type.kind) \(type.path.joined(separator: "."))=\(text.text(type.nameRange))",
            type.genericParameters.isEmpty ? nil : "<\(type.genericParameters.joined(separator: ", "))>",
            type.inheritance.isEmpty ? nil : ": \(types(type.inheritance))",
            line(type.isolation),
            type.initializers.isEmpty
                ? nil : "inits [\(type.initializers.map(line).joined(separator: ", "))]",
            type.storedTypes.isEmpty
                ? nil
                : "stores [\(type.storedTypes.map { $0.map(text.reference) ?? "?" }.joined(separator: ", "))]",
            type.typeOfID.map { "id: \(text.reference($0))" },
            line(type.condition)
        )
    }

    private func line(_ isolation: IsolationSpelling) -> String? {
        let words = isolation.attributes.map { "@\($0)" } + (isolation.isNonisolated ? ["nonisolated"] : [])
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private func line(_ initializer: InitializerSummary) -> String {
        joined(
            initializer.access.rawValue,
            initializer.isConvenience ? "convenience" : nil,
            initializer.isFailable ? "failable" : nil,
            "(\(initializer.requiredLabels.joined(separator: ":"))) of \(initializer.labels.count)"
        )
    }

    private func line(_ alias: AliasSummary) -> String {
        joined(
            alias.access.rawValue,
            "alias \(alias.path.joined(separator: "."))",
            alias.genericParameters.isEmpty ? nil : "<\(alias.genericParameters.joined(separator: ", "))>",
            "= \(text.reference(alias.aliasedType))",
            line(alias.condition)
        )
    }

    private func line(_ condition: Condition?) -> String? { condition.map { "if \($0.spelling)" } }

    private func line(_ extended: ExtensionSummary) -> String {
        joined(
            "extension \(text.reference(extended.extendedType))",
            extended.inheritance.isEmpty ? nil : ": \(types(extended.inheritance))",
            extended.initializers.isEmpty
                ? nil : "inits [\(extended.initializers.map(line).joined(separator: ", "))]",
            extended.mockFunctions.isEmpty
                ? nil : "mocks [\(extended.mockFunctions.map(line).joined(separator: ", "))]",
            line(extended.condition)
        )
    }

    private func line(_ function: MockFunctionSummary) -> String {
        joined("(\(function.requiredLabels.joined(separator: ":")))", line(function.condition))
    }

    private func line(_ diagnostic: Diagnostic) -> String {
        "[\(diagnostic.id.rawValue)] \(text.text(diagnostic.location.range))"
    }
}

// MARK: Instantiables and configurations

extension SummarizedText {
    private func lines(_ instantiable: InstantiableDeclaration) -> [String] {
        [
            joined(
                "instantiable",
                instantiable.access.rawValue,
                instantiable.isFinal ? "final" : nil,
                line(instantiable.form),
                "\(instantiable.path.joined(separator: "."))=\(text.text(instantiable.nameRange))",
                "type \(text.reference(instantiable.type))",
                instantiable.genericParameters.isEmpty
                    ? nil : "generic \(instantiable.genericParameters.joined(separator: " "))",
                instantiable.genericRequirements.isEmpty
                    ? nil : "where \(instantiable.genericRequirements.map(line).joined(separator: " & "))",
                text.text(instantiable.attributeRange),
                line(instantiable.isolation),
                instantiable.availability.joined(separator: " "),
                instantiable.isRoot.map { "isRoot \($0)" },
                instantiable.fulfilledTypes.isEmpty ? nil : "fulfils \(types(instantiable.fulfilledTypes))",
                instantiable.conformsElsewhere ? "conformsElsewhere" : nil,
                instantiable.key.map { "\(key($0.value))=\(text.text($0.range))" },
                line(instantiable.testDouble),
                line(instantiable.condition),
                instantiable.hasLocalFaults ? "faulty" : nil,
                line(instantiable.ignoredWarnings)
            )
        ] + instantiable.dependencies.map { "  " + line($0) } + ["  " + line(instantiable.construction)]
            + [instantiable.double].compactMap(\.self).map { double in
                "  double: " + (double == instantiable.construction ? "the same" : line(double))
            } + instantiable.closures.flatMap(lines).map { "  " + $0 }
    }

    private func key(_ key: CollectionKey.Value) -> String {
        switch key {
        case .text(let text): "text \(text)"
        case .integer(let digits): "integer \(digits)"
        case .enumCase(let enumCase): "case \(enumCase.name) of \(enumCase.type.spelling)"
        }
    }

    private func line(_ requirement: GenericRequirement) -> String {
        requirement.subject.spelling + (requirement.supertype.map { ": " + $0.spelling } ?? "")
            + (requirement.sameType.map { " == " + $0.spelling } ?? "")
    }

    private func line(_ form: InstantiableDeclaration.Form) -> String {
        switch form {
        case .declaration(let kind): kind.rawValue
        case .extension: "extension"
        case .closure(let label): "closure of \(label)"
        }
    }

    private func line(_ double: TestDoubleSettings) -> String? {
        double == TestDoubleSettings()
            ? nil
            : joined(
                "double",
                double.generateMock ? "generated" : nil,
                double.mockOnly ? "only" : nil,
                double.customMockName,
                double.mockAttributes.map(\.spelling).joined(separator: " ")
            )
    }

    private func line(_ dependency: DependencyDeclaration) -> String {
        joined(
            "\(dependency.label)=\(text.text(dependency.labelRange)): \(text.reference(dependency.type))",
            line(dependency.source),
            dependency.isUnused ? "unused" : nil,
            line(dependency.ignoredWarnings),
            "⟨\(text.text(dependency.range))⟩"
        )
    }

    private func line(_ ignored: [ConfiguredText]) -> String? {
        ignored.isEmpty
            ? nil : "ignoring " + ignored.map { "\($0.text)=\(text.text($0.range))" }.joined(separator: ", ")
    }

    private func line(_ source: DependencyDeclaration.Source) -> String {
        switch source {
        case .instantiated(let instantiation):
            joined(
                "instantiated",
                instantiation.fulfilledByType.map { "by \(text.reference($0))" },
                instantiation.erasedToConcreteExistential ? "erased" : nil,
                instantiation.lifetime?.rawValue,
                instantiation.isConcurrent ? "concurrently" : nil,
                instantiation.collecting.map { "collecting \($0.isEmpty ? "nothing" : types($0))" },
                instantiation.onlyIfAvailable ? "if available" : nil
            )
        case .forwarded:
            "forwarded"
        case .received(let onlyIfAvailable):
            "received" + (onlyIfAvailable ? " if available" : "")
        case .renamed(let renaming):
            joined(
                "renamed \(renaming.label)=\(text.text(renaming.labelRange)): \(text.reference(renaming.type))",
                renaming.erasedToConcreteExistential ? "erased" : nil,
                renaming.onlyIfAvailable ? "if available" : nil
            )
        }
    }

    private func line(_ construction: Construction) -> String {
        let arguments = construction.arguments.map { "\($0.label ?? "_"): \($0.dependency)" }
        return joined(
            construction.access.rawValue,
            "\(construction.callee)(\(arguments.joined(separator: ", ")))",
            line(construction.isolation),
            construction.effects.spelling,
            construction.range.map { "⟨\(text.text($0))⟩" },
            construction.condition.map { "if \($0.spelling)" },
            construction.defaultsOfArguments.isEmpty
                ? nil : "defaults \(construction.defaultsOfArguments.map(line).joined(separator: ", "))",
            construction.defaulted.isEmpty
                ? nil : "with \(construction.defaulted.map(line).joined(separator: ", "))"
        )
    }

    private func line(_ parameter: DefaultedParameter) -> String {
        let names = [parameter.label ?? "_", parameter.name == parameter.label ? nil : parameter.name]
        return """
            \(parameter.position) \(names.compactMap(\.self).joined(separator: " ")): \
            \(parameter.type.type.spelling) = \(parameter.value)
            """
    }

    private func lines(_ configuration: ConfigurationDeclaration) -> [String] {
        func texts(_ name: String, _ texts: [ConfiguredText]) -> String? {
            texts.isEmpty
                ? nil : "\(name) \(texts.map { "\($0.text)=\(text.text($0.range))" }.joined(separator: ", "))"
        }
        return [
            joined(
                "configuration ⟨\(text.text(configuration.range))⟩",
                texts("imports", configuration.additionalImportedModules),
                texts("directories", configuration.additionalDirectoriesToInclude),
                texts("mocks", configuration.additionalMocksToGenerate),
                "mocks if \(configuration.mockConditionalCompilation ?? "ever")",
                configuration.defaultIsolation.map { "isolation \($0)" },
                texts("raises", configuration.warningsAsErrors),
                texts("silences", configuration.silencedWarnings),
                line(configuration.condition)
            )
        ]
    }
}
