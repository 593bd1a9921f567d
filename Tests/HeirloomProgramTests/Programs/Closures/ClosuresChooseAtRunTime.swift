// A closure that takes functions of the same scope chooses at run time which of them to call; one that takes an instantiator
// binds its forwarded values or returns a member of its product.

//: App/App.swift
import Heirloom

struct Flags { var isModern: Bool }
struct User { let name: String }

protocol Checkout { var name: String { get } }

@Instantiable
struct Modern: Instantiable, Checkout {
    @Received let log: Log
    let name = "modern"
}

@Instantiable
struct Classic: Instantiable, Checkout {
    let name = "classic"
}

@Instantiable
final class Log: Instantiable {}

@Instantiable
struct Profile: Instantiable {
    @Forwarded let user: User
    @Received let log: Log
    @Instantiated let history: History
}

@Instantiable
final class History: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let flags: Flags
    @Forwarded let currentUser: User
    @Instantiated({ (flags: Flags, modern: @escaping () -> Modern, classic: @escaping () -> Classic) -> any Checkout in
        flags.isModern ? modern() : classic()
    }) let checkout: any Checkout
    @Instantiated let modern: () -> Modern
    @Instantiated let classic: () -> Classic
    @Instantiated let log: Log
    @Instantiated let profileBuilder: Instantiator<Profile>
    @Instantiated({ (profileBuilder: Instantiator<Profile>, currentUser: User) in
        profileBuilder.instantiate(user: currentUser)
    }) let profile: Profile
    @Instantiated({ (profile: Profile) in profile.history }) let history: History
}

//: App/main.swift
for isModern in [true, false] {
    let app = App(flags: Flags(isModern: isModern), currentUser: User(name: "Ann"))
    print(app.checkout.name, app.profile.user.name, app.history === app.profile.history)
}

//: prints
// modern Ann true
// classic Ann true
