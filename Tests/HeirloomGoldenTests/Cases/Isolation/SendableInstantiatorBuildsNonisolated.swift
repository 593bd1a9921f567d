// A `SendableInstantiator` builds in a nonisolated context, even for a root that is bound to an actor.

//: App/Upload.swift
import Heirloom

struct File: Sendable {
    let name: String
}

@Instantiable
final class Connection: Instantiable, Sendable {}

@Instantiable
final class Buffer: Instantiable {}

@Instantiable
struct Upload: Instantiable {
    @Forwarded let file: File
    @Received let connection: Connection
    @Instantiated let buffer: Buffer
}

@MainActor
@Instantiable
struct UploadApp: Instantiable {
    @Instantiated let connection: Connection
    @Instantiated let uploadBuilder: SendableInstantiator<Upload>
}

//: App/main.swift
let app = UploadApp()
printTree(app)
let uploadBuilder = app.uploadBuilder
await Task.detached {
    printTree(uploadBuilder.instantiate(File(name: "photo.jpg")))
}.value
