/// A generic type that scopes below the root build for very many arguments.
///
/// Each scope builds twenty, like the features of an app: the compile time of a type grows faster than the number of
/// its properties, even with a handwritten initializer.
struct SpecializationsProject {
    private static let generic = "Repository"
    private static let mostBuilt = 20

    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        let services = ServiceTree.services(count: 5, by: &maker)
        let models = (0..<options.types).map { _ in
            maker.type(named: maker.nextName(role: "Model"), kind: .structure, attribute: .none)
        }
        var repository = maker.type(named: Self.generic, dependencies: services.map(\.received))
        repository.parameter = "Model"
        let built = models.map { model in
            Dependency(.instantiated, model.name.lowercasedFirst, "\(Self.generic)<\(model.name)>")
        }
        let features = stride(from: 0, to: built.count, by: Self.mostBuilt).map { first in
            maker.type(
                named: maker.nextName(role: "Feature"),
                dependencies: Array(built[first..<min(first + Self.mostBuilt, built.count)])
            )
        }
        let root = maker.root((services + features).map(\.instantiated))
        return Project(
            types: services + models + [repository] + features + [root],
            perFile: options.typesPerFile
        )
    }
}
