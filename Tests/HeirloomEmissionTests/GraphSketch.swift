import HeirloomModel

@testable import HeirloomGraph

/// A handwritten graph, for tests that do not need the whole pipeline.
struct GraphSketch {
    private static let nowhere = SourceRange(at: .start)

    private let module: String
    private let names: VisibleNames
    private var scopes: [Scope] = []
    private var values: [Value] = []
    private var ids: [Value: ValueID] = [:]
    private var roots: [Root] = []
    private var files: [File] = []

    init(module: String, modules: Set<String> = []) {
        self.module = module
        names = VisibleNames(modules: modules.union([module]), topLevel: [:], members: [:])
    }

    var graph: ScopeGraph {
        ScopeGraph(module: module, scopes: scopes, values: values, roots: roots, names: names, files: files)
    }

    static func type(_ path: String...) -> ResolvedType {
        let name = TypeExpression.named(path.map { TypeNameComponent($0) })
        return ResolvedType(spelled: name, canonical: name, externalNamesFile: nil)
    }

    /// A type that was not read, as spelled in a file.
    static func external(_ name: String, in file: FileID) -> ResolvedType {
        let name = TypeExpression.named([TypeNameComponent(name)])
        return ResolvedType(spelled: name, canonical: name, externalNamesFile: file)
    }

    static func existential(_ path: String...) -> ResolvedType {
        let name = TypeExpression.named(path.map { TypeNameComponent($0) })
        return ResolvedType(spelled: .existential(name), canonical: name, externalNamesFile: nil)
    }

    static func instantiator(_ path: String...) -> ResolvedType {
        let name = TypeExpression.generic("Instantiator", [.named(path.map { TypeNameComponent($0) })])
        return ResolvedType(spelled: name, canonical: name, externalNamesFile: nil)
    }

    mutating func file(module: String, imports: [String]) -> FileID {
        let declarations = imports.map { ImportDeclaration(path: [$0], range: Self.nowhere) }
        files.append(File(path: module + ".swift", module: module, imports: declarations))
        return FileID(files.count - 1)
    }

    mutating func value(_ label: String, _ type: ResolvedType) -> ValueID {
        let value = Value(label: label, type: type)
        if let known = ids[value] { return known }
        let id = ValueID(values.count)
        values.append(value)
        ids[value] = id
        return id
    }

    mutating func dependency(
        _ label: String,
        _ type: ResolvedType,
        _ origin: ScopeDependency.Origin
    ) -> ScopeDependency {
        dependency(label, type, origin, edges: [])
    }

    /// A dependency that the next scope instantiates.
    ///
    /// - Parameter place: The index of the dependency in that scope.
    mutating func dependency(
        _ label: String,
        _ type: ResolvedType,
        at place: Int,
        building product: ScopeID,
        _ moment: BuildEdge.Moment = .atOnce,
        as requestedType: ResolvedType? = nil
    ) -> ScopeDependency {
        let edge = BuildEdge(
            owner: ScopeID(scopes.count),
            dependency: place,
            product: product,
            moment: moment,
            requestedType: requestedType ?? type
        )
        return dependency(label, type, .instantiated, edges: [edge])
    }

    private mutating func dependency(
        _ label: String,
        _ type: ResolvedType,
        _ origin: ScopeDependency.Origin,
        edges: [BuildEdge]
    ) -> ScopeDependency {
        let declared = DeclaredDependency(
            declarations: [],
            index: 0,
            value: value(label, type),
            type: type,
            origin: origin,
            request: nil,
            ambiguities: []
        )
        return ScopeDependency(declared, origin: origin, edges: edges)
    }

    mutating func scope(
        _ type: ResolvedType,
        in file: FileID,
        form: InstantiableDeclaration.Form = .declaration(.struct),
        access: AccessLevel = .public,
        dependencies: [ScopeDependency] = [],
        constructionOrder: [Int] = [],
        requires: [Requirement] = []
    ) -> ScopeID {
        let module = files[file.index].module
        let path = type.spelled.spelling.split(separator: ".").map(String.init)
        let declarations = dependencies.map { dependency in
            DependencyDeclaration(
                label: values[dependency.value.index].label,
                type: TypeReference(type: dependency.type.spelled, range: Self.nowhere),
                source: .forwarded,
                labelRange: Self.nowhere,
                range: Self.nowhere
            )
        }
        let declaration = InstantiableDeclaration(
            form: form,
            path: path.first == module ? Array(path.dropFirst()) : path,
            type: TypeReference(type: type.spelled, range: Self.nowhere),
            nameRange: Self.nowhere,
            attributeRange: Self.nowhere,
            bodyRange: Self.nowhere,
            access: access,
            dependencies: declarations,
            construction: Construction(
                callee: form == .extension ? .instantiateFunction : .memberwiseInitializer,
                arguments: declarations.map { .init(label: $0.label, dependency: $0.label) },
                access: access
            )
        )
        let declared = DeclaredScope(
            declaration: declaration,
            at: Place(file: file),
            building: type,
            TypeID(index: 0),
            fulfilled: [],
            key: nil,
            dependencies: dependencies.map(\.declared),
            ambiguities: []
        )
        scopes.append(
            Scope(
                LinkedScope(declared, dependencies, Providers(among: declared.dependencies)),
                in: module,
                declaration: declaration,
                requires: requires,
                order: SiblingOrder(count: dependencies.count, made: constructionOrder, needs: [])
            )
        )
        return ScopeID(scopes.count - 1)
    }

    mutating func root(_ scope: ScopeID) {
        roots.append(Root(scope: scope, needsInitializer: true))
    }
}
