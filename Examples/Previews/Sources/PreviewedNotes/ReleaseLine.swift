import Heirloom
import HeirloomInjection
import Views

/// Holds what any view of the app may use.
@Instantiable(isRoot: true)
struct AboutScope: Instantiable, Sendable {
    @Instantiated let release: Release
}

/// A version of the app.
@Instantiable
struct Release: Instantiable, Sendable {
    let name: String

    init(name: String = "1.2") {
        self.name = name
    }
}

extension Injections {
    var about: Injection<AboutScope> { .application { _ in AboutScope() } }
}

/// Shows the version of the app. No scope builds it: the views that show it make it themselves.
struct ReleaseLine: View {
    @Injected(\.about.release) private var release

    var body: some View {
        Text("Notes \(release.name)")
    }
}
