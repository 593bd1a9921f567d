import HeirloomModel

extension GraphInput {
    /// The condition under which the module's doubles are compiled, as its configuration says it; `nil` for any build.
    package var mockCondition: String? {
        let own = modules.filter { $0.name == module }.flatMap(\.files).flatMap(\.configurations)
        return own.first.map(\.mockConditionalCompilation) ?? "DEBUG"
    }

    /// The same, with hand-written doubles declared in any case that are declared wherever generated ones are compiled, and
    /// without the functions of extensions that stand nowhere beside generated ones.
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
    /// Whether it holds in every build in which another condition does, as far as the two are seen to be about the same.
    func holds(wherever text: String) -> Bool { whereHolds(text) == .constant(true) }

    /// Whether it holds in no build in which another condition does, as far as that is seen.
    func fails(wherever text: String) -> Bool { whereHolds(text) == .constant(false) }

    private func whereHolds(_ text: String) -> Condition {
        evaluated { $0.spelling == text ? true : nil }
    }
}
