// What a function is called with has a name, by which its closure takes it.

//: App/App.swift
import Heirloom

struct User {}
struct Session {}
typealias Open = (_ user: User) -> Session

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
// App/App.swift:9:54: error: 'unnamed: (User) -> Session' does not name what it is called with, and so its closure cannot take it [mismatched-parameters]
// App/App.swift:9:54: note: write '(_ user: User) -> Session'
// App/App.swift:9:63: note: fix-it: write '(_ user: User) -> Session': replace '(User) -> Session' by '(_ user: User) -> Session'
// App/App.swift:18:18: note: fix-it: write '(_ user: User) -> Session': replace '@escaping (User) -> Session' by '@escaping (_ user: User) -> Session'
// App/App.swift:10:19: error: the closure that builds 'untaken: (_ user: User) -> Session' does not take 'user: User' [mismatched-parameters]
// App/App.swift:10:44: note: the function is called with it, and the closure takes it by the same name and type
// App/App.swift:11:19: error: the closure that builds 'other: (_ user: User) -> Session' does not take 'user: User' [mismatched-parameters]
// App/App.swift:11:53: note: the function is called with it, and the closure takes it by the same name and type
// App/App.swift:12:19: error: the closure that builds 'alias: Open' must say what it returns, because an alias hides the function: write '-> Session' [untyped-factory]
// App/App.swift:13:60: error: building a 'App.waiting' suspends, which 'waiting: (_ user: User) -> Session' does not allow [effectful-builder]
// App/App.swift:13:19: note: building 'App.waiting' suspends
// App/App.swift:13:60: note: write '(_ user: User) async -> Session'
// App/App.swift:13:69: note: fix-it: write '(_ user: User) async -> Session': replace '(_ user: User) -> Session' by '(_ user: User) async -> Session'
// App/App.swift:22:18: note: fix-it: write '(_ user: User) async -> Session': replace '@escaping (_ user: User) -> Session' by '@escaping (_ user: User) async -> Session'
// App/App.swift:15:22: error: 'App.returned' receives 'user: User', which nothing above it provides below root 'App' [missing-dependency]
// App/App.swift:15:71: note: 'App' builds 'App.returned' here
// App/App.swift:9:22: note: 'App.unnamed' provides it, but is not on the way from 'App' to 'App.returned'
// App/App.swift:12:22: note: 'App.alias' provides it, but is not on the way from 'App' to 'App.returned'
// App/App.swift:13:22: note: 'App.waiting' provides it, but is not on the way from 'App' to 'App.returned'
// App/App.swift:15:22: note: to be called with it, write '-> Session': the closure builds what the function returns
// App/App.swift:8:8: note: to provide it, make 'User' '@Instantiable' and add '@Instantiated let user: User' to 'App'
