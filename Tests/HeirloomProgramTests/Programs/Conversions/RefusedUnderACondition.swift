// A fake under a debug flag does not conform; the real service does.
//: option flags=FAKES
//: App/main.swift
import Heirloom

protocol Network {}

@Instantiable
struct LiveNetwork: Instantiable, Network {}
#if FAKES
@Instantiable
struct FakeNetwork: Instantiable {}
#endif

@Instantiable
struct App: Instantiable {
    #if FAKES
    @Instantiated(fulfilledByType: "FakeNetwork") let 1️⃣network: any Network
    #else
    @Instantiated(fulfilledByType: "LiveNetwork") let network: any Network
    #endif
}
print(App())
//: refused
// 1️⃣ not-convertible
