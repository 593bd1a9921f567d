// Structs, final classes and a written 'required' initializer meet the requirements of a protocol.
//: Core/Screen.swift
import Heirloom

@Instantiable
public final class Session: Instantiable {
    public let user = "ada"
    public init() {}
}

public protocol Screen {
    init(session: Session)
    var session: Session { get }
}

extension Screen {
    public var title: String { "\(Self.self) of \(session.user)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
class HomeScreen: Screen, Instantiable {
    @Received let session: Session

    required init(session: Session) {
        self.session = session
    }
}

@Instantiable
final class MenuScreen: Screen, Instantiable {
    @Received let session: Session
}

@Instantiable
struct SplashScreen: Screen, Instantiable {
    @Received let session: Session
}

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let homeScreen: HomeScreen
    @Instantiated let menuScreen: MenuScreen
    @Instantiated let splashScreen: SplashScreen
}

let app = App()
print(app.homeScreen.title, app.menuScreen.title, app.splashScreen.title, separator: ", ")
print(type(of: app.homeScreen).init(session: app.session).title)
//: prints
// HomeScreen of ada, MenuScreen of ada, SplashScreen of ada
// HomeScreen of ada
