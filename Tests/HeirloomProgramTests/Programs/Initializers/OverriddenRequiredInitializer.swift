// An initializer that a superclass requires and that takes the dependencies is written as 'required'.
//: Framework/View.swift
open class View {
    public let title: String

    public required init(title: String) {
        self.title = title
    }
}
//: App/main.swift
import Framework
import Heirloom

@Instantiable
final class 1️⃣Label: View, Instantiable {
    @Forwarded let title2: String
    @Received let theme: Theme
}

@Instantiable
final class 2️⃣Heading: View, Instantiable {
    @Forwarded let title: String
}

@Instantiable
final class Theme: Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated let theme: Theme
    @Instantiated let labelBuilder: Instantiator<Label>
    @Instantiated let headingBuilder: Instantiator<Heading>
}

print(App())
//: refused
// 1️⃣ missing-initializer
// 2️⃣ missing-initializer
