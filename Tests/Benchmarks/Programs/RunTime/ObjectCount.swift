/// How many objects a tree holds.
func objectCount(below root: AnyObject) -> Int {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [root]
    while let object = waiting.popLast() {
        guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
        for child in Mirror(reflecting: object).children where type(of: child.value) is AnyClass {
            waiting.append(child.value as AnyObject)
        }
    }
    return seen.count
}
