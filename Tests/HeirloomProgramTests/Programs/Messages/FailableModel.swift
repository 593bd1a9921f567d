// A model's failable initializer validates its input, next to a 'required' one that takes other parameters.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Slug: Instantiable {
    @Forwarded private let text: String

    public 1️⃣init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
    }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct App: Instantiable {
    @Instantiated let slugBuilder: Instantiator<Slug>
}

print(App().slugBuilder.instantiate(text: ""))
//: refused
// 1️⃣ unusable-initializer
