// An actor's `init()` is not `convenience`.

//: App/Crawler.swift
import Heirloom

@Instantiable
final class Robots: Instantiable, Sendable {}

@Instantiable
struct Fetcher: Instantiable, Sendable {
    @Received let robots: Robots
}

@Instantiable
actor Crawler: Instantiable {
    @Instantiated let robots: Robots
    @Instantiated let fetcher: Fetcher
}

//: App/main.swift
printTree(Crawler())
