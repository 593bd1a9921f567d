// If a provider is misspelled, its receivers are not reported as well.
//: App/Orchestra.swift
import Heirloom

@Instantiable
final class Conductor: Instantiable {}

@Instantiable
final class Violin: Instantiable {
    @Received let conductor: Conductor
}

@Instantiable
final class Cello: Instantiable {
    @Received let conductor: Conductor
    @Instantiated let violin: Violin
}

@Instantiable
final class Orchestra: Instantiable {
    @Instantiated let 1️⃣conductor: Conducter
    @Instantiated let violin: Violin
    @Instantiated let cello: Cello
}
//: App/main.swift
_ = Orchestra()
//: refused
// 1️⃣ nothing-fulfills
