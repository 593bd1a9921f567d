// Structs of values are implicitly Sendable: nested, observed, computed, with literals and with collections.
//: App/Session.swift
import Heirloom

struct Money {
    var cents: Int
    var currency = "EUR"
}

struct Line {
    struct Tax {
        var rate = 0.19
    }

    var price: Money
    var tax = Tax()
    var notes: [String: [Money]] = [:]
}

struct Basket {
    private(set) var lines: [Line] = [] { didSet { count = lines.count } }
    var count = 0
    var isEmpty: Bool { lines.isEmpty }
    var bounds: (low: Int, high: Int) = (0, 9)
    var onChange: @Sendable (Int) -> Void = { _ in }
    var onMain: @MainActor () -> Void = {}
}

@Instantiable
struct MoneyReport: Instantiable {
    @Received let money: Money
    let text = "money"
}

@Instantiable
struct LineReport: Instantiable {
    @Received let line: Line
    let text = "line"
}

@Instantiable
struct BasketReport: Instantiable {
    @Received let basket: Basket
    let text = "basket"
}

@Instantiable
struct PairReport: Instantiable {
    @Received let pair: (Money, Line?)
    let text = "pair"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let money: Money
    @Forwarded let line: Line
    @Forwarded let basket: Basket
    @Forwarded let pair: (Money, Line?)
    @Instantiated let moneyReportBuilder: SendableInstantiator<MoneyReport>
    @Instantiated let lineReportBuilder: SendableInstantiator<LineReport>
    @Instantiated let basketReportBuilder: SendableInstantiator<BasketReport>
    @Instantiated let pairReportBuilder: SendableInstantiator<PairReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let money = moneyReportBuilder
        lines.append(await Task.detached { money.instantiate().text }.value)
        let line = lineReportBuilder
        lines.append(await Task.detached { line.instantiate().text }.value)
        let basket = basketReportBuilder
        lines.append(await Task.detached { basket.instantiate().text }.value)
        let pair = pairReportBuilder
        lines.append(await Task.detached { pair.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
let session = App().sessionBuilder.instantiate(money: Money(cents: 5), line: Line(price: Money(cents: 5)), basket: Basket(), pair: (Money(cents: 1), nil))
print(await session.reports().joined(separator: ", "))
//: prints
// money, line, basket, pair
