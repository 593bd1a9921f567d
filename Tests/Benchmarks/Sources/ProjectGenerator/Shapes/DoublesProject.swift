/// A `TreeProject` in which one type in ten has a test double.
struct DoublesProject {
    let options: ProjectOptions

    var project: Project {
        var types = TreeProject(options: options).types
        for index in stride(from: 0, to: types.count, by: 10) where types[index].attribute == .instantiable {
            types[index].attribute = .doubled
        }
        return Project(types: types, perFile: options.typesPerFile)
    }
}
