import HeirloomGraph
import HeirloomModel

/// The warnings that comments in the sources silence: `// heirloom-ignore: unused-received`.
package struct SilencedPlaces {
    /// By path.
    private let silences: [String: [Silence]]

    package init(_ modules: [ModuleSummary]) {
        silences = Dictionary(grouping: modules.flatMap(\.silences), by: \.path)
    }

    /// Returns the diagnostics without silenced warnings.
    package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        if silences.isEmpty { return diagnostics }
        return diagnostics.filter { $0.severity == .error || !isSilenced($0) }
    }

    /// Returns the build configurations without silenced warnings.
    package func applied(to configurations: [RefusedConfiguration]) -> [RefusedConfiguration] {
        configurations.map { configuration in
            var configuration = configuration
            configuration.faults = applied(to: configuration.faults)
            return configuration
        }
    }

    private func isSilenced(_ diagnostic: Diagnostic) -> Bool {
        let start = diagnostic.location.range.start
        return silences[diagnostic.location.path]?.contains { silence in
            silence.warning.text == diagnostic.id.rawValue && silence.range.start <= start
                && start < silence.range.end
        } ?? false
    }
}

/// A comment that silences a warning about the declaration next to it.
struct Silence {
    var path: String
    var warning: ConfiguredText
    var range: SourceRange
}

extension ModuleSummary {
    /// The comments that silence warnings, in source order.
    var silences: [Silence] {
        var silences: [Silence] = []
        func add(_ warnings: [ConfiguredText], in range: SourceRange, of file: Int) {
            silences += warnings.map { Silence(path: files[file].path, warning: $0, range: range) }
        }
        func add(_ initializers: [InitializerSummary], of file: Int) {
            for initializer in initializers where !initializer.ignoredWarnings.isEmpty {
                add(initializer.ignoredWarnings, in: initializer.range, of: file)
            }
        }
        // By index, because copying each declaration takes longer than looking at it. Hardly any has such a comment.
        for file in files.indices {
            for type in files[file].instantiables.indices {
                if !files[file].instantiables[type].ignoredWarnings.isEmpty {
                    let declaration = files[file].instantiables[type]
                    let head = SourceRange(
                        start: declaration.attribute.range.start,
                        end: declaration.bodyRange.start
                    )
                    add(declaration.ignoredWarnings, in: head, of: file)
                }
                let dependencies = files[file].instantiables[type].dependencies
                for index in dependencies.indices where !dependencies[index].ignoredWarnings.isEmpty {
                    add(dependencies[index].ignoredWarnings, in: dependencies[index].range, of: file)
                }
            }
            for type in files[file].types.indices { add(files[file].types[type].initializers, of: file) }
            for index in files[file].extensions.indices {
                add(files[file].extensions[index].initializers, of: file)
            }
        }
        return silences
    }
}
