// `#if … #elseif … #else`: the expected branch is valid, another one is not, and a third one is.
//: option configuration=release
//: option flags=FAKE LOCAL
//: App/Services.swift
import Heirloom

protocol Service { var name: String { get } }

#if FAKE
@Instantiable(fulfillingAdditionalTypes: [Service.self])
struct FakeService: Instantiable, Service {
    @Received let fixture: Fixture
    var name: String { "fake" }
}
struct Fixture {}
#elseif LOCAL
@Instantiable(fulfillingAdditionalTypes: [Service.self])
struct LocalService: Instantiable, Service {
    @Received let disk: Disk
    var name: String { "local \(disk.name)" }
}
#else
@Instantiable(fulfillingAdditionalTypes: [Service.self])
struct RemoteService: Instantiable, Service {
    let name = "remote"
}
#endif

@Instantiable
struct Disk: Instantiable { let name = "disk" }
//: App/main.swift
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let service: any Service
    @Instantiated let disk: Disk
}

print(App().service.name)
//: prints
// remote
//: prints with FAKE
// error: Services.swift: 'FakeService' receives 'fixture: Fixture', but no type above it provides it (root 'App') [missing-dependency]
//: prints with LOCAL
// local disk
//: prints with FAKE LOCAL
// error: Services.swift: 'FakeService' receives 'fixture: Fixture', but no type above it provides it (root 'App') [missing-dependency]
