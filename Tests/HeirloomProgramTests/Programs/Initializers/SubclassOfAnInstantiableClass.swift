// A subclass of an instantiable class is reported once, regardless of its other errors.
//: App/main.swift
import Heirloom

@Instantiable
class Base: Instantiable {}

@Instantiable
final class 1️⃣Sub: Base {
    @Instantiated let part: Part
}

@Instantiable
final class Part: Instantiable {}

print(Sub())
//: refused
// 1️⃣ instantiable-superclass
