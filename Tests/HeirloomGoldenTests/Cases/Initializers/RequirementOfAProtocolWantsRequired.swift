// A protocol that requires exactly the initializer that takes the dependencies wants it `required` in a class that is not
// final; structs, actors and final classes meet it as they are.

//: App/Screens.swift
import Heirloom

protocol Screen {
    init(session: Session)
}

protocol Blank {
    init()
}

@Instantiable
final class Session: Instantiable {}

@Instantiable
class HomeScreen: Screen, Instantiable {
    @Received let session: Session
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
class EmptyScreen: Blank, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let homeScreen: HomeScreen
    @Instantiated let menuScreen: MenuScreen
    @Instantiated let splashScreen: SplashScreen
    @Instantiated let emptyScreen: EmptyScreen
}

//: diagnostics
// App/Screens.swift:15:7: error: 'Screen' requires 'init(session:)', and so the initializer of 'HomeScreen', which is not 'final', must be written as 'required' [missing-initializer]
// App/Screens.swift:15:7: note: write 'required init(session: Session) { self.session = session }'
// App/Screens.swift:17:1: note: fix-it: write the initializer: insert '    required init(session: Session) {\n        self.session = session\n    }\n'
// App/Screens.swift:30:7: error: 'Blank' requires 'init()', and so the initializer of 'EmptyScreen', which is not 'final', must be written as 'required' [missing-initializer]
// App/Screens.swift:30:7: note: write 'required init() {}'
// App/Screens.swift:30:41: note: fix-it: write the initializer: insert '\n    required init() {\n    }\n'
