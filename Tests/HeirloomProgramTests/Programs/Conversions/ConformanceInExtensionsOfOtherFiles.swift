// Conformances in extensions: to a composition behind an alias, next to a nested type, and under a full name.
//: App/Contracts.swift
protocol Loading {
    func load() -> String
}
protocol Saving {
    func save() -> String
}
typealias Persisting = Loading & Saving
//: App/Disk.swift
import Heirloom

enum Storage {
    @Instantiable
    final class Disk: Instantiable {
        let root = "/"
    }
}
//: App/Disk+Persisting.swift
extension Storage.Disk: Persisting {
    func load() -> String { "load \(root)" }
    func save() -> String { "save \(root)" }
}
extension App.Storage.Disk: @unchecked Sendable {}
//: App/main.swift
import Heirloom

@Instantiable
struct Tool: Instantiable {
    @Instantiated(fulfilledByType: "Storage.Disk") let persisting: any Persisting
    @Instantiated(fulfilledByType: "Storage.Disk") let loading: any Loading
    @Instantiated(fulfilledByType: "Storage.Disk") let saving: (any Saving & Sendable)?
    @Received(fulfilledByDependencyNamed: "persisting", ofType: (any Persisting).self) let saver: any Saving
}

let tool = Tool()
print(tool.persisting.load(), tool.loading.load(), tool.saving?.save() ?? "", tool.saver.save())
//: prints
// load / load / save / save /
