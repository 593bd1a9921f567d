/// A tree in which most files carry none of Heirloom's attributes, as in an app that adopts Heirloom gradually.
struct MixedProject {
    let options: ProjectOptions

    var project: Project {
        var treeOptions = options
        treeOptions.types = max(1, options.types / 10)
        let tree = TreeProject(options: treeOptions).types
        var plainOptions = options
        plainOptions.seed = ~options.seed
        var maker = TypeMaker(options: plainOptions)
        var files = Project.SourceFile.files(of: tree, perFile: options.typesPerFile)
        let plain = (0..<(options.types - tree.count)).map { index in
            maker.type(
                named: maker.nextName(role: "Value"),
                kind: index % 2 == 0 ? .structure : .class,
                attribute: .none
            )
        }
        files += Project.SourceFile.files(of: plain, perFile: options.typesPerFile)
        // Sorted by name to mix both kinds of files, as in a folder.
        files.sort { $0.name < $1.name }
        return Project(modules: [Project.Module(name: "App", files: files)])
    }
}
