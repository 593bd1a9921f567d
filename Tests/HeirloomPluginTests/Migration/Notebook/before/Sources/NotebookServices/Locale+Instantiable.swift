public import Foundation
public import SafeDI

@Instantiable
extension Locale: @retroactive Instantiable {
    public static func instantiate() -> Locale { Locale(identifier: "en_US") }
}
