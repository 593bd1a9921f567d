// The fixes for plain values, applied: a closure, a model and an identifier are forwarded, and received below.
//: App/Reader.swift
import Foundation
import Heirloom

struct Article {
    let title: String
}

@Instantiable
final class Toolbar: Instantiable {
    @Received let article: Article
    @Received let onClose: () -> Void

    func close() {
        print("closing \(article.title)")
        onClose()
    }
}

@Instantiable
final class ArticleScreen: Instantiable {
    @Forwarded let article: Article
    @Forwarded let onClose: () -> Void
    @Instantiated let toolbar: Toolbar
}

@Instantiable
struct Home: Instantiable {
    @Instantiated let articleScreenBuilder: Instantiator<ArticleScreen>
    let greeting = "hello"
}
//: App/main.swift
let home = Home()
print(home.greeting)
let screen = home.articleScreenBuilder.instantiate(article: Article(title: "news"), onClose: { print("closed") })
screen.toolbar.close()
//: prints
// hello
// closing news
// closed
