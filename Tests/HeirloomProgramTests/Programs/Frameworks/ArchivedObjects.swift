// Archivable objects have a coder initializer in addition to the one that takes dependencies.
//: option frameworks=apple

//: App/Archived.swift
import Foundation
import Heirloom

@Instantiable
final class Registry: Instantiable {}

@Instantiable
final class Settings: NSObject, NSSecureCoding, Instantiable {
    static var supportsSecureCoding: Bool { true }
    @Received private let registry: Registry
    private var count = 0

    init(registry: Registry) { self.registry = registry }

    init?(coder: NSCoder) { registry = Registry() }

    func encode(with coder: NSCoder) {}
}

@Instantiable
final class Bookmark: NSObject, NSCoding, Instantiable {
    @Forwarded private let page: Int

    init(page: Int) {
        self.page = page
        super.init()
    }

    convenience init?(coder: NSCoder) { self.init(page: 0) }

    func encode(with coder: NSCoder) {}
}

@Instantiable
final class Archive: Instantiable {
    @Instantiated let registry: Registry
    @Instantiated let settings: Settings
    @Instantiated let bookmarkBuilder: Instantiator<Bookmark>
}

func archive() -> NSObject { Archive().bookmarkBuilder.instantiate(page: 7) }

//: compiles
