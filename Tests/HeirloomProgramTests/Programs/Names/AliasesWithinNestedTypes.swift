// An alias leads to another one further inside, whose own names are looked up where it stands.
//: App/App.swift
import Heirloom

enum Screens {
    @Instantiable
    final class Session: Instantiable {
        let name = "outer"
    }

    enum Login {
        typealias Current = Session

        @Instantiable
        final class Session: Instantiable {
            let name = "inner"
        }
    }

    typealias SessionBuilder = Instantiator<Login.Current>

    @Instantiable(isRoot: true)
    struct App: Instantiable {
        @Instantiated let sessions: SessionBuilder
    }
}

//: App/main.swift
print(Screens.App().sessions.instantiate().name)
//: prints
// inner
