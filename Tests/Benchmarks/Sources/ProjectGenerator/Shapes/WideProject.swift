/// One scope with very many properties, declared mostly in a different order than they are built.
struct WideProject {
    let options: ProjectOptions

    var project: Project {
        var maker = TypeMaker(options: options)
        var random = SeededGenerator(seed: options.seed)
        var siblings: [DeclaredType] = []
        for index in 0..<(options.types - 1) {
            let earlier = random.distinct(random.next(below: 3), below: index)
            siblings.append(
                maker.type(named: maker.nextName(), dependencies: earlier.map { siblings[$0].received })
            )
        }
        let root = maker.root(siblings.reversed().map(\.instantiated))
        return Project(types: siblings + [root], perFile: options.typesPerFile)
    }
}
