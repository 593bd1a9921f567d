// Only the compiler knows the member of an SDK type: it is reported, and neither nil nor another type is used instead.
//: App/App.swift
import Foundation
import Heirloom

@Instantiable
struct Sorter<Order: SortComparator>: Instantiable {
    @Received let sample: Order.Compared
}

@Instantiable
struct Picker<Values: Sequence>: Instantiable {
    @Received(onlyIfAvailable: true) let sample: Values.Element?
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ "a" }) let sample: String
    @Instantiated let 1️⃣sorter: Sorter<ComparableComparator<String>>
    @Instantiated let 2️⃣picker: Picker<StrideTo<Double>>
}
//: App/main.swift
print(App())
//: refused
// 1️⃣ ambiguous-name
// 2️⃣ ambiguous-name
