// A closure in another module must be visible in the generated module, like its property.

//: Base/Base.swift
import Heirloom

public struct Config { public init() {} }

@Instantiable
public struct Feature: Instantiable {
    @Received public let config: Config
    @Instantiated({ (config: Config) in "title" }) let title: String
    @Instantiated({ (config: Config) in 3 }) private let count: Int
    @Instantiated({ (config: Config) in true }) public let isSeen: Bool

    public init(config: Config, title: String, count: Int, isSeen: Bool) {
        self.config = config
        self.title = title
        self.count = count
        self.isSeen = isSeen
    }
}

//: App/App.swift
import Base
import Heirloom

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Forwarded let config: Config
    @Instantiated let feature: Feature
}

//: diagnostics
// Base/Base.swift:8:56: error: 'title: String' of 'Feature' is built in module 'App', where the closure of 'Feature.title' is not visible: it is 'internal' in module 'Base' [inaccessible-type]
// Base/Base.swift:8:52: note: make the property 'public' or 'package'
// Base/Base.swift:9:58: error: 'count: Int' of 'Feature' is built in module 'App', where the closure of 'Feature.count' is not visible: it is 'internal' in module 'Base' [inaccessible-type]
// Base/Base.swift:9:46: note: make the property 'public' or 'package'

//: fix-its
// Base/Base.swift:8:56: would fix: make it 'public' [inaccessible-type]
// Base/Base.swift:8:52: note: insert 'public '
// Base/Base.swift:8:56: would fix: make it 'package' [inaccessible-type]
// Base/Base.swift:8:52: note: insert 'package '
// Base/Base.swift:9:58: would fix: make it 'public' [inaccessible-type]
// Base/Base.swift:9:46: note: replace 'private' with 'public'
// Base/Base.swift:9:58: would fix: make it 'package' [inaccessible-type]
// Base/Base.swift:9:46: note: replace 'private' with 'package'
