// A closure whose declared result is the property's function type, or whose body returns a closure, is called once and returns
// the property's value.

//: App/App.swift
import Heirloom

typealias Change = (Int) -> Int

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ 2 }) let factor: Int
    @Instantiated({ (factor: Int) -> ((Int) -> Int)? in { $0 * factor } }) let hook: ((Int) -> Int)?
    @Instantiated({ () -> (Int) -> Int in { $0 + 1 } }) let increase: (Int) -> Int
    @Instantiated({ (factor: Int) -> Change in { $0 - factor } }) let change: Change
    @Instantiated({ (factor: Int) in { $0 + factor } }) let shift: Change
    @Instantiated({ () -> Change? in nil }) let reset: Change?
    @Instantiated({ (factor: Int) in { print("factor", factor) } }) let report: () -> Void
    @Instantiated({ (factor: Int) in { $0 / factor } }) let divide: (Int) -> Int
    @Instantiated({ (factor: Int) in { factor } }) let later: () -> () -> Int
    @Instantiated({ (step: Int) -> (Int) -> Int in { $0 + step } }) let adding: (_ step: Int) -> (Int) -> Int

    init(
        factor: Int,
        hook: ((Int) -> Int)?,
        increase: @escaping (Int) -> Int,
        change: @escaping Change,
        shift: @escaping Change,
        reset: Change?,
        report: @escaping () -> Void,
        divide: @escaping (Int) -> Int,
        later: @escaping () -> () -> Int,
        adding: @escaping (_ step: Int) -> (Int) -> Int
    ) {
        self.factor = factor
        self.hook = hook
        self.increase = increase
        self.change = change
        self.shift = shift
        self.reset = reset
        self.report = report
        self.divide = divide
        self.later = later
        self.adding = adding
    }
}

//: App/main.swift
let app = App()
print(app.hook?(4) as Any, app.increase(4), app.change(4), app.divide(4), app.later()(), app.adding(3)(4))
print(app.shift(4), app.reset == nil)
app.report()

//: generated App
import Heirloom

extension App {
    init() {
        let factor = App.heirloomFactory_factor()
        let hook = App.heirloomFactory_hook(factor: factor)
        let increase = App.heirloomFactory_increase()
        let change = App.heirloomFactory_change(factor: factor)
        let shift = App.heirloomFactory_shift(factor: factor)
        let reset = App.heirloomFactory_reset()
        let report = App.heirloomFactory_report(factor: factor)
        let divide = App.heirloomFactory_divide(factor: factor)
        let later: () -> () -> Int = {
            App.heirloomFactory_later(factor: factor)
        }
        let adding: (_ step: Int) -> (Int) -> Int = { step in
            App.heirloomFactory_adding(step: step)
        }
        self.init(
            factor: factor,
            hook: hook,
            increase: increase,
            change: change,
            shift: shift,
            reset: reset,
            report: report,
            divide: divide,
            later: later,
            adding: adding
        )
    }
}

//: prints
// Optional(8) 5 2 2 2 7
// 6 true
// factor 2
