import HeirloomModel

extension GraphInput {
    /// The condition under which the module's doubles are compiled, as its configuration states it; `nil` for every
    /// build.
    package var mockCondition: String? {
        let own = modules.first { $0.name == module }?.configurations.first?.declaration
        return own.map(\.mockConditionalCompilation) ?? "DEBUG"
    }

    /// The input with handwritten doubles declared unconditionally if they are compiled whenever generated ones are,
    /// and without the functions of extensions that are never compiled together with generated ones.
    package var takingDoublesForCompiled: GraphInput {
        guard let text = mockCondition else { return self }
        var input = self
        for module in modules.indices {
            for file in modules[module].files.indices {
                let extensions = modules[module].files[file].extensions
                for index in extensions.indices where !extensions[index].mockFunctions.isEmpty {
                    guard extensions[index].condition?.fails(wherever: text) == true else { continue }
                    input.modules[module].files[file].extensions[index].mockFunctions = []
                }
                let declarations = modules[module].files[file].instantiables
                for index in declarations.indices where declarations[index].testDouble.mockOnly {
                    guard declarations[index].condition?.holds(wherever: text) == true else { continue }
                    input.modules[module].files[file].instantiables[index].condition = nil
                }
            }
        }
        return input
    }
}

extension Condition {
    /// Returns whether the condition holds in every build in which another condition does, as far as the two are
    /// recognizably related.
    func holds(wherever text: String) -> Bool { whereHolds(text) == .constant(true) }

    /// Returns whether the condition fails in every build in which another condition holds, as far as the two are
    /// recognizably related.
    func fails(wherever text: String) -> Bool { whereHolds(text) == .constant(false) }

    private func whereHolds(_ text: String) -> Condition {
        evaluated { $0.spelling == text ? true : nil }
    }
}
