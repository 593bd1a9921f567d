// The superclass's only initializer throws; the subclass writes none.
//: Kit/Kit.swift
public struct ConfigurationError: Error {}

open class Service {
    public let address: String
    public init(address: String = "localhost") throws(ConfigurationError) {
        if address.isEmpty { throw ConfigurationError() }
        self.address = address
    }
}
//: App/main.swift
import Heirloom
import Kit

@Instantiable
final class Log: Instantiable {}

@Instantiable
final class 1️⃣MailService: Service, Instantiable {
    @Received private let log: Log
}

@Instantiable
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let mailService: MailService
}

print(App().mailService.address)
//: refused
// 1️⃣ missing-initializer
