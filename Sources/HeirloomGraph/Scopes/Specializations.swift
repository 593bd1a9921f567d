import HeirloomModel

/// The instantiable generic types, and their specializations that are requested.
struct Specializations {
    /// By the declared type.
    private(set) var templates: [EntityID: (declaration: InstantiableDeclaration, place: Place)] = [:]
    /// The requested specializations, each once, in the order of the requests.
    private(set) var asked: [(template: EntityID, type: ResolvedType, typeID: TypeID)] = []
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
                templates[entity] = (declaration, Place(file: file, enclosing: entity))
            }
        }
    }

    var isEmpty: Bool { templates.isEmpty }

    /// Returns whether nothing is built for a dependency of a type because building would never end.
    func isEndless(_ dependency: Int, of type: EntityID?) -> Bool {
        if endless.isEmpty { return false }
        return type.flatMap { endless[$0] }?.contains(dependency) ?? false
    }

    /// The maximum number of specializations of a tree: each becomes a function with its arguments in full.
    private static let largestCount = 10_000

    /// Returns whether nothing is built for a request because there are too many specializations, or the type is too
    /// large: arguments that grow, or multiply, with each request do so without bound.
    func isTooMuch(_ requested: [(type: ResolvedType, id: TypeID)]) -> Bool {
        if requested.isEmpty { return false }
        return asked.count > Self.largestCount || requested.contains { $0.type.canonical.isTooLarge }
    }

    /// Returns the generic type of which a canonical type is a specialization.
    func template(of type: TypeExpression) -> EntityID? {
        guard !templates.isEmpty, case .named(let components) = type, let last = components.last,
            !last.arguments.isEmpty, let entity = type.entity(in: table), let template = templates[entity],
            template.declaration.genericParameters.count == last.arguments.count
        else { return nil }
        return entity
    }

    mutating func ask(for type: ResolvedType, _ typeID: TypeID) {
        guard let template = template(of: type.canonical), known.insert(typeID).inserted else { return }
        asked.append((template, type, typeID))
    }
}
