import HeirloomModel

/// A declaration that may be inside `#if`.
package protocol ConditionedDeclaration: SummaryPart {
    /// The part in which two equivalent declarations agree, regardless of their locations.
    associatedtype Shape: Equatable

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
        var shapes: [(shape: Element.Shape, place: Int)] = []
        for var declaration in self {
            declaration.condition = declaration.condition.map(bind)
            guard let condition = declaration.condition else {
                kept.append(declaration)
                continue
            }
            let shape = declaration.shape
            if let place = shapes.first(where: { $0.shape == shape })?.place,
                let earlier = kept[place].condition
            {
                kept[place].condition = .any(of: [earlier, condition])
            } else {
                shapes.append((shape, kept.count))
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

/// Finds the types that do not compile in a build configuration because they use a name that is only declared in
/// others.
package final class UndeclaredNames {
    private let modules: [ModuleSummary]
    private let packages: [String: String]
    /// Every declaration of any configuration.
    private lazy var everything = NameTable(files: FileTable(modules: modules), packages: packages)
    /// The last name components of all conditional types and aliases.
    private lazy var guarded = Set(
        modules.flatMap(\.files).flatMap { file in
            file.types.filter { $0.condition != nil }.compactMap(\.path.last)
                + file.aliases.filter { $0.condition != nil }.compactMap(\.path.last)
        }
    )

    /// - Parameter modules: The modules including everything under a condition.
    package init(_ modules: [ModuleSummary], packages: [String: String]) {
        self.modules = modules
        self.packages = packages
    }

    /// Returns the last name components of the instantiable types that use such a name. Types that may get the name
    /// from a module that was not read are left out, because they may compile.
    package func users(in table: NameTable, _ answer: (ConditionTest) -> Bool?) -> Set<String> {
        if guarded.isEmpty { return [] }
        var users: Set<String> = []
        for file in table.files.ids {
            for (path, types) in table.files[file].uses where !users.contains(path.last ?? "") {
                let isUser = types.contains { type in
                    var names: [[String]] = []
                    type.forEachName { names.append($0.map(\.name)) }
                    return names.contains { isUndeclared($0, in: table, at: path, file, answer) }
                }
                if isUser, let name = path.last { users.insert(name) }
            }
        }
        return users
    }

    private func isUndeclared(
        _ names: [String],
        in table: NameTable,
        at path: [String],
        _ file: FileID,
        _ answer: (ConditionTest) -> Bool?
    ) -> Bool {
        guard let name = names.last, !guarded.isDisjoint(with: names),
            !table.declares(names, at: path, in: file), everything.declares(names, at: path, in: file)
        else { return false }
        return names.count > 1 || !table.mayImport(name, into: file, answer)
    }
}

extension ModuleFile {
    /// The names in the declarations of its instantiable types.
    fileprivate var uses: [(path: [String], types: [TypeExpression])] {
        let paths = Set(summary.instantiables.map(\.path))
        let declared = summary.instantiables.withClosures.map { declaration in
            let extended: [TypeExpression] =
                switch declaration.form {
                case .declaration: []
                case .closure: [declaration.type.type]
                case .extension: [.named(declaration.path.map { TypeNameComponent($0) })]
                }
            let types = declaration.dependencies.flatMap(\.mentionedTypes)
            return (declaration.path, extended + types + declaration.fulfilledTypes.map(\.type))
        }
        let inheriting = summary.types.filter { paths.contains($0.path) }.map { type in
            (type.path, type.inheritance.map(\.type) + type.storedTypes.compactMap { $0?.type })
        }
        return declared + inheriting
    }
}

extension NameTable {
    /// Returns whether a declaration that was read has this name, as seen from a type.
    fileprivate func declares(_ names: [String], at path: [String], in file: FileID) -> Bool {
        let place = Place(file: file, enclosing: declaration(of: path, in: file))
        guard let first = names.first else { return false }
        switch lookUp(first, from: place) {
        case .notRead: return false
        case .ambiguous, .genericParameter: return true
        case .found(var entity):
            for name in names.dropFirst() {
                if case .alias = self[entity].kind { return true }
                guard let member = member(named: name, of: entity, from: file, inherited: { _ in [] })
                else { return false }
                entity = member
            }
            if case .external = self[entity].kind { return false }
            return true
        }
    }

    /// Returns whether a name that was not read may come from an import: one under a condition that may be true, such as
    /// that of a module which a file replaces on other platforms, or one of Apple's modules, judging by the name.
    fileprivate func mayImport(
        _ name: String,
        into file: FileID,
        _ answer: (ConditionTest) -> Bool?
    ) -> Bool {
        let unread = files[file].summary.imports.filter {
            $0.module != "Heirloom" && module(named: $0.module) == nil
        }
        if unread.isEmpty { return false }
        if SDKType.named(name) != nil || SDKAlias.named(name) != nil { return true }
        if name.prefix(2).count == 2, name.prefix(2).allSatisfy(\.isUppercase) { return true }
        return unread.contains { imported in
            imported.condition.map { $0.evaluated(answer) != .constant(false) } ?? false
        }
    }
}
