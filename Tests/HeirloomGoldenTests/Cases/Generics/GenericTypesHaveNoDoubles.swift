// `additionalMocksToGenerate` must not name a generic type, with or without arguments.

//: App/App.swift
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Repository", "Repository<User>", "Screen"])

struct User {}

@Instantiable
struct Repository<Model>: Instantiable {}

@Instantiable
struct Screen: Instantiable {
    @Instantiated let users: Repository<User>
}

//: diagnostics
// App/App.swift:3:52: error: "Repository" is generic, so no 'mock' can be generated for it [misnamed-mock]
// App/App.swift:8:8: note: override it in the mock of a root
// App/App.swift:3:66: error: "Repository<User>" is generic, so no 'mock' can be generated for it [misnamed-mock]
// App/App.swift:8:8: note: override it in the mock of a root
