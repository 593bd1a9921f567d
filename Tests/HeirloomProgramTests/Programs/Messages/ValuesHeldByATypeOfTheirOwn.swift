// Another fix for a value that a whole tree shares: an instantiable type stores it.
//: App/Configuration.swift
import Heirloom

@Instantiable
struct Configuration: Instantiable {
    let name = "demo"
    let limit = 3
}

@Instantiable
struct Worker: Instantiable {
    @Received let configuration: Configuration

    func work() -> String { String(repeating: configuration.name, count: configuration.limit) }
}

@Instantiable
struct Plant: Instantiable {
    @Instantiated let configuration: Configuration
    @Instantiated let worker: Worker
}
//: App/main.swift
print(Plant().worker.work())
//: prints
// demodemodemo
