// One function passes a request as 'sending', another shares it within its isolation: each is checked separately.
//: App/App.swift
import Heirloom

final class Request {
    var path = "/"
}

@MainActor
@Instantiable
final class Page: Instantiable {
    @Forwarded let request: Request
}

@MainActor
@Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let show: (_ request: Request) -> Page
    @Instantiated let load: @Sendable (_ request: sending Request) async -> Page
}

//: App/main.swift
let app = App()
print(app.show(Request()).request.path)
print(await app.load(Request()).request.path)
//: prints
// /
// /
