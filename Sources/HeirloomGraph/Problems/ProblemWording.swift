import HeirloomModel

/// Puts problems into the user's words and types.
struct ProblemWording {
    let survey: TreeSurvey
    var tree: ScopeTree { survey.tree }

    init(_ survey: TreeSurvey) { self.survey = survey }

    /// `'Outer.Inner'`
    func name(_ scope: ScopeID) -> String { "'\(plainName(scope))'" }

    /// `Outer.Inner`; `Container<Int>` for what an extension builds.
    func plainName(_ scope: ScopeID) -> String {
        switch tree[scope].declaration.form {
        case .declaration: tree[scope].declaration.path.joined(separator: ".")
        case .extension: tree[scope].declaration.type.type.spelling
        }
    }

    func dependency(_ hop: TreeSurvey.Hop) -> LinkedDependency {
        tree[hop.scope].dependencies[hop.dependency]
    }

    /// `'label: Type'`
    func property(_ hop: TreeSurvey.Hop) -> String {
        let declaration = dependency(hop).declared.declaration
        return "'\(declaration.label): \(declaration.type.type.spelling)'"
    }

    /// `'label: Type'`
    func value(_ id: ValueID) -> String {
        "'\(tree.values[id].label): \(shortSpelling(tree.values[id].type))'"
    }

    /// The type without the names of modules.
    func shortSpelling(_ type: ResolvedType) -> String {
        type.spelled.spelling { components in shortName(components) }
    }

    private func shortName(_ components: [TypeNameComponent]) -> String {
        let isQualified = components.count > 1 && tree.table.module(named: components[0].name) != nil
        return (isQualified ? components.dropFirst() : components[...])
            .map { component in
                guard !component.arguments.isEmpty else { return component.spelling }
                let arguments = component.arguments.map { argument in
                    argument.spelling { shortName($0) }
                }
                return "\(component.name)<\(arguments.joined(separator: ", "))>"
            }
            .joined(separator: ".")
    }

    /// Where the name of a property is.
    func place(_ hop: TreeSurvey.Hop) -> SourceLocation {
        tree.table.files.location(dependency(hop).declared.declaration.labelRange, in: tree[hop.scope].file)
    }

    /// Where the name of a type is.
    func place(_ scope: ScopeID) -> SourceLocation {
        tree.table.files.location(tree[scope].declaration.nameRange, in: tree[scope].file)
    }
}
