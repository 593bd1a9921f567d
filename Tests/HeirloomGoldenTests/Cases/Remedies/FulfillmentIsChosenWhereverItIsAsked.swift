// If several types list a protocol, there is a fix-it for each, including behind an instantiator and in the root.

//: App/Theatre.swift
import Heirloom

protocol Light {}

@Instantiable(fulfillingAdditionalTypes: [Light.self])
final class Spot: Instantiable, Light {}

@Instantiable(fulfillingAdditionalTypes: [Light.self])
final class Flood: Instantiable, Light {}

@Instantiable
struct Stage: Instantiable {
    @Received let mainLight: any Light
}

@Instantiable
struct Theatre: Instantiable {
    @Instantiated let lightBuilder: Instantiator<any Light>
    @Instantiated let stage: Stage
}

//: App/main.swift
printTree(Theatre())

//: diagnostics
// App/Theatre.swift:13:19: error: 'Stage' receives 'mainLight: any Light', but no type above it provides it (root 'Theatre') [missing-dependency]
// App/Theatre.swift:19:23: note: 'Theatre' builds 'Stage' here
// App/Theatre.swift:6:13: note: to provide it as 'Spot', add '@Instantiated(fulfilledByType: "Spot") let mainLight: any Light' to 'Theatre'
// App/Theatre.swift:9:13: note: to provide it as 'Flood', add '@Instantiated(fulfilledByType: "Flood") let mainLight: any Light' to 'Theatre'
// App/Theatre.swift:18:23: error: 'lightBuilder: Instantiator<any Light>' of 'Theatre' is ambiguous: 'Spot' and 'Flood' fulfill it [ambiguous-fulfillment]
// App/Theatre.swift:6:13: note: to use this one, write '@Instantiated(fulfilledByType: "Spot") let lightBuilder: ErasedInstantiator<Void, any Light>'
// App/Theatre.swift:9:13: note: to use this one, write '@Instantiated(fulfilledByType: "Flood") let lightBuilder: ErasedInstantiator<Void, any Light>'

//: fix-its
// App/Theatre.swift:13:19: would fix: instantiate it as 'Spot' in 'Theatre' [missing-dependency]
// App/Theatre.swift:17:31: note: insert '\n    @Instantiated(fulfilledByType: "Spot") let mainLight: any Light'
// App/Theatre.swift:13:19: would fix: instantiate it as 'Flood' in 'Theatre' [missing-dependency]
// App/Theatre.swift:17:31: note: insert '\n    @Instantiated(fulfilledByType: "Flood") let mainLight: any Light'
// App/Theatre.swift:18:23: could fix: build a 'Spot' [ambiguous-fulfillment]
// App/Theatre.swift:18:18: note: insert '(fulfilledByType: "Spot")'
// App/Theatre.swift:18:37: note: replace 'Instantiator<any Light>' with 'ErasedInstantiator<Void, any Light>'
// App/Theatre.swift:18:23: could fix: build a 'Flood' [ambiguous-fulfillment]
// App/Theatre.swift:18:18: note: insert '(fulfilledByType: "Flood")'
// App/Theatre.swift:18:37: note: replace 'Instantiator<any Light>' with 'ErasedInstantiator<Void, any Light>'
