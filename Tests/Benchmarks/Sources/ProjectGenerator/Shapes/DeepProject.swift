/// A chain: each type builds the next one, and all receive one value of the root.
struct DeepProject {
    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        let service = maker.type(named: maker.nextName(role: "Service"))
        let names = (0..<options.types).map { maker.nextName(after: $0) }
        let links = names.indices.map { index in
            maker.type(
                named: names[index],
                dependencies: [service.received] + next(names.dropFirst(index + 1).first)
            )
        }
        let root = maker.root([service.instantiated] + next(names.first))
        return Project(types: [service] + links + [root], perFile: options.typesPerFile)
    }

    private func next(_ name: String?) -> [Dependency] {
        name.map { [Dependency(.instantiated, "next", $0)] } ?? []
    }
}
