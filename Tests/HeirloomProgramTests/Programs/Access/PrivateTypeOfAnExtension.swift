// Extensions make types buildable that only their file can name: each is reported once, at the extension.
//: App/Formatters.swift
import Heirloom

private struct DateLabel {
    init(style: String) {}
}

@Instantiable
extension 1️⃣DateLabel: Instantiable {
    static func instantiate() -> DateLabel { DateLabel(style: "short") }
}

private enum Labels {
    struct Price {
        init(currency: String) {}
    }
}

@Instantiable
extension 2️⃣Labels.Price: Instantiable {
    static func instantiate() -> Labels.Price { Labels.Price(currency: "EUR") }
}

struct Title {
    init(text: String) {}
}

@Instantiable
extension Title: Instantiable {
    static func instantiate() -> Title { Title(text: "Title") }
}

@Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated private let date: DateLabel
    @Instantiated private let price: Labels.Price
    @Instantiated private let title: Title
}
//: refused
// 1️⃣ unreachable-type
// 2️⃣ unreachable-type
