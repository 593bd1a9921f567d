// Several access levels in one feature: a public protocol, an internal implementation fulfilled by name, and a root in the
// feature itself.
//: Feature/Feature.swift
import Heirloom

public protocol Feature { func open() -> String }

@Instantiable
struct FeatureModel: Feature, Instantiable {
    @Received private let api: API
    fileprivate let secret = 1
    func open() -> String { "open \(api.version)\(secret)" }
}

@Instantiable
final class API: Instantiable { fileprivate(set) var version = 2 }

@Instantiable(isRoot: true)
public struct FeatureRoot: Instantiable {
    @Instantiated private let api: API
    @Instantiated(fulfilledByType: "FeatureModel") public let feature: any Feature

    init(api: API, feature: any Feature) {
        self.api = api
        self.feature = feature
    }
}

public func makeFeature() -> some Feature {
    struct Wrapper: Feature {
        let root = FeatureRoot()
        func open() -> String { root.feature.open() }
    }
    return Wrapper()
}
//: App/main.swift
import Feature
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let screen: Screen
}

@Instantiable
struct Screen: Instantiable {
    private let feature = FeatureRoot().feature
    var text: String { feature.open() + " " + makeFeature().open() }
}

print(App().screen.text)
//: prints
// open 21 open 21
