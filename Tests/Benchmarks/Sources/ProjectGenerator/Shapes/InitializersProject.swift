/// A tree of classes that write their initializers, and whose other members are methods. All are built later.
struct InitializersProject {
    let options: ProjectOptions

    var project: Project {
        var types = TreeProject(options: options, composition: .builtLater).types
        for index in types.indices {
            types[index].writesInitializer = true
            types[index].hasMethodsOnly = true
        }
        return Project(types: types, perFile: options.typesPerFile)
    }
}
