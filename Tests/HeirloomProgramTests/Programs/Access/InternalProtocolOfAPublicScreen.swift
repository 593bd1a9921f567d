// A public screen receives an internal protocol, and its memberwise initializer cannot take that.
//: Feature/Feature.swift
import Heirloom

protocol Loading { func load() -> String }

@Instantiable(fulfillingAdditionalTypes: [Loading.self])
struct Loader: Loading, Instantiable { func load() -> String { "loaded" } }

@Instantiable
public struct Screen: Instantiable {
    @Received private let 1️⃣loading: any Loading
    public var text: String { loading.load() }
}

@Instantiable(isRoot: true)
public struct FeatureRoot: Instantiable {
    @Instantiated private let loading: any Loading
    @Instantiated public let screen: Screen

    init(loading: any Loading, screen: Screen) {
        self.loading = loading
        self.screen = screen
    }
}
//: App/main.swift
import Feature

print(FeatureRoot().screen.text)
//: refused
// 1️⃣ missing-initializer
