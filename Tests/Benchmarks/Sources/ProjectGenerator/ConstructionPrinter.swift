/// Writes code that builds the root of a project in other ways than Heirloom: by hand and by a container.
///
/// For projects of one module in which every type is a class and built at once.
package struct ConstructionPrinter {
    private let types: [DeclaredType]
    /// What each type needs from above, in the order in which it is first asked for.
    private let needs: [String: [Dependency]]

    package init(_ project: Project) {
        types = project.modules.flatMap(\.files).flatMap(\.types)
        let byName = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
        var needs: [String: [Dependency]] = [:]
        for type in types { Self.addNeeds(of: type, in: byName, to: &needs) }
        self.needs = needs
    }

    /// What is written by hand without a generator: the same classes in `enum ByInitializers`, with initializers
    /// that build what the class builds and take what is needed for that.
    package var handwrittenInitializers: String {
        let classes = types.map { type in
            let properties = type.dependencies.map { "        let \($0.label): \($0.type)\n" }
            let assignments = type.dependencies.map { dependency in
                let value =
                    dependency.source == .instantiated ? construction(of: dependency) : dependency.label
                return "            self.\(dependency.label) = \(value)\n"
            }
            return """
                    final class \(type.name) {
                \(properties.joined())
                        init(\(Self.list(needs[type.name] ?? []))) {
                \(assignments.joined())        }
                    }

                """
        }
        return "enum ByInitializers {\n\(classes.joined(separator: "\n"))}\n"
    }

    /// What is written by hand to keep that apart: for each class that builds something a function in
    /// `enum ByFunctions`, which calls initializers that take what the class holds.
    package var handwrittenFunctions: String {
        let functions = types.filter { !$0.built.isEmpty }.map(function)
        return "enum ByFunctions {\n\(functions.joined(separator: "\n"))}\n"
    }

    private func function(building type: DeclaredType) -> String {
        let locals = type.built.map { dependency in
            let isBuiltByFunction = types.contains { $0.name == dependency.type && !$0.built.isEmpty }
            let callee = isBuiltByFunction ? "make\(dependency.type)" : dependency.type
            return "        let \(dependency.label) = "
                + "\(callee)(\(arguments(for: needs[dependency.type] ?? [])))\n"
        }
        // A file of functions written by hand keeps to itself what nothing else calls, and the compiler inlines that.
        let access = type.attribute == .root ? "" : "private "
        return """
                \(access)static func make\(type.name)(\(Self.list(needs[type.name] ?? []))) -> \(type.name) {
            \(locals.joined())        return \(type.name)(\(arguments(for: type.dependencies)))
                }

            """
    }

    /// The registrations of all types with a container.
    package var registrations: String {
        let lines = types.map { type in
            let arguments = type.dependencies.map { "\($0.label): container.resolve()" }
            return """
                        all.register { (container: Container) -> \(type.name) in
                            \(type.name)(\(arguments.joined(separator: ", ")))
                        }

                """
        }
        return """
            extension Registrations {
                static var all: Registrations {
                    var all = Registrations()
            \(lines.joined())        return all
                }
            }

            """
    }

    private func construction(of dependency: Dependency) -> String {
        "\(dependency.type)(\(arguments(for: needs[dependency.type] ?? [])))"
    }

    /// `log: Log, line: Line`
    private static func list(_ parameters: [Dependency]) -> String {
        parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
    }

    private func arguments(for dependencies: [Dependency]) -> String {
        dependencies.map { "\($0.label): \($0.label)" }.joined(separator: ", ")
    }

    private static func addNeeds(
        of type: DeclaredType,
        in types: [String: DeclaredType],
        to needs: inout [String: [Dependency]]
    ) {
        guard needs[type.name] == nil else { return }
        var needed = type.dependencies.filter { $0.source == .received }
        var labels = Set(type.dependencies.map(\.label))
        for child in type.built.compactMap({ types[$0.type] }) {
            addNeeds(of: child, in: types, to: &needs)
            for need in needs[child.name] ?? [] where labels.insert(need.label).inserted {
                needed.append(need)
            }
        }
        needs[type.name] = needed
    }
}

extension DeclaredType {
    /// What it builds.
    fileprivate var built: [Dependency] {
        dependencies.filter { $0.source == .instantiated }
    }
}
