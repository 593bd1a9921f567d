// With `automaticMocks: false`, test doubles do not receive mocks automatically.

//: option configuration=debug
//: Core/Service.swift
import Heirloom

public protocol Log { func write(_ line: String) }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public struct ConsoleLog: Instantiable, Log {
    public init() {}
    public func write(_ line: String) { print("console", line) }
}

@Instantiable
public struct Service: Instantiable {
    @Received public let log: any Log
    public init(log: any Log) { self.log = log }
}

//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Log", "Service"], automaticMocks: false)

Service.mock().log.write("a")
let log = MockLog()
Service.mock(log: log).log.write("b")
print(log.mock.write.calls)

//: prints
// console a
// ["b"]
