// Function parameters must have names, by which the closure takes them.

//: App/App.swift
import Heirloom

struct User {}
struct Session {}
typealias Open = (_ user: User) -> Session
typealias Handler = (Int) -> Bool
typealias Make = () -> Session

func makeHandler() -> Handler { { $0 > 2 } }
func makeMake() -> Make { { Session() } }

@Instantiable(isRoot: true)
struct Hooks: Instantiable {
    @Instantiated({ makeHandler() }) let handler: Handler
    @Instantiated({ makeMake() }) let make: Make
    @Instantiated({ makeHandler() }) let nameless: (Int) -> Bool
    @Instantiated({ makeHandler() }) let labeled: (_ limit: Int) -> Bool
    @Instantiated({ () -> Handler in makeHandler() }) let said: Handler
    @Instantiated({ { $0 > 3 } }) let shown: Handler

    init(
        handler: @escaping Handler,
        make: @escaping Make,
        nameless: @escaping (Int) -> Bool,
        labeled: @escaping (_ limit: Int) -> Bool,
        said: @escaping Handler,
        shown: @escaping Handler
    ) {
        self.handler = handler
        self.make = make
        self.nameless = nameless
        self.labeled = labeled
        self.said = said
        self.shown = shown
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ (user: User) in Session() }) let unnamed: (User) -> Session
    @Instantiated({ () in Session() }) let untaken: (_ user: User) -> Session
    @Instantiated({ (user: Int) in Session() }) let other: (_ user: User) -> Session
    @Instantiated({ (user: User) in Session() }) let alias: Open
    @Instantiated({ (user: User) async in Session() }) let waiting: (_ user: User) -> Session
    @Instantiated({ (user: User) -> Session in Session() }) let right: Open
    @Instantiated({ (user: User) -> Open in { _ in Session() } }) let returned: Open

    init(
        unnamed: @escaping (User) -> Session,
        untaken: @escaping (_ user: User) -> Session,
        other: @escaping (_ user: User) -> Session,
        alias: @escaping Open,
        waiting: @escaping (_ user: User) -> Session,
        right: @escaping Open,
        returned: @escaping Open
    ) {
        self.unnamed = unnamed
        self.untaken = untaken
        self.other = other
        self.alias = alias
        self.waiting = waiting
        self.right = right
        self.returned = returned
    }
}

//: diagnostics
// App/App.swift:14:19: error: the closure for 'handler: Handler' needs an explicit return type because an alias hides the function: write '-> Handler' [untyped-factory]
// App/App.swift:15:19: error: the closure for 'make: Make' needs an explicit return type because an alias hides the function: write '-> Session', or '-> Make' if it returns the function itself [untyped-factory]
// App/App.swift:16:42: error: the function type of 'nameless: (Int) -> Bool' does not name its parameters, so its closure cannot take them [mismatched-parameters]
// App/App.swift:16:42: note: name each parameter as the closure does, such as '(_ name: String) -> …'
// App/App.swift:17:19: error: the closure for 'labeled: (_ limit: Int) -> Bool' does not take 'limit: Int' [mismatched-parameters]
// App/App.swift:17:42: note: the function passes it; declare a closure parameter with the same name and type, or the return type of the closure if it returns the function itself
// App/App.swift:40:54: error: the function type of 'unnamed: (User) -> Session' does not name its parameters, so its closure cannot take them [mismatched-parameters]
// App/App.swift:40:54: note: name each parameter as the closure does, such as '(_ name: String) -> …'
// App/App.swift:41:19: error: the closure for 'untaken: (_ user: User) -> Session' does not take 'user: User' [mismatched-parameters]
// App/App.swift:41:44: note: the function passes it; declare a closure parameter with the same name and type, or the return type of the closure if it returns the function itself
// App/App.swift:42:19: error: the closure for 'other: (_ user: User) -> Session' does not take 'user: User' [mismatched-parameters]
// App/App.swift:42:53: note: the function passes it; declare a closure parameter with the same name and type, or the return type of the closure if it returns the function itself
// App/App.swift:43:19: error: the closure for 'alias: Open' needs an explicit return type because an alias hides the function: write '-> Session' [untyped-factory]
// App/App.swift:44:60: error: building 'App.waiting' is async, which 'waiting: (_ user: User) -> Session' does not allow [effectful-builder]
// App/App.swift:44:19: note: building 'App.waiting' is async
// App/App.swift:44:60: note: write '(_ user: User) async -> Session'
// App/App.swift:46:22: error: the closure of 'returned' takes 'user: User', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:46:71: note: 'App' builds 'App.returned' here
// App/App.swift:40:22: note: the closure of 'unnamed' provides it, but is not on the path from 'App' to the closure of 'returned'
// App/App.swift:43:22: note: the closure of 'alias' provides it, but is not on the path from 'App' to the closure of 'returned'
// App/App.swift:44:22: note: the closure of 'waiting' provides it, but is not on the path from 'App' to the closure of 'returned'
// App/App.swift:39:8: note: to provide it, make 'User' '@Instantiable' and add '@Instantiated let user: User' to 'App'

//: fix-its
// App/App.swift:44:60: would fix: write '(_ user: User) async -> Session' [effectful-builder]
// App/App.swift:44:69: note: replace '(_ user: User) -> Session' with '(_ user: User) async -> Session'
// App/App.swift:53:18: note: replace '@escaping (_ user: User) -> Session' with '@escaping (_ user: User) async -> Session'
