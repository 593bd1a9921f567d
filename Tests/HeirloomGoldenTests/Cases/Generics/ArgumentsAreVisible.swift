// The arguments of a specialization are named where it is built: an argument that the root's module cannot see is reported at
// the property that requires the specialization.

//: Storage/Storage.swift
public import Heirloom

public protocol Store {}

struct Secret {}
public struct User {}

@Instantiable
public struct Repository<Model>: Store, Instantiable {}

@Instantiable
public struct Storage: Instantiable {
    @Instantiated(fulfilledByType: "Repository<Secret>") public let secrets: any Store
    @Instantiated(fulfilledByType: "Repository<User>") public let users: any Store
}

//: App/App.swift
import Heirloom
import Storage

private struct Draft {}
private struct Sketch {}

@Instantiable
struct App: Instantiable {
    @Instantiated let storage: Storage
    @Instantiated(fulfilledByType: "Repository<Draft>") let drafts: any Store
    @Instantiated private let sketches: Repository<Sketch>
}

//: diagnostics
// App/App.swift:10:61: error: generated code cannot build 'drafts: any Store' of 'App': 'Draft' of 'Repository<Draft>' is 'private' [inaccessible-type]
// App/App.swift:4:16: note: make it 'internal'
// App/App.swift:4:1: note: fix-it: make it 'internal': replace 'private' with 'internal'
// App/App.swift:11:31: error: generated code cannot build 'sketches: Repository<Sketch>' of 'App': 'Sketch' of 'Repository<Sketch>' is 'private' [inaccessible-type]
// App/App.swift:5:16: note: make it 'internal'
// App/App.swift:5:1: note: fix-it: make it 'internal': replace 'private' with 'internal'
// Storage/Storage.swift:13:69: error: generated code in module 'App' cannot build 'secrets: any Store' of 'Storage': 'Secret' of 'Repository<Secret>' is 'internal' in module 'Storage' [inaccessible-type]
// Storage/Storage.swift:5:8: note: make it 'public'
// Storage/Storage.swift:5:1: note: fix-it: make it 'public': insert 'public '
