import HeirloomGraph
import HeirloomModel

/// The generic arguments of a type that a string names are declared. In a string, the compiler does not find them.
extension NothingFulfillsRule {
    static func misnamedArguments(in survey: TreeSurvey) -> [GraphProblem] {
        let tree = survey.tree
        lazy var meant = MeantTypes(tree)
        var reported: Set<SourceLocation> = []
        return survey.instantiations.flatMap { property -> [GraphProblem] in
            guard case .instantiated(let written) = tree[property].declared.declaration.source,
                !tree[property].lacksProduct, !survey.isSuspect(property.scope)
            else { return [] }
            let strings = [written.fulfilledByType].compactMap(\.self) + (written.collecting ?? [])
            return strings.filter(\.type.namesArguments).compactMap { string in
                let place = tree[property.scope].declared.place
                let resolution = tree.resolver.resolve(string.type, from: place, searchingAllModules: true)
                let name = tree.resolver.undeclaredName(in: resolution.type.canonical, from: place) {
                    !meant.near($0).isEmpty
                }
                let location = tree.table.files.location(string.range, in: tree[property.scope].file)
                guard let name, reported.insert(location).inserted else { return nil }
                return GraphProblem { $0.misnamedArgument(name, of: string, at: property) }
            }
        }
    }
}

extension TypeExpression {
    /// `Queue<Post>`
    fileprivate var namesArguments: Bool { containsName { $0.contains { !$0.arguments.isEmpty } } }
}

extension ProblemWording {
    fileprivate func misnamedArgument(
        _ name: String,
        of string: TypeReference,
        at property: DependencyID
    ) -> Diagnostic {
        let found = meantTypes.near(name).filter { tree.table.isVisible($0, from: tree[property.scope].file) }
        return Diagnostic(
            id: .nothingFulfills,
            message: """
                '\(string.type.spelling)' is built for '\(text(of: property))' of '\(self.name(property.scope))', but \
                no type is named '\(name)'
                """,
            location: location(string.range, property.scope),
            notes: found.compactMap { note("did you mean '\(self.name($0))'?", at: $0) },
            fixIts: found.map { type in
                let corrected = string.type.replacingNames { components in
                    guard components[0].name == name else { return .named(components) }
                    let path = tree.table.qualifiedPath(of: type).dropFirst().map { TypeNameComponent($0) }
                    return .named(path + components.dropFirst())
                }
                let text = "\"\(corrected.spelling)\""
                let edit = remedies.changes.replace(string.range, of: property.scope, with: text)
                return FixIt(message: "write '\(self.name(type))'", edits: [edit])
            }
        )
    }
}
