// A default receives an optional dependency only if its own test double has it or a test passes it, and not from another test
// double.
//: option configuration=debug
//: App/App.swift
import Heirloom

@Instantiable
final class Cache: Instantiable {
    let name: String
    init(name: String = "real") { self.name = name }
}

@Instantiable
final class Images: Instantiable {
    @Received(onlyIfAvailable: true) let cache: Cache?

    var text: String { cache?.name ?? "none" }
}

@Instantiable(generateMock: true)
struct Gallery: Instantiable {
    @Received let images: Images
}

@Instantiable(generateMock: true)
struct Settings: Instantiable {
    @Received let images: Images
    @Received let cache: Cache
}

@Instantiable(generateMock: true)
struct Preview: Instantiable {
    @Received let images: Images
    @Received(onlyIfAvailable: true) let cache: Cache?
}

//: App/main.swift
print(Gallery.mock().images.text)
let settings = Settings.mock()
print(settings.images.text, settings.images.cache === settings.cache)
print(Settings.mock(cache: Cache(name: "other")).images.text)
print(Preview.mock().images.text, Preview.mock(cache: Cache(name: "handed in")).images.text)
print(Preview.mock(overrides: .init(cache: Cache(name: "overridden"))).images.text)
//: prints
// none
// real true
// other
// none handed in
// overridden
