import Heirloom
import OpenCombineShim

package struct Article: Equatable, Sendable {
    package let title: String
    package let isRead: Bool

    package init(title: String, isRead: Bool) {
        self.title = title
        self.isRead = isRead
    }
}

package protocol ArticleSource: AnyObject {
    var articles: AnyPublisher<[Article], Never> { get }
    func add(_ article: Article)
}

@Instantiable(fulfillingAdditionalTypes: [ArticleSource.self])
package final class MemorySource: ArticleSource, Instantiable {
    private let subject = CurrentValueSubject<[Article], Never>([])

    package var articles: AnyPublisher<[Article], Never> { subject.eraseToAnyPublisher() }

    package func add(_ article: Article) { subject.value.append(article) }
}

/// A custom publisher that other types only see as an `AnyPublisher`.
@Instantiable
package struct UnreadTitles: Publisher, Instantiable {
    package typealias Output = [String]
    package typealias Failure = Never

    @Received private let source: any ArticleSource

    package func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == [String], Downstream.Failure == Never {
        source.articles.map { $0.filter { !$0.isRead }.map(\.title) }.subscribe(subscriber)
    }
}
