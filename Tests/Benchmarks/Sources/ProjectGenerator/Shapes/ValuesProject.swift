/// A chain in which each link receives a different value of the root and passes on the values of all links below it, so
/// that the number of requirements is half the square of the number of links.
struct ValuesProject {
    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        let values = (0..<options.types).map { _ in maker.type(named: maker.nextName(role: "Value")) }
        let names = (0..<options.types).map { maker.nextName(after: $0) }
        let links = names.indices.map { index in
            maker.type(
                named: names[index],
                dependencies: [values[index].received] + next(names.dropFirst(index + 1).first)
            )
        }
        let root = maker.root(values.map(\.instantiated) + next(names.first))
        return Project(types: values + links + [root], perFile: options.typesPerFile)
    }

    private func next(_ name: String?) -> [Dependency] {
        name.map { [Dependency(.instantiated, "next", $0)] } ?? []
    }
}
