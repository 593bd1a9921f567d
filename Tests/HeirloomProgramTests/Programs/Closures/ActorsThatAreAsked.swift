// A closure with an isolated actor parameter is called asynchronously, whether or not it declares it.
//: App/App.swift
import Heirloom

@Instantiable
actor Counter: Instantiable {
    var count = 0
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let counter: Counter
    @Instantiated({ (counter: isolated Counter) in counter.count }) let count: Int
    @Instantiated({ (counter: isolated Counter) async in counter.count }) let other: Int
}

//: App/main.swift
let app = await App()
print(app.count, app.other)
//: prints
// 0 0
