// Conditional, unchecked and constrained conformances make generic types Sendable, in any file.
//: App/Session.swift
import Heirloom

struct Tag<Owner> {
    var name: String
}

struct Lot<Element> {
    var elements: [Element]
}

final class Vault<Element>: @unchecked Sendable {
    private var elements: [Element] = []
}

struct Pair<First, Second> {
    var first: First
    var second: Second
}

struct Keyed<Key: Hashable & Sendable, Value> where Value: Sendable {
    var values: [Key: Value]
}

@Instantiable
struct TagReport: Instantiable {
    @Received let tag: Tag<Int>
    let text = "tag"
}

@Instantiable
struct NumbersReport: Instantiable {
    @Received let numbers: Lot<Int?>
    let text = "numbers"
}

@Instantiable
struct VaultReport: Instantiable {
    @Received let vault: Vault<String>
    let text = "vault"
}

@Instantiable
struct PairReport: Instantiable {
    @Received let pair: Pair<Int, String>
    let text = "pair"
}

@Instantiable
struct KeyedReport: Instantiable {
    @Received let keyed: Keyed<String, Int>
    let text = "keyed"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let tag: Tag<Int>
    @Forwarded let numbers: Lot<Int?>
    @Forwarded let vault: Vault<String>
    @Forwarded let pair: Pair<Int, String>
    @Forwarded let keyed: Keyed<String, Int>
    @Instantiated let tagReportBuilder: SendableInstantiator<TagReport>
    @Instantiated let numbersReportBuilder: SendableInstantiator<NumbersReport>
    @Instantiated let vaultReportBuilder: SendableInstantiator<VaultReport>
    @Instantiated let pairReportBuilder: SendableInstantiator<PairReport>
    @Instantiated let keyedReportBuilder: SendableInstantiator<KeyedReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let tag = tagReportBuilder
        lines.append(await Task.detached { tag.instantiate().text }.value)
        let numbers = numbersReportBuilder
        lines.append(await Task.detached { numbers.instantiate().text }.value)
        let vault = vaultReportBuilder
        lines.append(await Task.detached { vault.instantiate().text }.value)
        let pair = pairReportBuilder
        lines.append(await Task.detached { pair.instantiate().text }.value)
        let keyed = keyedReportBuilder
        lines.append(await Task.detached { keyed.instantiate().text }.value)
        return lines
    }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}

//: App/Conformances.swift
extension Lot: @unchecked Sendable where Element: Sendable {}
extension Pair: @unchecked Sendable where First: Sendable, Second: Sendable & Hashable {}
//: App/main.swift
let session = App().sessionBuilder.instantiate(tag: Tag(name: "t"), numbers: Lot(elements: [1]), vault: Vault(), pair: Pair(first: 1, second: "b"), keyed: Keyed(values: [:]))
print(await session.reports().joined(separator: ", "))
//: prints
// tag, numbers, vault, pair, keyed
