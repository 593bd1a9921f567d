import Feeds
import OpenCombineShim
import Testing

@testable import Reader

/// Tests that all types of the app observe the same publishers.
@Suite struct ReaderTests {
    @Test func allTypesObserveOneSource() {
        let app = ReaderApp()
        app.source.add(Article(title: "Heirlooms", isRead: false))
        app.source.add(Article(title: "Clocks", isRead: true))
        app.source.add(Article(title: "Rings", isRead: false))
        #expect(app.list.lines == ["Heirlooms", "Rings"])
        #expect(app.list.headline == "2 unread")
        #expect(app.unread == 2)
    }

    @Test func subjectsAreForwardedAndReceived() {
        let app = ReaderApp()
        let closed = PassthroughSubject<Void, Never>()
        var closings = 0
        let counting = closed.sink { closings += 1 }
        let detail = app.detailBuilder.instantiate(title: "Rings", closed: closed)
        var titles: [String] = []
        let following = detail.$title.sink { titles.append($0) }
        detail.start()
        app.commands.send(.open("Clocks"))
        app.commands.send(.close)
        detail.stop()
        app.commands.send(.open("Heirlooms"))
        #expect(titles == ["Rings", "Clocks"])
        #expect(closings == 1)
        counting.cancel()
        following.cancel()
    }

    @Test func changesArePublished() {
        let app = ReaderApp()
        var changes = 0
        let counting = app.list.objectWillChange.sink { _ in changes += 1 }
        app.source.add(Article(title: "Rings", isRead: false))
        #expect(changes == 2)
        counting.cancel()
    }

    /// The override is already type-erased, because the property's type is `AnyPublisher`.
    @Test func overriddenPublishersReachAllSubscribers() {
        let titles = CurrentValueSubject<[String], Never>(["Rings"])
        let app = ReaderApp.mock(overrides: .init(titles: { _ in titles.eraseToAnyPublisher() }))
        app.source.add(Article(title: "Heirlooms", isRead: false))
        titles.send(["Rings", "Clocks"])
        #expect(app.list.lines == ["Rings", "Clocks"])
        #expect(app.list.headline == "2 unread")
    }

    @Test func viewModelsAreBuiltWithoutTheApp() {
        let badge = CurrentValueSubject<Int, Never>(3)
        let list = ArticleList.mock(titles: Just(["Rings"]).eraseToAnyPublisher(), badge: badge)
        #expect(list.lines == ["Rings"])
        #expect(list.headline == "3 unread")
        #expect(ArticleList.mock().headline == "0 unread")
    }
}
