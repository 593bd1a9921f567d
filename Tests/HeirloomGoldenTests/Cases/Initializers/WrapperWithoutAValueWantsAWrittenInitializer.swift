// A wrapper that was read and cannot be made from its value alone wants a written initializer; the diagnostic gives it.

//: App/Page.swift
import Heirloom

@propertyWrapper
struct Stored<Value> {
    let key: String
    var wrappedValue: Value

    init(key: String, value: Value) {
        self.key = key
        wrappedValue = value
    }
}

@Instantiable
final class Clock: Instantiable {}

@Instantiable
struct Page: Instantiable {
    @Stored @Forwarded var title: String
    @Instantiated let clock: Clock
}

@Instantiable
struct Watch: Instantiable {
    @Stored @Instantiated var clock: Clock
}

@Instantiable
struct Book: Instantiable {
    @Instantiated let watch: Watch
    @Instantiated let pageBuilder: Instantiator<Page>
}

//: diagnostics
// App/Page.swift:19:28: error: 'Stored' has no 'init(wrappedValue:)' that takes a value alone, and so the initializer of 'Page' must be written [missing-initializer]
// App/Page.swift:18:8: note: write 'init(title: Stored<String>, clock: Clock) { self._title = title; self.clock = clock }'
// App/Page.swift:21:1: note: fix-it: write the initializer: insert '    init(title: Stored<String>, clock: Clock) {\n        self._title = title\n        self.clock = clock\n    }\n'
// App/Page.swift:25:31: error: 'Stored' has no 'init(wrappedValue:)' that takes a value alone, and so the initializer of 'Watch' must be written [missing-initializer]
// App/Page.swift:24:8: note: write 'init(clock: Clock) { fatalError("'clock' has no 'Stored' yet") }'
// App/Page.swift:26:1: note: fix-it: write the initializer: insert '    init(clock: Clock) {\n        fatalError("'clock' has no 'Stored' yet")\n    }\n'
