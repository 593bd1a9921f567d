import HeirloomModel

/// A function in a plain extension that a call of a generated double may refer to instead.
package struct AmbiguousDouble {
    /// The scope that the generated double builds.
    package let scope: ScopeID
    package let function: MockFunctionSummary
    package let file: FileID
}

extension DoubleTree {
    /// The functions that a call of a generated double could also refer to.
    package var ambiguous: [AmbiguousDouble] {
        var generated: [[String]: [ScopeID]] = [:]
        for id in doubles {
            guard let name = tree[id].declared.type.canonical.names else { continue }
            generated[name, default: []].append(id)
        }
        let files = tree.table.files
        return files.withExtensions.filter { files[$0].module == tree.input.module }.flatMap { file in
            files[file].summary.extensions.flatMap { extending -> [AmbiguousDouble] in
                if extending.mockFunctions.isEmpty || extending.isConstrained { return [] }
                let place = Place(file: file)
                let type = tree.resolver.resolve(extending.extendedType.type, from: place).type.canonical
                let scopes = generated[type.names ?? []] ?? []
                return scopes.filter { !type.hasArguments || tree[$0].declared.type.canonical == type }
                    .flatMap { ambiguous(extending.mockFunctions, with: $0, in: file) }
            }
        }
    }

    private func ambiguous(
        _ functions: [MockFunctionSummary],
        with scope: ScopeID,
        in file: FileID
    ) -> [AmbiguousDouble] {
        let labels = labelsOfDouble(of: scope)
        return functions.filter { function in
            guard function.requiredLabels.allSatisfy(labels.contains) else { return false }
            guard let condition = function.condition else { return true }
            return tree.input.mockCondition.map(condition.holds(wherever:)) == true
        }
        .map { AmbiguousDouble(scope: scope, function: $0, file: file) }
    }

    /// Returns the labels of the arguments that the generated double accepts.
    private func labelsOfDouble(of scope: ScopeID) -> Set<String> {
        let forwarded = tree[scope].forwarded.map { tree[scope].dependencies[$0].declared.value }
        let values = forwarded + tree.requires[scope.index].map(\.value)
        let defaulted = tree[scope].declared.declaration.construction.defaulted.map { $0.label ?? $0.name }
        return Set(values.map { tree.values[$0].label } + defaulted + ["overrides", "strict"])
    }
}

extension TypeExpression {
    /// The components of the name, without generic arguments.
    fileprivate var names: [String]? {
        guard case .named(let components) = self else { return nil }
        return components.map(\.name)
    }
}
