// Renamed, `ofType` names the source without `?`, and the property is always provided below, as an optional.

//: App/Blog.swift
import Heirloom

protocol Author {}

struct User: Author {
    let name: String
}

@Instantiable
struct Byline: Instantiable {
    @Received let author: (any Author)?
}

@Instantiable
struct Article: Instantiable {
    @Received(fulfilledByDependencyNamed: "user", ofType: User.self, onlyIfAvailable: true)
    let author: (any Author)?
    @Instantiated let byline: Byline
}

@Instantiable
struct Draft: Instantiable {
    @Forwarded let user: User
    @Instantiated let article: Article
}

@Instantiable
struct BlogApp: Instantiable {
    @Instantiated let article: Article
    @Instantiated let draftBuilder: Instantiator<Draft>
}

//: App/main.swift
let app = BlogApp()
printTree(app)
printTree(app.draftBuilder.instantiate(User(name: "Ada")))
