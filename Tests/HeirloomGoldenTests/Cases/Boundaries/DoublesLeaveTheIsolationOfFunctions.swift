// A function runs in the isolation of its caller, whether or not a part has a test double.

//: option swift=6.1 returning what such a function builds to an actor
//: option flags=DEBUG
//: option view Kit=
//: Kit/Kit.swift
import Heirloom

public final class Context {
    public init() {}
}

@Instantiable(generateMock: true)
final class Load: Instantiable {
    @Received let context: Context

    init(context: Context, isolation: isolated (any Actor)? = #isolation) async { self.context = context }
}

@Instantiable
public final class Feature: Instantiable {
    @Received let context: Context
    @Instantiated let load: Load

    init(context: Context, load: Load) {
        self.context = context
        self.load = load
    }

    public var isShared: Bool { context === load.context }
}

//: App/App.swift
import Heirloom
import Kit

@MainActor
@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Context() }) let context: Context
    @Instantiated let feature: Feature
}

//: App/main.swift
let app = await App()
print(app.feature.isShared)

//: generated Kit
import Heirloom

/// Builds types of `Kit` for modules that do not see everything that the types take.
@_spi(Heirloom)
public enum HeirloomBuilds_Kit {
    public static func makeFeature(
        context: Context,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Feature {
        let load = await Load(context: context)
        return Feature(context: context, load: load)
    }
}

#if DEBUG
extension Load {
    /// Builds `Load` and its dependencies for tests and previews.
    static func mock(context: Context) async -> Load {
        return await Load(context: context)
    }
}
#endif

//: generated App
import Heirloom
@_spi(Heirloom) import Kit

extension App {
    init() async {
        let context = App.heirloomFactory_context()
        let feature = await HeirloomBuilds_Kit.makeFeature(context: context)
        self.init(context: context, feature: feature)
    }
}

//: prints
// true

//: prints with DEBUG
// true
