// A system service calls its delegate, which is a separate object below 'NSObject'.
//: option frameworks=apple

//: App/Feeds.swift
import Foundation
import Heirloom

@objc protocol FeedListener: NSObjectProtocol {
    func feedDidEnd()
    @objc optional func feedDidBegin()
}

@Instantiable(fulfillingAdditionalTypes: [FeedListener.self])
final class Counter: NSObject, FeedListener, Instantiable {
    @objc dynamic private(set) var count = 0

    func feedDidEnd() { count += 1 }
}

@Instantiable
final class FeedReader: NSObject, XMLParserDelegate, Instantiable {
    @Received private weak var listener: (any FeedListener)?

    init(listener: (any FeedListener)?) {
        self.listener = listener
        super.init()
    }

    func end() {
        listener?.feedDidBegin?()
        listener?.feedDidEnd()
    }
}

@Instantiable
final class FeedParser: XMLParser, Instantiable {
    @Forwarded private let name: String
    @Instantiated private let reader: FeedReader

    init(name: String, reader: FeedReader) {
        self.name = name
        self.reader = reader
        super.init(text: name)
    }
}

@Instantiable
final class Feeds: Instantiable {
    @Instantiated private let counter: any FeedListener
    @Received(fulfilledByDependencyNamed: "counter", ofType: (any FeedListener).self)
    private let listener: (any FeedListener)?
    @Instantiated private let parserBuilder: Instantiator<FeedParser>

    func read(_ name: String) -> XMLParser { parserBuilder.instantiate(name: name) }
}

func readAll() -> XMLParser { Feeds().read("feed") }

//: compiles
