// An initializer is inserted on separate lines if the closing brace of a type follows its last member on the same line.

//: App/App.swift
import Heirloom

@Instantiable
final class Dep: Instantiable {}

enum Nested {
    @Instantiable
    final class Third: Instantiable {
        @Received let dep: Dep
        let number: Int }
}

@MainActor @Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let dep: Dep
    @Instantiated let third: Nested.Third
}

//: diagnostics
// App/App.swift:10:13: error: 'number' has no value; mark it '@Received', '@Instantiated' or '@Forwarded', or write an initializer for 'Third' [missing-initializer]
// App/App.swift:10:25: note: fix-it: write an initializer: insert '\n        init(dep: Dep) {\n            self.dep = dep\n            fatalError("'number' has no value yet")\n        }\n    '
