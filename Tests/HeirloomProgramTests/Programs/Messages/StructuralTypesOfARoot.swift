// Functions, tuples, metatypes and most collections cannot be made instantiable by an extension.
//: App/Shop.swift
import Heirloom

struct Item {
    let name: String
}

typealias Callback = @Sendable (Item) -> Void

@Instantiable
final class Shop: Instantiable {
    @Instantiated let 1️⃣onSale: (Item) -> Void
    @Instantiated let 2️⃣window: (left: Item, right: Item)
    @Instantiated let 3️⃣kind: Item.Type
    @Instantiated let 4️⃣items: [Item]
    @Instantiated let 5️⃣prices: [String: Int]
    @Instantiated let 6️⃣tags: Set<String>
    @Instantiated let 7️⃣whatever: Any
    private let callback: Callback? = nil
}
//: App/main.swift
_ = Shop()
//: refused
// 1️⃣ nothing-fulfills
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
// 4️⃣ nothing-fulfills
// 5️⃣ nothing-fulfills
// 6️⃣ nothing-fulfills
// 7️⃣ nothing-fulfills
