import HeirloomModel

/// The generic types that are instantiable, and the specialisations of them that something asks for.
struct Specialisations {
    /// A generic type with `@Instantiable`.
    struct Template {
        let declaration: InstantiableDeclaration
        let place: Place
    }

    /// A specialisation that something asks for.
    struct Asked {
        let template: EntityID
        let type: ResolvedType
        let typeID: TypeID
    }

    /// By what they declare.
    private(set) var templates: [EntityID: Template] = [:]
    /// Each once, in the order in which they are met.
    private(set) var asked: [Asked] = []
    /// By generic type, the dependencies for which nothing is built.
    var endless: [EntityID: Set<Int>] = [:]
    private var known: Set<TypeID> = []
    private let table: NameTable

    init(_ table: NameTable) {
        self.table = table
        for file in table.files.ids {
            for declaration in table.files[file].summary.instantiables
            where !declaration.genericParameters.isEmpty {
                guard let entity = table.declaration(of: declaration.path, in: file),
                    templates[entity] == nil
                else { continue }
                templates[entity] = Template(
                    declaration: declaration,
                    place: Place(file: file, enclosing: entity)
                )
            }
        }
    }

    var isEmpty: Bool { templates.isEmpty }

    /// Whether nothing is built for a dependency of a type, because that would never end.
    func isEndless(_ dependency: Int, of type: EntityID?) -> Bool {
        if endless.isEmpty { return false }
        return type.flatMap { endless[$0] }?.contains(dependency) ?? false
    }

    /// The number of specialisations that a tree may have: each would be a function with its arguments in full.
    private static let largestCount = 10_000

    /// Whether nothing is built for one of some specialisations, because arguments that grow, or double in number, with each
    /// type that asks for another do so without measure.
    func isTooMuch(_ requested: [(type: ResolvedType, id: TypeID)]) -> Bool {
        if requested.isEmpty { return false }
        return asked.count > Self.largestCount || requested.contains { $0.type.canonical.isTooLarge }
    }

    /// The generic type of which a canonical type is a specialisation.
    func template(of type: TypeExpression) -> EntityID? {
        guard !templates.isEmpty, case .named(let components) = type, let last = components.last,
            !last.arguments.isEmpty, let entity = type.entity(in: table), let template = templates[entity],
            template.declaration.genericParameters.count == last.arguments.count
        else { return nil }
        return entity
    }

    mutating func ask(for type: ResolvedType, _ typeID: TypeID) {
        guard let template = template(of: type.canonical), known.insert(typeID).inserted else { return }
        asked.append(Asked(template: template, type: type, typeID: typeID))
    }
}
