// The cached instance of a function on an actor stays on that actor and need not be `Sendable`. This includes functions in a
// scope of another isolation. An asynchronous function may build on another actor than its caller's.

//: App/Types.swift
import Heirloom

struct OpenError: Error {}

@Instantiable
final class Cache: Instantiable {}

@MainActor @Instantiable
final class Model: Instantiable {
    init() throws(OpenError) { print("builds") }
}

@Instantiable
struct Reader: Instantiable {
    @Received let cache: @MainActor () -> Cache
    @Received let later: @MainActor () async -> Cache
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(lifetime: .lazy) let cache: @MainActor () -> Cache
    @Instantiated(lifetime: .weak) let later: @MainActor () async -> Cache
    @Instantiated(lifetime: .lazy) let model: @MainActor () throws(OpenError) -> Model
    @Instantiated(lifetime: .lazy) let crossed: @Sendable () async throws(OpenError) -> Model
    @Instantiated let reader: Reader
}

//: App/main.swift
let app = App()
print(app.cache() === app.reader.cache())
let later = await app.later()
print(await app.reader.later() === later)
print(try app.model() === app.model())
let crossed = try await app.crossed()
print(try await app.crossed() === crossed)

//: generated App
import Heirloom

extension App {
    init() {
        let keptCache = Kept<Cache>.lazily("cache")
        let cache: @MainActor () -> Cache = {  // App.cache
            keptCache.value {
                Cache()
            }
        }
        let keptLater = Kept<Cache>.weakly("later") { $0 }
        let later: @MainActor () async -> Cache = {  // App.later
            await keptLater.value {
                Cache()
            }
        }
        let keptModel = Kept<Model>.lazily("model")
        let model: @MainActor () throws(OpenError) -> Model = {  // App.model
            try keptModel.value { () throws(OpenError) -> Model in
                try Model()
            }
        }
        let keptCrossed = Kept<Model>.lazily("crossed")
        let crossed: @Sendable () async throws(OpenError) -> Model = {  // App.crossed
            try await keptCrossed.value { () async throws(OpenError) -> Model in
                try await Model()
            }
        }
        let reader = Reader(cache: cache, later: later)
        self.init(cache: cache, later: later, model: model, crossed: crossed, reader: reader)
    }
}

//: prints
// true
// true
// builds
// true
// builds
// true
