// Generic values are forwarded to builders of every kind, with long and short spellings of standard library types.
//: Core/Core.swift
import Heirloom
public struct Tagged<Tag, Value> { public let value: Value; public init(_ value: Value) { self.value = value } }
public enum UserTag {}
public typealias UserID = Tagged<UserTag, Int>
public protocol Screen { var text: String { get } }
@Instantiable
public struct Detail: Instantiable, Screen {
    @Forwarded private let id: Tagged<UserTag, Int>
    @Forwarded private let tags: [String: Set<UserTag2>]
    @Instantiated private let footer: Footer
    public var text: String { "\(id.value) \(tags.keys.sorted()) \(footer.text)" }
}
public enum UserTag2: Hashable { case one }
@Instantiable
public struct Footer: Instantiable {
    @Received private let id: UserID
    public var text: String { "footer \(id.value)" }
}
//: App/main.swift
import Core
import Heirloom
@Instantiable
struct App: Instantiable {
    @Instantiated let plain: Instantiator<Detail>
    @Instantiated(fulfilledByType: "Detail")
    let erased: ErasedInstantiator<(tags: Dictionary<String, Set<UserTag2>>, id: UserID), any Screen>
    @Instantiated(fulfilledByType: "Detail") let named: ErasedInstantiator<Core.Detail.ForwardedProperties, any Screen>
}
let app = App()
print(app.plain.instantiate(id: UserID(1), tags: ["a": [.one]]).text)
print(app.erased.instantiate((tags: [:], id: .init(2))).text, app.named.instantiate((id: UserID(3), tags: [:])).text)
//: prints
// 1 ["a"] footer 1
// 2 [] footer 2 3 [] footer 3
