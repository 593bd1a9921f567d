/// A tree of classes with asynchronous throwing initializers, and therefore an asynchronous throwing root.
struct EffectsProject {
    let options: ProjectOptions

    var project: Project {
        var types = TreeProject(options: options, composition: .objects).types
        for index in types.indices where types[index].attribute != .root {
            types[index].writesInitializer = true
            types[index].effects = "async throws"
        }
        return Project(types: types, perFile: options.typesPerFile)
    }
}
