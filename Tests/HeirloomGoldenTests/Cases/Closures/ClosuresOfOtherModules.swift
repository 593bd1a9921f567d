// A closure in another module can be called if its property is 'public', or 'package' in the same package.

//: Base/Base.swift
import Heirloom

public struct Config: Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

@Instantiable
public struct Feature: Instantiable {
    @Received public let config: Config
    @Instantiated({ (config: Config) in config.name.uppercased() }) public let title: String
    @Instantiated({ (config: Config, title: String) in [config.name, title] }) package let names: [String]
    @Instantiated({ (config: Config) async in config.name.count }) public let count: @Sendable () async -> Int

    public init(config: Config, title: String, names: [String], count: @escaping @Sendable () async -> Int) {
        self.config = config
        self.title = title
        self.names = names
        self.count = count
    }
}

//: App/App.swift
import Base
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let config: Config
    @Instantiated let feature: Feature
}

//: App/main.swift
import Base

let feature = App(config: Config(name: "base")).feature
print(feature.title, feature.names, await feature.count())

//: generated App
import Base
import Heirloom

extension App {
    init(config: Config) {
        let feature = App.heirloomMakeFeature(config: config)
        self.init(config: config, feature: feature)
    }

    private static func heirloomMakeFeature(config: Config) -> Feature {
        let title = Feature.heirloomFactory_title(config: config)
        let names = Feature.heirloomFactory_names(config: config, title: title)
        let count: @Sendable () async -> Int = {  // Feature.count
            await Feature.heirloomFactory_count(config: config)
        }
        return Feature(config: config, title: title, names: names, count: count)
    }
}

extension InstantiatorProtocol where T == App {
    func instantiate(config: Config) -> App {
        instantiate(config)
    }
}

//: prints
// BASE ["base", "BASE"] 4
