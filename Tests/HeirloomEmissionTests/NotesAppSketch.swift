import HeirloomGraph
import HeirloomModel

/// An app with storage from a module below, and a view that is built after a user logs in.
func notesApp() -> ScopeGraph {
    var sketch = GraphSketch(module: "Notes", modules: ["Models", "Storage"])
    let app = sketch.file(module: "Notes", imports: ["Heirloom", "Models", "Storage"])
    let storage = sketch.file(module: "Storage", imports: ["Foundation", "Heirloom"])

    let storageType = GraphSketch.existential("Storage", "StringStorage")
    let userType = GraphSketch.type("Models", "User")
    let defaultsType = GraphSketch.external("UserDefaults", in: storage)
    let serviceType = GraphSketch.type("Notes", "UserService")
    let noteStorageType = GraphSketch.type("Notes", "NoteStorage")
    let viewType = GraphSketch.type("Notes", "LoggedInView")

    let stringStorage = sketch.value("stringStorage", storageType)
    let userService = sketch.value("userService", serviceType)
    let user = sketch.value("user", userType)

    let defaults = sketch.scope(defaultsType, in: storage, form: .extension)
    let service = sketch.scope(
        serviceType,
        in: app,
        dependencies: [sketch.dependency("stringStorage", storageType, .received)],
        requires: [.value(stringStorage)]
    )
    let noteStorage = sketch.scope(
        noteStorageType,
        in: app,
        dependencies: [
            sketch.dependency("user", userType, .received),
            sketch.dependency("stringStorage", storageType, .received),
        ],
        requires: [.value(user), .value(stringStorage)]
    )
    let view = sketch.scope(
        viewType,
        in: app,
        dependencies: [
            sketch.dependency("user", userType, .forwarded),
            sketch.dependency("userService", serviceType, .received),
            sketch.dependency("noteStorage", noteStorageType, at: 2, building: noteStorage),
        ],
        constructionOrder: [2],
        requires: [.value(stringStorage), .value(userService)]
    )
    let root = sketch.scope(
        GraphSketch.type("Notes", "NotesApp"),
        in: app,
        dependencies: [
            sketch.dependency("stringStorage", storageType, at: 0, building: defaults),
            sketch.dependency("userService", serviceType, at: 1, building: service),
            sketch.dependency(
                "loggedInViewBuilder",
                GraphSketch.instantiator("Notes", "LoggedInView"),
                at: 2,
                building: view,
                .onDemand(.instantiator(BuilderKind())),
                as: viewType
            ),
        ],
        constructionOrder: [0, 1, 2]
    )
    sketch.root(root)
    return sketch.graph
}
