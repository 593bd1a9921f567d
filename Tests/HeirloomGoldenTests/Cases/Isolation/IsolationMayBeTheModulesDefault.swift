// Isolation is also the module's default isolation, where nothing else is said: the root is bound to the main
// actor like the panel it builds, the download to none.

//: option swiftc=-default-isolation MainActor
//: App/Configuration.swift
import Heirloom

#HeirloomConfiguration(defaultIsolation: "MainActor")

//: App/Browser.swift
import Heirloom

@MainActor
@Instantiable
final class Panel: Instantiable {}

@Instantiable
nonisolated struct Download: Instantiable {
    @Instantiated let buffer: Buffer
}

@Instantiable
nonisolated final class Buffer: Instantiable {}

@Instantiable
final class Browser: Instantiable {
    @Instantiated let panel: Panel
    @Instantiated let downloadBuilder: SendableInstantiator<Download>
}

//: App/main.swift
let browser = Browser()
printTree(browser)
printTree(browser.downloadBuilder.instantiate())
