import Feeds
import OpenCombineShim
import Reader
import Testing

/// What is built holds together: all types listen to the same publishers.
@Suite struct ReaderTests {
    @Test func everybodyHearsOfOneSource() {
        let app = ReaderApp()
        app.source.add(Article(title: "Heirlooms", isRead: false))
        app.source.add(Article(title: "Clocks", isRead: true))
        app.source.add(Article(title: "Rings", isRead: false))
        #expect(app.list.lines == ["Heirlooms", "Rings"])
        #expect(app.list.headline == "2 unread")
        #expect(app.unread == 2)
    }

    @Test func aSubjectIsForwardedAndAnotherReceived() {
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

    @Test func aChangeIsPublished() {
        let app = ReaderApp()
        var changes = 0
        let counting = app.list.objectWillChange.sink { _ in changes += 1 }
        app.source.add(Article(title: "Rings", isRead: false))
        #expect(changes == 2)
        counting.cancel()
    }
}
