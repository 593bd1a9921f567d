import HeirloomGraph
import HeirloomModel

extension ProblemWording {
    func duplicateScope(_ duplicate: ScopeID, first: ScopeID) -> Diagnostic {
        let isFunction = [duplicate, first].allSatisfy { scope in
            switch tree[scope].declared.declaration.form {
            case .declaration: false
            case .extension: true
            case .closure: false
            }
        }
        return Diagnostic(
            id: isFunction ? .duplicateInstantiate : .duplicateType,
            message: isFunction
                ? "'\(name(duplicate))' has two 'instantiate' functions"
                : "'\(name(duplicate))' is declared '@Instantiable' twice",
            location: place(duplicate),
            notes: [note("the other one is here; remove one of the two", at: place(first))]
        )
    }

    func wrongInstantiateResult(_ scope: ScopeID) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let extended = declaration.path.joined(separator: ".")
        let returned = declaration.type.type.spelling
        let meant = spelling(tree[scope].declared.type.canonical)
        return Diagnostic(
            id: .wrongInstantiateResult,
            message: "'instantiate' in an extension of '\(extended)' must return '\(extended)'",
            location: location(declaration.type.range, scope),
            notes: meant == returned
                ? [] : [note("'\(returned)' is '\(meant)'", at: location(declaration.type.range, scope))]
        )
    }

    func unspecializedResult(_ scope: ScopeID) -> Diagnostic {
        let declaration = tree[scope].declared.declaration
        let extended = declaration.path.joined(separator: ".")
        let own = tree[scope].declared.entity.flatMap { place($0) }
        return Diagnostic(
            id: .wrongInstantiateResult,
            message: """
                'instantiate' in an extension of '\(extended)' must return one specialization of it, but \
                '\(declaration.type.type.spelling)' can be any of them
                """,
            location: location(declaration.type.range, scope),
            notes: own.map {
                [note("to build every specialization, put '@Instantiable' on '\(extended)'", at: $0)]
            } ?? []
        )
    }

    func duplicateConfiguration(_ duplicate: ConfigurationPlace, first: ConfigurationPlace) -> Diagnostic {
        let files = tree.table.files
        return Diagnostic(
            id: .duplicateConfiguration,
            message: "module '\(files[duplicate.file].module)' is configured twice",
            location: files.location(duplicate.range, in: duplicate.file),
            notes: [
                note(
                    "the other '#HeirloomConfiguration' is here; merge the two into one",
                    at: files.location(first.range, in: first.file)
                )
            ]
        )
    }

    func namesOwnMember(_ scope: ScopeID, _ written: TypeReference) -> Diagnostic {
        let name = written.type.withoutParentheses.withoutAny.spelling
        return Diagnostic(
            id: .unreachableType,
            message: """
                '@Instantiable' of '\(self.name(scope))' names '\(name)', which is nested in it: the compiler does \
                not look up nested types in an attribute of their own type
                """,
            location: location(written.range, scope),
            notes: [note("declare it outside '\(self.name(scope))'", at: location(written.range, scope))]
        )
    }

    func conditionalIsolation(_ configuration: ConfigurationDeclaration, in file: FileID) -> Diagnostic {
        let files = tree.table.files
        let condition = configuration.condition.map { " on '\($0.spelling)'" } ?? ""
        return Diagnostic(
            id: .hiddenCondition,
            message: """
                the default isolation of '\(files[file].module)' depends\(condition), but generated code needs \
                a single one; set the same under every condition
                """,
            location: files.location(configuration.range, in: file)
        )
    }

    func misspeltModule(_ written: ConfiguredText, in file: FileID, meant: String) -> Diagnostic {
        let location = tree.table.files.location(written.range, in: file)
        return Diagnostic(
            id: .unreadableName,
            message: "\"\(written.text)\" is not a module name; did you mean '\(meant)'?",
            location: location,
            fixIts: [
                FixIt(
                    message: "write '\(meant)'",
                    edits: [FixIt.Edit(location: location, newText: "\"\(meant)\"")]
                )
            ]
        )
    }

    func initializerInExtension(
        _ scope: ScopeID,
        _ written: ScopeTree.ExtensionInitializer
    ) -> Diagnostic {
        let labels = written.initializer.labels.map { "\($0):" }.joined()
        let message =
            tree[scope].declared.declaration.hasLocalFaults
            ? """
            '@Instantiable' does not see 'init(\(labels))' of '\(name(scope))' because it is declared in an extension
            """
            : """
            this 'init(\(labels))' of '\(name(scope))' duplicates the generated one: '@Instantiable' does not see \
            extensions
            """
        return Diagnostic(
            id: .initializerInExtension,
            message: message,
            location: tree.table.files.location(written.initializer.range, in: written.file),
            notes: [note("move the initializer into this declaration", at: place(scope))]
        )
    }
}
