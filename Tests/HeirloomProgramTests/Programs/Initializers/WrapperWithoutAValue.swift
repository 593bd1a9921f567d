// A wrapper that was read and cannot be made from a value wants a written initializer.
//: Storage/Stored.swift
@propertyWrapper
public struct Stored<Value> {
    private let key: String
    public var wrappedValue: Value

    public init(wrappedValue: Value, key: String) {
        self.key = key
        self.wrappedValue = wrappedValue
    }

    public init(projectedValue: Stored<Value>) {
        self = projectedValue
    }
}
//: App/main.swift
import Heirloom
import Storage

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct Page: Instantiable {
    @Stored @Forwarded var 1️⃣title: String
    @Received let clock: Clock
}

@Instantiable
struct Book: Instantiable {
    @Instantiated let clock: Clock
    @Stored @Instantiated var 2️⃣second: Clock
    @Instantiated let pageBuilder: Instantiator<Page>
}

print(Book())
//: refused
// 1️⃣ missing-initializer
// 2️⃣ missing-initializer
