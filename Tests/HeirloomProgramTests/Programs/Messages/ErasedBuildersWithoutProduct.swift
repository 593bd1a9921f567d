// Erased builders name their products; an unknown name is reported at the name.
//: App/Router.swift
import Heirloom

protocol Screen {}

@Instantiable
struct Detail: Instantiable, Screen {
    @Forwarded let id: Int
}

@Instantiable
struct Router: Instantiable {
    @Instantiated(fulfilledByType: "Detail") let 1️⃣wrong: ErasedInstantiator<String, any Screen>
    @Instantiated(fulfilledByType: "Details") let 2️⃣misspelt: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Overview") let 3️⃣absent: ErasedInstantiator<Void, any Screen>
}
//: App/main.swift
_ = Router()
//: refused
// 1️⃣ mismatched-parameters
// 2️⃣ nothing-fulfills
// 3️⃣ nothing-fulfills
