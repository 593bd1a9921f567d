/// A subtree shared at every level: the number of paths to a rung doubles with each level.
struct LadderProject {
    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        let service = maker.type(named: maker.nextName(role: "Service"))
        let names = (0..<options.types).map { maker.nextName(after: $0) }
        let rungs = names.indices.map { index in
            maker.type(
                named: names[index],
                dependencies: [service.received] + sides(names.dropFirst(index + 1).first)
            )
        }
        let root = maker.root([service.instantiated] + sides(names.first))
        return Project(types: [service] + rungs + [root], perFile: options.typesPerFile)
    }

    private func sides(_ next: String?) -> [Dependency] {
        next.map { next in ["left", "right"].map { Dependency(.instantiated, $0, next) } } ?? []
    }
}
