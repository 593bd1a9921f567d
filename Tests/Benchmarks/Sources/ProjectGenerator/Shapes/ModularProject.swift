/// An app of several modules, each a tree on top of the modules it imports: `Core` with the services at the bottom,
/// `App` with the root at the top.
struct ModularProject {
    let options: ProjectOptions

    var project: Project {
        var random = SeededGenerator(seed: options.seed)
        var maker = TypeMaker(options: options)
        let services = ServiceTree.services(count: 8, by: &maker)
        var modules = [module("Core", services)]
        // The type of each module that higher modules may build, by module index.
        var features: [Int: DeclaredType] = [:]
        var unused: Set<Int> = []
        let count = options.modules - 2
        for index in 1...max(1, count) {
            let below = index == 1 ? [] : random.distinct(2, below: index - 1).map { $0 + 1 }
            unused.subtract(below)
            unused.insert(index)
            let share = max(1, (options.types - 9) / max(1, count) - 1)
            let tree = ServiceTree(of: share, below: services, by: &maker, random: &random)
            let feature = maker.type(
                named: maker.nextName(role: "Feature"),
                dependencies: tree.tops + below.compactMap { features[$0]?.instantiated }
            )
            features[index] = feature
            modules.append(
                module(
                    "Feature\(index)",
                    tree.nodes + [feature],
                    dependencies: ["Core"] + below.map { "Feature\($0)" }
                )
            )
        }
        let tops = unused.sorted()
        let root = maker.root(services.map(\.instantiated) + tops.compactMap { features[$0]?.instantiated })
        modules.append(module("App", [root], dependencies: ["Core"] + tops.map { "Feature\($0)" }))
        return Project(modules: modules)
    }

    private func module(
        _ name: String,
        _ types: [DeclaredType],
        dependencies: [String] = []
    ) -> Project.Module {
        let visible = types.map { type in
            var type = type
            type.isPublic = true
            return type
        }
        return Project.Module(
            name: name,
            dependencies: dependencies,
            files: Project.SourceFile.files(of: visible, perFile: options.typesPerFile)
        )
    }
}
