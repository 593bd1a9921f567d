/// A typical app: each type builds up to four others and receives services of the root.
struct TreeProject {
    let options: ProjectOptions
    var composition = ServiceTree.Composition.mixed

    var types: [DeclaredType] {
        var maker = TypeMaker(options: options)
        var random = SeededGenerator(seed: options.seed)
        let services = ServiceTree.services(count: min(8, (options.types - 1) / 2), by: &maker)
        let tree = ServiceTree(
            of: options.types - 1 - services.count,
            below: services,
            by: &maker,
            random: &random,
            composition: composition
        )
        return services + tree.nodes + [maker.root(services.map(\.instantiated) + tree.tops)]
    }

    var project: Project {
        Project(types: types, perFile: options.typesPerFile)
    }
}
