// An erased builder's tuple has a misspelled label, an optional type and a missing type.
//: Core/Core.swift
import Heirloom

public protocol Screen { var title: String { get } }

@Instantiable
public struct Detail: Instantiable, Screen {
    @Forwarded public let userName: String
    @Forwarded public let userID: Int
    public init(userName: String, userID: Int) { self.userName = userName; self.userID = userID }
    public var title: String { userName }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Detail") let 1️⃣detailBuilder: ErasedInstantiator<(username: String, userID: Int), any Screen>
}

@Instantiable
struct Other: Instantiable {
    @Instantiated(fulfilledByType: "Detail") let 2️⃣detailBuilder: ErasedInstantiator<(userName: String, userID: Int?), any Screen>
}

@Instantiable
struct Third: Instantiable {
    @Instantiated(fulfilledByType: "Detail") let 3️⃣detailBuilder: ErasedInstantiator<String, any Screen>
}

@Instantiable
struct Fourth: Instantiable {
    @Instantiated(fulfilledByType: "Detail") let 4️⃣detailBuilder: ErasedInstantiator<(String, Int), any Screen>
}
//: refused
// 1️⃣ wrong-forwarded-properties
// 2️⃣ wrong-forwarded-properties
// 3️⃣ wrong-forwarded-properties
// 4️⃣ wrong-forwarded-properties
