// Code after a clause that this compiler skips keeps its positions, and its errors are reported.
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
