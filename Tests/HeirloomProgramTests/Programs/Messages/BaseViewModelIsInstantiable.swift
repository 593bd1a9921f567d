// A base view model and its subclass are both instantiable.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Analytics: Instantiable { public init() {} }

@Instantiable
open class BaseViewModel: Instantiable {
    @Received public let analytics: Analytics
    public init(analytics: Analytics) { self.analytics = analytics }
}
//: App/Home.swift
import Core
import Heirloom

@Instantiable
final class Loader: Instantiable { let text = "loaded" }

@Instantiable
final class 1️⃣HomeViewModel: BaseViewModel {
    @Received private let loader: Loader
    var text: String { loader.text }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let analytics: Analytics
    @Instantiated let loader: Loader
    @Instantiated let home: HomeViewModel
}

print(App().home.text)
//: refused
// 1️⃣ instantiable-superclass
