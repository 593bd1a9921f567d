/// A generic type that one scope builds for very many arguments.
struct SpecialisationsProject {
    private static let generic = "Repository"

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
        let root = maker.root(services.map(\.instantiated) + built)
        return Project(types: services + models + [repository, root], perFile: options.typesPerFile)
    }
}
