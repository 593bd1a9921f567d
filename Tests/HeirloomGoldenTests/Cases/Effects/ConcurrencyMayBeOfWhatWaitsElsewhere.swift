// 'concurrently: true' is allowed if the construction is asynchronous under one condition only, and has an effect there.

//: option flags=LIVE
//: App/Types.swift
import Heirloom

#if LIVE
@Instantiable
final class Store: Instantiable, Sendable {
    init() async {}
}
#else
@Instantiable
final class Store: Instantiable, Sendable {}
#endif

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated(concurrently: true) let store: Store
}

//: generated App
import Heirloom

extension App {
    #if LIVE
    init() async {
        async let storeTask = Store()  // App.store
        let store = await storeTask  // App.store
        self.init(store: store)
    }
    #else
    init() {
        let store = Store()
        self.init(store: store)
    }
    #endif
}
