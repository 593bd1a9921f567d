// A property of a generic base class names a specialization with another element.
//: Base/Base.swift
import Heirloom

open class BaseRepository<Entity> {
    public init() {}
}

public struct Note {}

public final class Archive<Entity>: BaseRepository<Entity> {}

@Instantiable
extension Archive: Instantiable {
    public static func instantiate() -> Archive<Note> { Archive<Note>() }
    public static func instantiate() -> Archive<Int> { Archive<Int>() }
}
//: App/App.swift
import Base
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Archive<Note>") let good: BaseRepository<Note>
    @Instantiated(fulfilledByType: "Archive<Int>") let 1️⃣bad: BaseRepository<Note>
}
//: refused
// 1️⃣ not-convertible
