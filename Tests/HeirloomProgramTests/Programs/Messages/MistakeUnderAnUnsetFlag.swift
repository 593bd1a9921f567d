// An error under a flag that the build does not set does not fail the build.
//: option configuration=debug
//: App/App.swift
import Heirloom

#if DEMO
@Instantiable
struct DemoStore {
    let notes: [String]
}
#endif

@Instantiable
struct Store: Instantiable {
    let notes = ["milk"]

    #if DEMO
    @Instantiable
    struct Demo {}
    #endif
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let store: Store
}
//: App/main.swift
print(App().store.notes)
//: prints
// ["milk"]
