extension Project {
    /// A change of one file, as developers make between two builds.
    package enum Edit: Sendable {
        /// A changed body of one function.
        case body
        /// An additional `@Received` property of a type.
        case dependency
        /// A new file with a type that nothing builds yet.
        case file
    }

    /// Returns the project after an edit, and the file that was changed or added.
    ///
    /// The edited type is in the middle of the module and builds nothing itself.
    package func applying(_ edit: Edit, toModuleAt moduleIndex: Int) -> (project: Project, file: SourceFile) {
        var edited = self
        switch edit {
        case .body:
            let place = leaf(inModuleAt: moduleIndex)
            edited.modules[moduleIndex].files[place.file].types[place.type].revision += 1
            return (edited, edited.modules[moduleIndex].files[place.file])
        case .dependency:
            let place = leaf(inModuleAt: moduleIndex)
            let labels = Set(self[moduleIndex, place].dependencies.map(\.label))
            guard let added = service(not: labels) else {
                preconditionFailure(
                    "the root of the shape provides nothing that this type does not receive yet"
                )
            }
            edited.modules[moduleIndex].files[place.file].types[place.type].dependencies.append(added)
            return (edited, edited.modules[moduleIndex].files[place.file])
        case .file:
            let place = leaf(inModuleAt: moduleIndex)
            var type = self[moduleIndex, place]
            type.name = "AddedScreen"
            type.seed = ~type.seed
            let file = SourceFile(name: type.name, types: [type])
            edited.modules[moduleIndex].files.append(file)
            return (edited, file)
        }
    }

    private typealias Place = (file: Int, type: Int)

    private subscript(moduleIndex: Int, place: Place) -> DeclaredType {
        modules[moduleIndex].files[place.file].types[place.type]
    }

    /// The place of the first type, from the middle on, that belongs to the tree and builds nothing.
    private func leaf(inModuleAt moduleIndex: Int) -> Place {
        let files = modules[moduleIndex].files
        for offset in files.indices {
            let index = (files.count / 2 + offset) % files.count
            let leaf = files[index].types.firstIndex { type in
                type.attribute == .instantiable && !type.dependencies.isEmpty
                    && type.dependencies.allSatisfy { $0.source != .instantiated }
            }
            if let leaf { return (index, leaf) }
        }
        preconditionFailure("all but the smallest projects have a type with dependencies that builds nothing")
    }

    /// A property for the first value that the root provides under a label not in `labels`.
    private func service(not labels: Set<String>) -> Dependency? {
        let types = modules.flatMap(\.files).flatMap(\.types)
        let provided = types.first { $0.attribute == .root }?.dependencies ?? []
        return provided.first { $0.source == .instantiated && !$0.isBuiltLater && !labels.contains($0.label) }
            .map { Dependency(.received, $0.label, $0.type) }
    }
}
