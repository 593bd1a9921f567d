import HeirloomModel

/// A declaration that may be inside `#if`.
package protocol ConditionedDeclaration: SummaryPart {
    /// The part in which two equivalent declarations agree, regardless of their locations.
    associatedtype Shape: Hashable

    var condition: Condition? { get set }
    var shape: Shape { get }
}

extension ConditionedDeclaration {
    /// The declaration without its location and condition.
    package var shape: Self {
        var shape = withoutPlaces
        shape.condition = nil
        return shape
    }
}

extension Array where Element: ConditionedDeclaration {
    /// Returns the declarations that remain once the tests are answered, as far as they are.
    func compiled(_ answer: (ConditionTest) -> Bool?) -> [Element] {
        guard contains(where: { $0.condition != nil }) else { return self }
        return compactMap { declaration in
            guard let condition = declaration.condition?.evaluated(answer) else { return declaration }
            if condition == .constant(false) { return nil }
            var declaration = declaration
            declaration.condition = condition.unlessTrue
            return declaration
        }
    }

    /// Returns the declarations with equivalent alternatives merged into one, under all of their conditions.
    func merged(_ bind: (Condition) -> Condition) -> [Element] {
        guard contains(where: { $0.condition != nil }) else { return self }
        var kept: [Element] = []
        var places: [Element.Shape: Int] = [:]
        for var declaration in self {
            declaration.condition = declaration.condition.map(bind)
            guard let condition = declaration.condition else {
                kept.append(declaration)
                continue
            }
            if let place = places[declaration.shape], let earlier = kept[place].condition {
                kept[place].condition = .any(of: [earlier, condition])
            } else {
                places[declaration.shape] = kept.count
                kept.append(declaration)
            }
        }
        return kept.compactMap { declaration in
            var declaration = declaration
            let condition = declaration.condition?.reduced
            if condition == .constant(false) { return nil }
            declaration.condition = condition?.unlessTrue
            return declaration
        }
    }
}

extension FileSummary {
    /// Returns the file in one build configuration.
    func compiled(_ answer: (ConditionTest) -> Bool?) -> FileSummary {
        var file = self
        file.instantiables = instantiables.compiled(answer)
        file.types = types.compiled(answer).mappingInitializers { $0.compiled(answer) }
        file.aliases = aliases.compiled(answer)
        file.extensions = extensions.compiled(answer).mappingInitializers { $0.compiled(answer) }
        file.configurations = configurations.compiled(answer)
        return file
    }

    /// Returns the file with equivalent alternatives merged. A name may have different meanings in two files, so each
    /// file is merged by itself.
    func merged(_ bind: (Condition) -> Condition) -> FileSummary {
        var file = self
        file.instantiables = instantiables.merged(bind)
        file.types = types.mappingInitializers { $0.merged(bind) }.merged(bind)
        file.aliases = aliases.merged(bind)
        file.extensions = extensions.mappingInitializers { $0.merged(bind) }.merged(bind)
        file.configurations = configurations.merged(bind)
        return file
    }

    package var hasConditions: Bool { !conditions.isEmpty }

    /// The conditions of its declarations. Imports are left out: generated code repeats them under their own
    /// conditions.
    package var conditions: [Condition] {
        var found: [Condition] = []
        func note(_ condition: Condition?) { if let condition { found.append(condition) } }
        // By index, because copying a declaration takes longer than looking at it.
        for index in instantiables.indices { note(instantiables[index].condition) }
        for index in types.indices { types[index].conditions.forEach(note) }
        for alias in aliases { note(alias.condition) }
        for declaration in extensions { declaration.conditions.forEach(note) }
        for configuration in configurations { note(configuration.condition) }
        return found
    }
}

/// A declaration that has a condition, or initializers with conditions.
package protocol DeclarationWithInitializers: ConditionedDeclaration {
    var initializers: [InitializerSummary] { get set }
}

extension DeclarationWithInitializers {
    /// Its own condition, and those of its initializers.
    package var conditions: [Condition] {
        if condition == nil, initializers.isEmpty { return [] }
        return [condition].compactMap(\.self) + initializers.compactMap(\.condition)
    }
}

extension Array where Element: DeclarationWithInitializers {
    fileprivate func mappingInitializers(
        _ transform: ([InitializerSummary]) -> [InitializerSummary]
    ) -> [Element] {
        guard contains(where: { $0.initializers.contains { $0.condition != nil } }) else { return self }
        return map { declaration in
            var declaration = declaration
            declaration.initializers = transform(declaration.initializers)
            return declaration
        }
    }
}

extension InitializerSummary: ConditionedDeclaration {}
extension InstantiableDeclaration: ConditionedDeclaration {}
extension AliasSummary: ConditionedDeclaration {}
extension ExtensionSummary: DeclarationWithInitializers {}

extension TypeSummary: DeclarationWithInitializers {
    /// The shape, regardless of `mayBeInstantiable`: a file that mentions Heirloom has more information about a type.
    package var shape: TypeSummary {
        var shape = withoutPlaces
        shape.condition = nil
        shape.mayBeInstantiable = false
        return shape
    }
}

extension ConfigurationDeclaration: ConditionedDeclaration {
    /// Each configuration is unique: two that are active at once are an error.
    package var shape: SourceRange { range }
}
