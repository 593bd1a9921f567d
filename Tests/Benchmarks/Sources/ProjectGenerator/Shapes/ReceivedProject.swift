/// Types with five properties each, all receiving the same five services.
struct ReceivedProject {
    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        let services = ServiceTree.services(count: 5, by: &maker)
        let types = (0..<options.types).map { _ in
            maker.type(named: maker.nextName(), kind: .structure, dependencies: services.map(\.received))
        }
        let root = maker.root((services + types).map(\.instantiated))
        return Project(types: services + types + [root], perFile: options.typesPerFile)
    }
}
