// The forwarded properties depend on a flag, and so do the labeled call and the tuple of an erased builder.
//: option flags=AUDIT
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public struct Detail: Instantiable, Screen {
    @Forwarded public let id: Int
    #if AUDIT
    @Forwarded public let reason: String
    public init(id: Int, reason: String) { self.id = id; self.reason = reason }
    public var title: String { "\(id) \(reason)" }
    #else
    public init(id: Int) { self.id = id }
    public var title: String { "\(id)" }
    #endif
}
//: App/App.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let detailBuilder: Instantiator<Detail>
    @Instantiated let later: SendableInstantiator<Detail>
    #if AUDIT
    @Instantiated(fulfilledByType: "Detail") let screenBuilder: ErasedInstantiator<(id: Int, reason: String), any Screen>
    #else
    @Instantiated(fulfilledByType: "Detail") let screenBuilder: ErasedInstantiator<Int, any Screen>
    #endif
    @Instantiated let list: List
}

@Instantiable
struct List: Instantiable {
    @Received let detailBuilder: Instantiator<Detail>
}
//: App/main.swift
let app = App()
#if AUDIT
print(app.list.detailBuilder.instantiate(id: 1, reason: "r").title, app.screenBuilder.instantiate((id: 2, reason: "s")).title)
#else
print(app.list.detailBuilder.instantiate(id: 1).title, app.screenBuilder.instantiate(2).title)
#endif
//: prints
// 1 2
//: prints with AUDIT
// 1 r 2 s
