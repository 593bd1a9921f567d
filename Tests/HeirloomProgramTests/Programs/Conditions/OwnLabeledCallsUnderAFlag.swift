// A labeled call that the module declares under a flag is called if the flag is set, and otherwise the generated one.
//: option flags=OWN
//: App/App.swift
import Heirloom

@Instantiable
struct Row: Instantiable {
    @Forwarded let text: String
}
#if OWN
extension Instantiator where T == Row {
    func instantiate(text: String) -> Row { instantiate("own " + text) }
}
#endif
@Instantiable
struct App: Instantiable {
    @Instantiated let rowBuilder: Instantiator<Row>
}
//: App/main.swift
print(App().rowBuilder.instantiate(text: "a").text)
//: prints
// a
//: prints with OWN
// own a
