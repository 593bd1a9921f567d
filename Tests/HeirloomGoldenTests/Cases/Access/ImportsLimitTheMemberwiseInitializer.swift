// A type that is imported less accessibly than the type that depends on it wants a wider import, or a written
// initializer; one that is forwarded wants the wider import.

//: Models/Models.swift
public struct User {
    public init() {}
}

//: App/Feed.swift
internal import Foundation
public import Heirloom
package import Models

@Instantiable
public struct Feed: Instantiable {
    @Received private let url: URL
    @Forwarded private let user: User
    @Received private let count: Int
    @Received private let path: KeyPath<String, Int>
}

@Instantiable
package struct Draft: Instantiable {
    @Forwarded let user: User
    @Received private let dates: [Foundation.Date?]
}

@Instantiable
public struct Letter: Instantiable {
    @Received private let user: User

    init(user: User) {
        self.user = user
    }
}

//: App/Queue.swift
private import Foundation
import Heirloom
fileprivate import Models

@Instantiable
struct Queue: Instantiable {
    @Received private let user: User
    @Received private let name: String
}

//: diagnostics
// App/Feed.swift:7:27: error: 'URL' is imported less accessibly than 'Feed' is declared, and so an initializer that takes it must be written [missing-initializer]
// App/Feed.swift:6:15: note: write 'init(url: URL, user: User, count: Int, path: KeyPath<String, Int>) { self.url = url; self.user = user; self.count = count; self.path = path }'
// App/Feed.swift:1:1: note: fix-it: write 'public import Foundation': replace 'internal import Foundation' by 'public import Foundation'
// App/Feed.swift:11:1: note: fix-it: write the initializer: insert '    init(url: URL, user: User, count: Int, path: KeyPath<String, Int>) {\n        self.url = url\n        self.user = user\n        self.count = count\n        self.path = path\n    }\n'
// App/Feed.swift:8:28: error: 'user' can be forwarded wherever this type is visible, and so its type 'User' must be imported as accessibly [narrow-forwarded-type]
// App/Feed.swift:3:1: note: fix-it: write 'public import Models': replace 'package import Models' by 'public import Models'
// App/Feed.swift:16:27: error: 'Date' is imported less accessibly than 'Draft' is declared, and so an initializer that takes it must be written [missing-initializer]
// App/Feed.swift:14:16: note: write 'init(user: User, dates: [Foundation.Date?]) { self.user = user; self.dates = dates }'
// App/Feed.swift:1:1: note: fix-it: write 'package import Foundation': replace 'internal import Foundation' by 'package import Foundation'
// App/Feed.swift:17:1: note: fix-it: write the initializer: insert '    init(user: User, dates: [Foundation.Date?]) {\n        self.user = user\n        self.dates = dates\n    }\n'
// App/Queue.swift:7:27: error: 'User' is imported less accessibly than 'Queue' is declared, and its initializer cannot take it [missing-initializer]
// App/Queue.swift:3:1: note: fix-it: write 'internal import Models': replace 'fileprivate import Models' by 'internal import Models'
