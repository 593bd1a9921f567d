// A flag determines whether a type is a root; its missing dependency is reported if the flag is set.
//: option configuration=release
//: option flags=PREVIEW
//: App/main.swift
import Heirloom

struct Session { let name: String }

#if PREVIEW
@Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated let title: Title
    @Instantiated let badge: Badge
}
#else
@Instantiable
struct Screen: Instantiable {
    @Forwarded let session: Session
    @Instantiated let title: Title
}
#endif

@Instantiable
struct Title: Instantiable {
    let text = "title"
}

@Instantiable
struct Badge: Instantiable {
    @Received let session: Session
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    #if !PREVIEW
    @Instantiated let screenBuilder: Instantiator<Screen>
    #endif
    @Instantiated let title: Title
}

#if !PREVIEW
print(App().screenBuilder.instantiate(session: Session(name: "mine")).session.name)
#endif
//: prints
// mine
//: prints with PREVIEW
// error: main.swift: 'Badge' receives 'session: Session', but no type above it provides it (root 'Screen') [missing-dependency]
