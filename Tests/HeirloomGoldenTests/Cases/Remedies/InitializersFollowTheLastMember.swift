// An initializer is written on lines of its own where the closing brace of a type stands behind its last member.

//: App/App.swift
import Heirloom

class Base {
    init() {}
    init(number: Int) {}
}

@Instantiable
final class Dep: Instantiable {}

@Instantiable final class First: Base, Instantiable { @Received let dep: Dep
 func first() {} }

@MainActor @Instantiable
final class Second: Base, Instantiable {
    @Received let dep: Dep
    func second() {} }

enum Nested {
    @Instantiable
    final class Third: Instantiable {
        @Received let dep: Dep
        let number: Int }
}

@MainActor @Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let dep: Dep
    @Instantiated let first: First
    @Instantiated let second: Second
    @Instantiated let third: Nested.Third
}

//: diagnostics
// App/App.swift:11:27: error: 'Base' has several initializers, of which Swift calls none by itself, and so the initializer of 'First' must be written [missing-initializer]
// App/App.swift:11:27: note: write 'init(dep: Dep) { self.dep = dep; super.init() }'
// App/App.swift:12:18: note: fix-it: write the initializer: insert '\n    init(dep: Dep) {\n        self.dep = dep\n        super.init()\n    }\n'
// App/App.swift:15:13: error: 'Base' has several initializers, of which Swift calls none by itself, and so the initializer of 'Second' must be written [missing-initializer]
// App/App.swift:15:13: note: write 'init(dep: Dep) { self.dep = dep; super.init() }'
// App/App.swift:17:22: note: fix-it: write the initializer: insert '\n    init(dep: Dep) {\n        self.dep = dep\n        super.init()\n    }\n'
// App/App.swift:23:13: error: 'number' has no value; mark it '@Received', '@Instantiated' or '@Forwarded', or write the initializer of 'Third' [missing-initializer]
// App/App.swift:23:25: note: fix-it: write the initializer: insert '\n        init(dep: Dep) {\n            self.dep = dep\n            fatalError("'number' has no value yet")\n        }\n    '
