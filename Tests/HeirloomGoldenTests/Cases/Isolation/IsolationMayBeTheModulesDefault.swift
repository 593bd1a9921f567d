// The module's default isolation applies to types without an explicit isolation: the root is isolated to the main actor like
// the panel it builds, and the download is nonisolated.

//: option swift=6.2 default isolation
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

//: generated App
import Heirloom

extension Browser {
    convenience init() {
        let panel = Panel()
        let downloadBuilder = SendableInstantiator<Download> {  // Browser.downloadBuilder
            Browser.heirloomMakeDownload()
        }
        self.init(panel: panel, downloadBuilder: downloadBuilder)
    }

    private nonisolated static func heirloomMakeDownload() -> Download {
        let buffer = Buffer()
        return Download(buffer: buffer)
    }
}

//: prints
// Browser #1
//   panel: Panel #2
//   downloadBuilder: SendableInstantiator<Download>
// Download
//   buffer: Buffer #1
