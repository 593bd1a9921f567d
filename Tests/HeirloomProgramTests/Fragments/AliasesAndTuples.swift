// Aliases of arrays, tuples, dictionaries and metatypes are forwarded and received.
//: Core
public typealias XXNumbers = [Int]
public typealias XXPoint = (x: Int, y: Int)
public protocol XXKind {}
//: Feature
@Instantiable
public struct XXChart: Instantiable {
    @Received public let xxNumbers: Array<Int>
    @Received public let xxPoint: (x: Int, y: Int)
    @Received public let xxKinds: [String: any XXKind.Type]
}
//: App
@Instantiable
struct XXSheet: Instantiable {
    @Forwarded let xxNumbers: XXNumbers
    @Forwarded let xxPoint: XXPoint
    @Forwarded let xxKinds: Dictionary<String, any XXKind.Type>
    @Instantiated let xxChart: XXChart
}
//: inner
@Instantiated let xxSheetBuilder: Instantiator<XXSheet>
//: main
let xxSheet = inner.xxSheetBuilder.instantiate(xxNumbers: [1, 2], xxPoint: (x: 3, y: 4), xxKinds: [:])
print(xxSheet.xxChart.xxNumbers, xxSheet.xxChart.xxPoint.y, xxSheet.xxChart.xxKinds.count)
//: prints
// [1, 2] 4 0
