// The app requires an internal type of another module; a package type of the same module is visible.
//: Billing/Billing.swift
import Heirloom

public protocol Biller { func bill() -> Int }

@Instantiable
struct InternalBiller: Instantiable, Biller {
    func bill() -> Int { 1 }
}

@Instantiable
package struct PackageBiller: Instantiable, Biller {
    package func bill() -> Int { 2 }
}
//: App/main.swift
import Billing
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "InternalBiller") let 2️⃣biller: any Biller
    @Instantiated(fulfilledByType: "PackageBiller") let other: any Biller
}
print(App().other.bill())
//: refused
// 2️⃣ inaccessible-type
