// Closures may build values of empty types and of 'AnyClass' without a warning.
//: option swift=6.2 raw identifiers
//: App/App.swift
import Heirloom

final class Row {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ () -> Never? in nil }) let never: Never?
    @Instantiated({ () -> Void? in () }) let nothing: Void?
    @Instantiated({ () -> [Void] in [()] }) let nothings: [Void]
    @Instantiated({ () -> AnyClass in Row.self }) let rowClass: AnyClass
    @Instantiated({ (`my step`: Int, `inout`: Int) in `my step` + `inout` }) let add: (_ `my step`: Int, _ `inout`: Int) -> Int
}

//: App/main.swift
let app = App()
print(app.never == nil, app.nothing != nil, app.nothings.count, app.rowClass, app.add(1, 2))
//: prints
// true true 1 Row 3
