// The parameters of a closure must be provided like any received dependency, and its declared result must convert to the type
// of its property.

//: App/App.swift
import Heirloom

struct Config {}
protocol Client {}
struct HTTPClient {}

@Instantiable
struct Feature: Instantiable {
    @Instantiated({ (config: Config) in 3 }) let limit: Int
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let feature: Feature
    @Instantiated({ Config() }) let configuration: Config
    @Instantiated({ () -> HTTPClient in HTTPClient() }) let client: any Client
}

//: diagnostics
// App/App.swift:9:22: error: the closure of 'limit' takes 'config: Config', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:14:23: note: 'App' builds 'Feature' here
// App/App.swift:9:50: note: 'Feature' builds 'Feature.limit' here
// App/App.swift:15:37: note: 'App' provides 'configuration: Config': name the parameter 'configuration' to receive it
// App/App.swift:16:61: error: 'App' builds 'App.client' for 'client: any Client', but 'App.client' does not conform to 'Client' [not-convertible]
// App/App.swift:5:8: note: make it conform to 'Client'
