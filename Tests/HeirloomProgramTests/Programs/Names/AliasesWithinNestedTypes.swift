// An alias refers to an alias in a nested type, whose target is looked up in that nested type.
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
