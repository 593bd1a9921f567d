// What stands behind a clause that this compiler passes has its place, and its faults.
//: App/Shop.swift
import Heirloom

#if compiler(>=999)
struct Till { let = "\(
    }
#endif

@Instantiable(isRoot: true)
struct Shop: Instantiable {
    @Instantiated let counter: Counter
    #if swift(>=999)
    @Instantiated let [
    #endif
}

struct Till {}

@Instantiable
struct Counter: Instantiable {
    @Received let 1️⃣till: Till
}
//: refused
// 1️⃣ missing-dependency
