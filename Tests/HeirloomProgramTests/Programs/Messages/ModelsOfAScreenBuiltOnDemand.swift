// The values that a screen shows should be forwarded, not instantiated: a model, an identifier, a closure.
//: Models/Models.swift
public struct Article: Sendable {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}
//: App/Screens.swift
import Foundation
import Heirloom
import Models

@Instantiable
final class ArticleScreen: Instantiable {
    @Instantiated let 1️⃣article: Article
    @Instantiated let 2️⃣id: UUID
    @Instantiated let 3️⃣onClose: () -> Void
    @Received let reader: Reader
}

@Instantiable
final class Reader: Instantiable {}

@Instantiable
final class Home: Instantiable {
    @Instantiated let reader: Reader
    @Instantiated let articleScreenBuilder: Instantiator<ArticleScreen>
}
//: App/main.swift
_ = Home()
//: refused
// 1️⃣ not-instantiable
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
