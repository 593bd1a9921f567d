import HeirloomGraph
import HeirloomModel

/// The warnings that comments in the sources silence: `// heirloom-ignore: unused-received`.
package struct SilencedPlaces {
    private struct Silence {
        var warning: String
        var range: SourceRange
    }

    /// The silenced ranges by path.
    private var silences: [String: [Silence]] = [:]

    package init(_ modules: [ModuleSummary]) {
        for file in modules.lazy.flatMap(\.files) {
            for declaration in file.instantiables {
                let head = SourceRange(
                    start: declaration.attribute.range.start,
                    end: declaration.bodyRange.start
                )
                add(declaration.ignoredWarnings, in: head, of: file)
                for dependency in declaration.dependencies {
                    add(dependency.ignoredWarnings, in: dependency.range, of: file)
                }
            }
        }
    }

    private mutating func add(_ warnings: [ConfiguredText], in range: SourceRange, of file: FileSummary) {
        for warning in warnings {
            silences[file.path, default: []].append(Silence(warning: warning.text, range: range))
        }
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
            silence.warning == diagnostic.id.rawValue && silence.range.start <= start
                && start < silence.range.end
        } ?? false
    }
}
