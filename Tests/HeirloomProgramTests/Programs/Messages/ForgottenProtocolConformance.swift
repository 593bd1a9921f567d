// A repository lists a protocol to which it does not conform; the method has another spelling.
//: Core/Core.swift
import Heirloom

public protocol UserRepository { func users() -> [String] }

@Instantiable(fulfillingAdditionalTypes: [1️⃣UserRepository.self])
public final class SQLUserRepository: Instantiable {
    public init() {}
    public func allUsers() -> [String] { ["Ada"] }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let userRepository: any UserRepository
}

print(App().userRepository.users())
//: refused
// 1️⃣ not-convertible
