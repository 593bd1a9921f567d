// Optional protocols, failable wrappers, and dependencies that are received only if available.
//: App/main.swift
import Heirloom

protocol Session {
    var token: String { get }
}
struct AnySession: Session {
    let token: String
    init?(_ session: any Session) {
        if session.token.isEmpty { return nil }
        token = "any " + session.token
    }
}
struct Badge {
    let text: String
    init(_ session: (any Session)?) { text = session?.token ?? "nobody" }
}
@Instantiable
final class LiveSession: Instantiable, Session {
    let token = "live"
}
@Instantiable
struct Page: Instantiable {
    @Received(onlyIfAvailable: true) let session: LiveSession?
    @Received(fulfilledByDependencyNamed: "session", ofType: LiveSession.self, onlyIfAvailable: true)
    let shown: (any Session)?
    @Received(
        fulfilledByDependencyNamed: "session",
        ofType: LiveSession.self,
        erasedToConcreteExistential: true,
        onlyIfAvailable: true
    )
    let badge: Badge?
}
@Instantiable
struct LoggedIn: Instantiable {
    @Instantiated let session: LiveSession
    @Instantiated let page: Page
    @Instantiated(fulfilledByType: "LiveSession") let optional: (any Session)?
    @Instantiated(fulfilledByType: "LiveSession") let unwrapped: (any Session)!
    @Instantiated(fulfilledByType: "LiveSession", erasedToConcreteExistential: true) let checked: AnySession?
    @Instantiated(fulfilledByType: "LiveSession", erasedToConcreteExistential: true)
    let builder: ErasedInstantiator<Void, AnySession?>
    @Received(fulfilledByDependencyNamed: "session", ofType: LiveSession.self) let wider: (any Session)?
}
@Instantiable
struct LoggedOut: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Page>
}

let app = LoggedIn()
print(app.page.session?.token ?? "none", app.page.shown?.token ?? "none", app.page.badge?.text ?? "none")
print(app.optional?.token ?? "none", app.unwrapped.token, app.checked?.token ?? "none", app.wider?.token ?? "none")
print(app.builder.instantiate()?.token ?? "none")
let page = LoggedOut().pageBuilder.instantiate()
print(page.session?.token ?? "none", page.shown?.token ?? "none", page.badge?.text ?? "none")
//: prints
// live live live
// live live any live live
// any live
// none none none
