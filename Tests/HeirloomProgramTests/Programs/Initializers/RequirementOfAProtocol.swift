// A protocol that requires the memberwise initializer wants it 'required' in a class that others may inherit from.
//: Core/Screen.swift
import Heirloom

@Instantiable
public final class Session: Instantiable {
    public let user = "ada"
    public init() {}
}

public protocol Screen {
    init(session: Session)
    var title: String { get }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
class 1️⃣HomeScreen: Screen, Instantiable {
    @Received let session: Session
    var title: String { "home of \(session.user)" }
}

@Instantiable
final class MenuScreen: Screen, Instantiable {
    @Received let session: Session
    var title: String { "menu of \(session.user)" }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let homeScreen: HomeScreen
    @Instantiated let menuScreen: MenuScreen
}

print(App())
//: refused
// 1️⃣ missing-initializer
