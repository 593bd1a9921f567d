// Controllers and views whose designated initializers take more than a name or a frame.
//: option frameworks=apple

//: App/Pages.swift
import Heirloom
import UIKit

@Instantiable
final class Book: Instantiable {}

@Instantiable
final class BookController: UIPageViewController, Instantiable {
    @Instantiated private let book: Book
    @Instantiated private let pageBuilder: Instantiator<PageController>
    @Instantiated private let table: ChapterTable

    init(book: Book, pageBuilder: Instantiator<PageController>, table: ChapterTable) {
        self.book = book
        self.pageBuilder = pageBuilder
        self.table = table
        super.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class PageController: UIViewController, UITextFieldDelegate, Instantiable {
    @Forwarded private let number: Int
    @Received private let book: Book
    @Instantiated private let text: PageText

    init(number: Int, book: Book, text: PageText) {
        self.number = number
        self.book = book
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func loadView() { view = text }
}

@Instantiable
final class PageText: UITextView, Instantiable {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class ChapterTable: UITableView, Instantiable {
    @Received private let book: Book

    init(book: Book) {
        self.book = book
        super.init(frame: .zero, style: .grouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor func book() -> UIViewController { BookController() }

//: compiles
