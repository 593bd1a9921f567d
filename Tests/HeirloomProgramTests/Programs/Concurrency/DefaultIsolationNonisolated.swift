// A module may declare its default isolation as nonisolated.
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "nonisolated", languageMode: "6")
//: App/Types.swift
import Heirloom

@Instantiable
final class Album: Instantiable {
    var title = "Blue"
}

@Instantiable
struct Export: Instantiable {
    @Received let album: Album
}

@Instantiable
struct App: Instantiable {
    @Instantiated let album: Album
    @Instantiated let 1️⃣exportBuilder: SendableInstantiator<Export>
}
//: refused
// 1️⃣ not-sendable
