// A type of one name in two modules, told apart by their names.
//: Core
@Instantiable
public final class XXLogger: Instantiable { public let text = "core" }
//: Feature
@Instantiable
public final class XXLogger: Instantiable { public let text = "feature" }
@Instantiable
public struct XXAudit: Instantiable {
    @Received public let xxLogger: XXLogger
    @Received public let xxCoreLogger: Core.XXLogger
}
//: root
@Instantiated let xxLogger: Feature.XXLogger
@Instantiated let xxCoreLogger: Core.XXLogger
//: inner
@Instantiated let xxAudit: XXAudit
//: main
print(inner.xxAudit.xxLogger.text, inner.xxAudit.xxCoreLogger.text)
//: prints
// feature core
