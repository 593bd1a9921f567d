// Builders are spelled with aliases, plain and generic, of this and of other modules, and are optional or qualified.
//: Core/Core.swift
import Heirloom

public typealias Later<T: Instantiable> = Instantiator<T>
public typealias ScreenBuilder = ErasedInstantiator<String, any Screen>
public typealias Factory<Input> = ErasedInstantiator<Input, any Screen>
public protocol Screen { var title: String { get } }
//: Screens/Screens.swift
import Core
import Heirloom

@Instantiable
public struct NoteScreen: Instantiable, Screen {
    @Forwarded public let title: String
    public init(title: String) { self.title = title }
}

@Instantiable
public struct PairScreen: Instantiable, Screen {
    @Forwarded public let left: Int
    @Forwarded public let right: Int
    public init(left: Int, right: Int) { self.left = left; self.right = right }
    public var title: String { "\(left)|\(right)" }
}

extension NoteScreen { public typealias Builder = Heirloom.Instantiator<NoteScreen> }
//: App/App.swift
import Core
import Heirloom
import Screens

@Instantiable
struct Menu: Instantiable {
    @Received let noteBuilder: Instantiator<NoteScreen>
    @Received let screenBuilder: ErasedInstantiator<String, any Screen>
    @Received let pairFactory: Factory<(left: Int, right: Int)>

    var titles: [String] {
        [noteBuilder.instantiate(title: "a").title, screenBuilder.instantiate("b").title, pairFactory.instantiate((left: 1, right: 2)).title]
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let noteBuilder: Later<NoteScreen>
    @Instantiated(fulfilledByType: "NoteScreen") let screenBuilder: ScreenBuilder
    @Instantiated(fulfilledByType: "PairScreen") let pairFactory: Factory<PairScreen.ForwardedProperties>
    @Instantiated let second: NoteScreen.Builder
    @Instantiated let maybe: Later<NoteScreen>?
    @Instantiated let menu: Menu
}
//: App/main.swift
let app = App()
print(app.menu.titles, app.second.instantiate("c").title, app.maybe!.instantiate("d").title)
//: prints
// ["a", "b", "1|2"] c d
