// Types that extensions make instantiable do not conform either, including a specialization.
//: Third/Client.swift
public struct Client {
    public init() {}
}
public struct Pool<Element> {
    public init() {}
}
public protocol Sending {}
//: App/main.swift
import Heirloom
import Third

@Instantiable
extension Client: Instantiable {
    public static func instantiate() -> Client { Client() }
}
@Instantiable(fulfillingAdditionalTypes: [1️⃣Sending.self])
extension Pool: Instantiable {
    public static func instantiate() -> Pool<Int> { Pool<Int>() }
    public static func instantiate() -> Pool<String> { Pool<String>() }
}
@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Client") let 2️⃣sending: any Sending
    @Instantiated let client: Client
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
