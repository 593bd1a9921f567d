// `@Received(onlyIfAvailable: true)` is met by the nearest `User` or `User?` under that label, in any optional
// spelling but `!`: in a window by its user, in a guest's pane by the optional user of the pane.

//: App/Window.swift
import Heirloom

struct User {
    let name: String
}

@Instantiable
struct Avatar: Instantiable {
    @Received(onlyIfAvailable: true) let user: User?
}

@Instantiable
struct Greeting: Instantiable {
    @Received(onlyIfAvailable: true) let user: Optional<User>
}

@Instantiable
struct Window: Instantiable {
    @Forwarded let user: User
    @Instantiated let avatar: Avatar
    @Instantiated let greeting: Greeting
    @Instantiated let guestPaneBuilder: Instantiator<GuestPane>
}

@Instantiable
struct GuestPane: Instantiable {
    @Forwarded let user: User?
    @Instantiated let avatar: Avatar
    @Instantiated let greeting: Greeting
}

@Instantiable
struct ChatApp: Instantiable {
    @Instantiated let windowBuilder: Instantiator<Window>
}

//: App/main.swift
let window = ChatApp().windowBuilder.instantiate(User(name: "Ada"))
printTree(window)
printTree(window.guestPaneBuilder.instantiate(User(name: "Grace")))
printTree(window.guestPaneBuilder.instantiate(nil))
