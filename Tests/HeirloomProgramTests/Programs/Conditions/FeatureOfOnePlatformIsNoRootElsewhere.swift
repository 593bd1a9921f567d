// A feature that only one platform builds is unused on the others, not a root.
//: App/App.swift
import Heirloom

final class Store {}

@Instantiable
struct Row: Instantiable {
    @Received let store: Store
}

@Instantiable
struct Widget: Instantiable {
    @Instantiated let row: Row
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ Store() }) let store: Store
    #if os(iOS)
        @Instantiated let widget: Widget
    #endif
}

//: App/main.swift
print(type(of: App()))
//: prints
// App
