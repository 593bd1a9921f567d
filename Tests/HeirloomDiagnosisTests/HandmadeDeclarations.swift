import HeirloomModel

/// Declarations created in code, for inputs that are too large to be written as source.
enum HandmadeDeclarations {
    /// A distinct range for each declaration, by its number.
    static func range(_ number: Int) -> SourceRange {
        SourceRange(at: SourcePosition(offset: number, line: number + 1, column: 1))
    }

    /// The type `Name` or `Name<Argument>`.
    static func type(_ name: String, _ arguments: TypeExpression...) -> TypeExpression {
        .named([TypeNameComponent(name, arguments: arguments)])
    }

    static func dependency(
        _ label: String,
        _ type: TypeExpression,
        _ source: DependencyDeclaration.Source
    ) -> DependencyDeclaration {
        DependencyDeclaration(
            label: label,
            type: TypeReference(type: type, range: range(0)),
            source: source,
            labelRange: range(0),
            range: range(0)
        )
    }

    /// A module of one file with a struct for each name, in the given order.
    static func module(_ name: String, _ structs: [(name: String, dependencies: [DependencyDeclaration])])
        -> ModuleSummary
    {
        var file = FileSummary(path: "\(name).swift")
        for (index, scope) in structs.enumerated() {
            file.types.append(summary(scope.name, number: index))
            file.instantiables.append(
                InstantiableDeclaration(
                    form: .declaration(.struct),
                    path: [scope.name],
                    type: TypeReference(type: type(scope.name), range: range(index)),
                    nameRange: range(index),
                    attributeRange: range(index),
                    bodyRange: range(index),
                    access: .internal,
                    dependencies: scope.dependencies,
                    construction: Construction(
                        callee: .memberwiseInitializer,
                        arguments: scope.dependencies.map {
                            Construction.Argument(label: $0.label, dependency: $0.label)
                        },
                        access: .internal
                    )
                )
            )
        }
        return ModuleSummary(name: name, files: [file])
    }

    private static func summary(_ name: String, number: Int) -> TypeSummary {
        var summary = TypeSummary(kind: .struct, path: [name])
        summary.nameRange = range(number)
        summary.access = .internal
        summary.declaredAccess = .internal
        return summary
    }
}

extension DependencyDeclaration.Source {
    static let built = DependencyDeclaration.Source.instantiated(DependencyDeclaration.Instantiation())
}
