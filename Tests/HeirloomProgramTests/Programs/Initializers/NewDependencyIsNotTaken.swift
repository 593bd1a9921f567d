// A dependency was added, and the written initializer, which sets up other state too, does not take it yet.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public init() {} }

@Instantiable
public final class Retrier: Instantiable { public init() {} }

public protocol Delegate: AnyObject {}

@Instantiable
public final class Uploader: Instantiable {
    @Received private let session: Session
    @Received private let retrier: Retrier
    private let queue: [String]
    public weak var delegate: (any Delegate)?

    /// Makes an uploader with an empty queue.
    public 1️⃣init(
        session: Session,
        queue: [String] = [],
        delegate: (any Delegate)? = nil  // set later
    ) {
        self.session = session
        self.queue = queue
        self.delegate = delegate
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let retrier: Retrier
    @Instantiated let uploader: Uploader
}
_ = App()
//: refused
// 1️⃣ incomplete-initializer
