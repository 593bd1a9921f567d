// `--roots require` makes an incomplete candidate a fault, a complete one beside it notwithstanding.

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
