// The default isolation may be written as in a manifest. Types declared 'nonisolated' are not isolated and receive only values
// that may leave the main actor; types without an explicit isolation may leave it, because the actor protects them.
//: option swift=6.2 default isolation
//: option swiftc=-default-isolation MainActor
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor.self")
//: App/Types.swift
import Heirloom

final class Album {
    var title = "Blue"
}

struct Selection {
    var album: Album
}

nonisolated struct Format {
    var name = "png"
}

@Instantiable
nonisolated struct Export: Instantiable {
    @Forwarded let path: String
    @Received let selection: Selection
    @Received let format: Format

    nonisolated var target: String { "\(path).\(format.name)" }
}

@Instantiable
final class Editor: Instantiable {
    @Forwarded let selection: Selection
    @Forwarded let format: Format
    @Instantiated let exportBuilder: SendableInstantiator<Export>
}

@Instantiable
final class App: Instantiable {
    @Instantiated let editorBuilder: Instantiator<Editor>
}
//: App/main.swift
let editor = App().editorBuilder.instantiate(selection: Selection(album: Album()), format: Format())
let exports = editor.exportBuilder
print(await Task.detached { exports.instantiate(path: "a").target }.value)
//: prints
// a.png
