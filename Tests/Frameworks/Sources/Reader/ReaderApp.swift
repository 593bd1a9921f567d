import Feeds
import Heirloom
import OpenCombineShim

@Instantiable(generateMock: true)
package final class ReaderApp: Instantiable {
    @Instantiated package let source: any ArticleSource
    @Instantiated package let commands: Commands
    @Instantiated private let badge: CurrentValueSubject<Int, Never>
    @Instantiated(fulfilledByType: "UnreadTitles", erasedToConcreteExistential: true)
    private let titles: AnyPublisher<[String], Never>
    @Instantiated package let list: ArticleList
    @Instantiated package let detailBuilder: Instantiator<ArticleDetail>
    private var cancellables: Set<AnyCancellable> = []

    init(
        source: any ArticleSource,
        commands: Commands,
        badge: CurrentValueSubject<Int, Never>,
        titles: AnyPublisher<[String], Never>,
        list: ArticleList,
        detailBuilder: Instantiator<ArticleDetail>
    ) {
        self.source = source
        self.commands = commands
        self.badge = badge
        self.titles = titles
        self.list = list
        self.detailBuilder = detailBuilder
        titles.map(\.count).sink { badge.send($0) }.store(in: &cancellables)
    }

    package var unread: Int { badge.value }
}

/// A view model in the style of SwiftUI.
@Instantiable(generateMock: true)
package final class ArticleList: ObservableObject, Instantiable {
    @Received private let titles: AnyPublisher<[String], Never>
    @Received(
        fulfilledByDependencyNamed: "badge",
        ofType: CurrentValueSubject<Int, Never>.self,
        erasedToConcreteExistential: true
    )
    private let unread: AnyPublisher<Int, Never>
    @Published package private(set) var lines: [String] = []
    @Published package private(set) var headline = ""
    private var cancellables: Set<AnyCancellable> = []

    init(titles: AnyPublisher<[String], Never>, unread: AnyPublisher<Int, Never>) {
        self.titles = titles
        self.unread = unread
        titles.sink { [weak self] in self?.lines = $0 }.store(in: &cancellables)
        unread.sink { [weak self] in self?.headline = "\($0) unread" }.store(in: &cancellables)
    }
}

/// A view model that receives a subject from the type that opens it.
@Instantiable
package final class ArticleDetail: ObservableObject, Instantiable {
    @Forwarded @Published package private(set) var title: String
    @Forwarded private let closed: PassthroughSubject<Void, Never>
    @Received(
        fulfilledByDependencyNamed: "commands",
        ofType: Commands.self,
        erasedToConcreteExistential: true
    )
    private let requests: AnyPublisher<Command, Never>
    @Instantiated private let subscriptions: Subscriptions

    package func start() {
        requests.sink { [weak self] command in
            switch command {
            case .open(let title): self?.title = title
            case .close: self?.closed.send(())
            }
        }.store(in: &subscriptions.all)
    }

    package func stop() { subscriptions.all.removeAll() }
}

@Instantiable
package final class Subscriptions: Instantiable {
    var all: Set<AnyCancellable> = []
}
