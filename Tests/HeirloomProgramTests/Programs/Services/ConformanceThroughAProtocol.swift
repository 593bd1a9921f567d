// Services conform to 'Instantiable' through a protocol of the app that inherits from it, and declare
// 'conformsElsewhere: true'.
//: Kit/Kit.swift
import Heirloom

public protocol Service: AnyObject, Instantiable { var name: String { get } }
public protocol Model: Instantiable {}
//: Home/Home.swift
import Heirloom
import Kit

@Instantiable(conformsElsewhere: true)
public final class HomeService: Service {
    public let name = "home"
    public init() {}
}

@Instantiable(conformsElsewhere: true)
public struct HomeModel: Model {
    @Received private let homeService: HomeService
    public var text: String { homeService.name }
}
//: App/main.swift
import Heirloom
import Home

@Instantiable
struct App: Instantiable {
    @Instantiated let homeService: HomeService
    @Instantiated let homeModel: HomeModel
}

print(App().homeModel.text)
//: prints
// home
