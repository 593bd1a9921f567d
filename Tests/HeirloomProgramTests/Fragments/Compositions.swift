// A composition of two protocols under an alias.
//: Core
public protocol XXReading { var text: String { get } }
public protocol XXWriting: AnyObject { func write(_ text: String) }
public typealias XXStoring = XXReading & XXWriting
//: Feature
@Instantiable(fulfillingAdditionalTypes: [(any XXStoring).self])
public final class XXFile: Instantiable, XXReading, XXWriting {
    public private(set) var text = ""
    public func write(_ text: String) { self.text += text }
}
//: root
@Instantiated let xxFile: any XXStoring
//: inner
@Received let xxFile: any XXReading & XXWriting
//: main
inner.xxFile.write("ink")
print(root.xxFile.text)
//: prints
// ink
