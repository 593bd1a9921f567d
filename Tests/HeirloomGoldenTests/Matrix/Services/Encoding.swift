public import Foundation
public import Heirloom

@Instantiable
extension JSONEncoder: @retroactive Instantiable {
    public static func instantiate() -> JSONEncoder { JSONEncoder() }
}
