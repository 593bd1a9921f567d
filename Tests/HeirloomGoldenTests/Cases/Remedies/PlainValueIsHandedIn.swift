// A plain value, a function or a model that no type fulfills is received if every builder of the scope provides it.

//: App/Article.swift
import Foundation
import Heirloom

struct Article {
    let title: String
}

@Instantiable
final class Comments: Instantiable {
    @Instantiated let article: Article
}

@Instantiable
final class ArticleScreen: Instantiable {
    @Forwarded let article: Article
    @Instantiated let comments: Comments
}

@Instantiable
final class ShareSheet: Instantiable {
    @Instantiated let text: String
    @Received let pasteboard: Pasteboard
}

@Instantiable
final class Gallery: Instantiable {
    @Instantiated let onClose: () -> Void
    @Received let pasteboard: Pasteboard
}

@Instantiable
final class Pasteboard: Instantiable {}

@Instantiable
final class Home: Instantiable {
    @Instantiated let pasteboard: Pasteboard
    @Instantiated let articleScreenBuilder: Instantiator<ArticleScreen>
    @Instantiated let shareSheetBuilder: Instantiator<ShareSheet>
    @Instantiated let galleryBuilder: Instantiator<Gallery>
}

//: App/main.swift
printTree(Home())

//: diagnostics
// App/Article.swift:10:23: error: 'Comments' instantiates 'article: Article', but 'Article' is not '@Instantiable' [not-instantiable]
// App/Article.swift:37:23: note: 'Home' builds 'ArticleScreen' here
// App/Article.swift:16:23: note: 'ArticleScreen' builds 'Comments' here
// App/Article.swift:15:20: note: 'ArticleScreen' provides it: to receive it, write '@Received let article: Article'
// App/Article.swift:4:8: note: write '@Instantiable' here
// App/Article.swift:21:23: error: 'ShareSheet' instantiates 'text: String', but no type fulfills 'String' [nothing-fulfills]
// App/Article.swift:38:23: note: 'Home' builds 'ShareSheet' here
// App/Article.swift:21:23: note: to pass it when 'ShareSheet' is built, write '@Forwarded let text: String'
// App/Article.swift:21:23: note: to give it one value, write 'let text: String = …' without '@Instantiated'
// App/Article.swift:27:23: error: 'Gallery' instantiates 'onClose: () -> Void', but no type fulfills '() -> Void' [nothing-fulfills]
// App/Article.swift:39:23: note: 'Home' builds 'Gallery' here
// App/Article.swift:27:23: note: to pass it when 'Gallery' is built, write '@Forwarded let onClose: () -> Void'
// App/Article.swift:27:23: note: to give it one value, write 'let onClose: () -> Void = …' without '@Instantiated'

//: fix-its
// App/Article.swift:10:23: would fix: receive it [not-instantiable]
// App/Article.swift:10:5: note: replace '@Instantiated' with '@Received'
