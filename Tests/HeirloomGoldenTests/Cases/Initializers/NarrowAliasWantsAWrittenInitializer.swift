// An alias that is less accessible than the type wants a written initializer as well.

//: App/App.swift
import Heirloom

private typealias Text = String
typealias Number = Int

@Instantiable
struct Label: Instantiable {
    @Forwarded private let text: String
    @Received private let title: Text
}

@Instantiable
public struct Counter: Instantiable {
    @Received private let number: Number
}

//: diagnostics
// App/App.swift:9:27: error: 'Text' is less accessible than 'Label', and so an initializer that takes it must be written [missing-initializer]
// App/App.swift:7:8: note: write 'init(text: String, title: String) { self.text = text; self.title = title }'
// App/App.swift:10:1: note: fix-it: write the initializer: insert '    init(text: String, title: String) {\n        self.text = text\n        self.title = title\n    }\n'
// App/App.swift:14:27: error: 'Number' is less accessible than 'Counter', and so an initializer that takes it must be written [missing-initializer]
// App/App.swift:13:15: note: write 'init(number: Number) { self.number = number }'
// App/App.swift:15:1: note: fix-it: write the initializer: insert '    init(number: Number) {\n        self.number = number\n    }\n'
