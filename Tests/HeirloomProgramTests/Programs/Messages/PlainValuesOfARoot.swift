// A root instantiates plain values: strings, numbers, dates, addresses.
//: App/Settings.swift
import Foundation
import Heirloom

@Instantiable
final class Session: Instantiable {
    @Received let baseURL: URL
}

@Instantiable
struct Settings: Instantiable {
    @Instantiated let 1️⃣title: String
    @Instantiated let 2️⃣retries: Int
    @Instantiated let 3️⃣baseURL: URL
    @Instantiated let 4️⃣deadline: Date?
    @Instantiated let session: Session
}
//: App/main.swift
print(Settings().title)
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
// 4️⃣ nothing-fulfills
