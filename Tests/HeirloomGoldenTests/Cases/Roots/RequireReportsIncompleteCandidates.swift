// `--roots require` makes an incomplete candidate an error, even next to a complete one.

//: option roots=require
//: App/Delivery.swift
import Heirloom

@Instantiable
final class Van: Instantiable {}

@Instantiable
struct Route: Instantiable {
    @Received let van: Van
}

@Instantiable
struct Returns: Instantiable {
    @Instantiated let route: Route
}

@Instantiable
struct Deliveries: Instantiable {
    @Instantiated let van: Van
    @Instantiated let route: Route
}

//: diagnostics
// App/Delivery.swift:8:19: error: 'Route' receives 'van: Van', but no type above it provides it (root 'Returns') [missing-dependency]
// App/Delivery.swift:13:23: note: 'Returns' builds 'Route' here
// App/Delivery.swift:18:23: note: 'Deliveries' provides 'van' to its 'Route', but 'Returns' builds 'Route' without providing it
// App/Delivery.swift:12:8: note: to provide it, add '@Instantiated let van: Van' to 'Returns'
// App/Delivery.swift:12:31: note: fix-it: instantiate it in 'Returns': insert '\n    @Instantiated let van: Van'
