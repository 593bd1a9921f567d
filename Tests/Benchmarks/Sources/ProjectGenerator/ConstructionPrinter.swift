/// Prints code that builds the root of a project without Heirloom: by hand and with a container.
///
/// Supports projects of one module in which every type is a class and built eagerly.
package struct ConstructionPrinter {
    private let types: [DeclaredType]
    /// The dependencies that each type needs from above, in the order of their first use.
    private let needs: [String: [Dependency]]

    package init(_ project: Project) {
        types = project.modules.flatMap(\.files).flatMap(\.types)
        let byName = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
        var needs: [String: [Dependency]] = [:]
        for type in types { Self.addNeeds(of: type, in: byName, to: &needs) }
        self.needs = needs
    }

    /// Code in the style of handwritten projects without a generator: the same classes in `enum ByInitializers`, with
    /// initializers that build the class's children and take everything needed for that.
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

    /// Code in the style that separates construction from the classes: for each class that builds something, a function
    /// in `enum ByFunctions` that calls memberwise initializers.
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
        // Handwritten functions would be private unless other files call them, and the compiler inlines private ones.
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

    /// Formats a parameter list: `log: Log, line: Line`.
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
    /// The dependencies that the type builds.
    fileprivate var built: [Dependency] {
        dependencies.filter { $0.source == .instantiated }
    }
}
