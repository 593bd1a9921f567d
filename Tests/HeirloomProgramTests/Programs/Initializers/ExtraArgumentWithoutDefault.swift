// A written initializer has an additional parameter without a default.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Session: Instantiable { public init() {} }

@Instantiable
public final class Paginator: Instantiable {
    @Received private let session: Session
    private let pageSize: Int

    public 1️⃣init(session: Session, pageSize: Int) {
        self.session = session
        self.pageSize = pageSize
    }

    public var text: String { "\(pageSize)" }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let session: Session
    @Instantiated let paginator: Paginator
}

print(App().paginator.text)
//: refused
// 1️⃣ demanding-initializer
