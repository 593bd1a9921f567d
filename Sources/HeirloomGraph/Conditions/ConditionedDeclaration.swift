import HeirloomModel

/// A declaration that may stand under `#if`.
package protocol ConditionedDeclaration: SummaryPart {
    /// What two declarations have in common that mean the same, wherever they stand.
    associatedtype Shape: Hashable

    var condition: Condition? { get set }
    var shape: Shape { get }
}

extension ConditionedDeclaration {
    /// The declaration itself, as if it stood nowhere and under no condition.
    package var shape: Self {
        var shape = withoutPlaces
        shape.condition = nil
        return shape
    }
}

extension Array where Element: ConditionedDeclaration {
    /// What counts once the tests are answered, as far as they are.
    func compiled(_ answer: (ConditionTest) -> Bool?) -> [Element] {
        guard contains(where: { $0.condition != nil }) else { return self }
        return compactMap { declaration in
            guard let condition = declaration.condition?.evaluated(answer) else { return declaration }
            if condition == .constant(false) { return nil }
            var declaration = declaration
            declaration.condition = condition == .constant(true) ? nil : condition
            return declaration
        }
    }

    /// Alternatives that mean the same as one declaration, under all of their conditions.
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
            declaration.condition = declaration.condition?.reduced
            if declaration.condition == .constant(false) { return nil }
            if declaration.condition == .constant(true) { declaration.condition = nil }
            return declaration
        }
    }
}

extension FileSummary {
    /// The file in a world.
    func compiled(_ answer: (ConditionTest) -> Bool?) -> FileSummary {
        var file = self
        file.instantiables = instantiables.compiled(answer)
        file.types = types.compiled(answer).mappingInitializers { $0.compiled(answer) }
        file.aliases = aliases.compiled(answer)
        file.extensions = extensions.compiled(answer).mappingInitializers { $0.compiled(answer) }
        file.configurations = configurations.compiled(answer)
        return file
    }

    /// The file with its alternatives that mean the same as one. Two files may mean different things by a name,
    /// and so each is looked at by itself.
    func merged(_ bind: (Condition) -> Condition) -> FileSummary {
        var file = self
        file.instantiables = instantiables.merged(bind)
        file.types = types.mappingInitializers { $0.merged(bind) }.merged(bind)
        file.aliases = aliases.merged(bind)
        file.extensions = extensions.mappingInitializers { $0.merged(bind) }.merged(bind)
        file.configurations = configurations.merged(bind)
        return file
    }

    package var hasConditions: Bool {
        instantiables.contains { $0.condition != nil }
            || types.contains { $0.condition != nil || $0.initializers.areConditional }
            || aliases.contains { $0.condition != nil }
            || extensions.contains { $0.condition != nil || $0.initializers.areConditional }
            || configurations.contains { $0.condition != nil }
    }

    /// The conditions of its declarations, imports aside: those are imported under their conditions as they are.
    package var conditions: [Condition] {
        var found: [Condition] = []
        found += instantiables.compactMap(\.condition)
        found += types.flatMap(\.conditions)
        found += aliases.compactMap(\.condition)
        found += extensions.flatMap(\.conditions)
        found += configurations.compactMap(\.condition)
        return found
    }
}

/// A declaration that stands under a condition or has initializers that do.
package protocol DeclarationWithInitializers {
    var condition: Condition? { get }
    var initializers: [InitializerSummary] { get set }
}

extension DeclarationWithInitializers {
    /// Its own condition, and those inside it.
    package var conditions: [Condition] {
        [condition].compactMap(\.self) + initializers.compactMap(\.condition)
    }
}

extension [InitializerSummary] {
    /// Whether one of them stands under a condition.
    fileprivate var areConditional: Bool { contains { $0.condition != nil } }
}

extension TypeSummary: DeclarationWithInitializers {}
extension ExtensionSummary: DeclarationWithInitializers {}

extension Array where Element: DeclarationWithInitializers {
    fileprivate func mappingInitializers(
        _ transform: ([InitializerSummary]) -> [InitializerSummary]
    ) -> [Element] {
        guard contains(where: { $0.initializers.areConditional }) else { return self }
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
extension ExtensionSummary: ConditionedDeclaration {}

extension TypeSummary: ConditionedDeclaration {
    /// A file that mentions Heirloom says more of a type than another.
    package var shape: TypeSummary {
        var shape = withoutPlaces
        shape.condition = nil
        shape.mayBeInstantiable = false
        return shape
    }
}

extension ConfigurationDeclaration: ConditionedDeclaration {
    /// Each stands for itself: two are a fault where both count.
    package var shape: SourceRange { range }
}
