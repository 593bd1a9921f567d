// The app's own Operation, Notification, Data and URLSession are in a file that imports Foundation, and other files use
// Foundation's.
//: App/Models.swift
import Foundation
import Heirloom

@Instantiable
final class Operation: Instantiable {
    @Forwarded let number: Int
    @Received let notification: Notification
}

@Instantiable
final class Notification: Instantiable {
    @Instantiated let data: Data
    var posted = 0
}

@Instantiable
struct Data: Instantiable {
    let bytes: [UInt8] = [1, 2]
}
//: App/Queue.swift
import Foundation
import Heirloom

@Instantiable
final class Queue: Instantiable {
    @Instantiated let operationQueue: OperationQueue
    @Received let payload: Foundation.Data
    @Instantiated let operationBuilder: Instantiator<Operation>
    @Instantiated let notification: Notification
    func run() -> Int {
        notification.posted += payload.count + notification.data.bytes.count
        return operationBuilder.instantiate(number: notification.posted).number
    }
}

@Instantiable
extension OperationQueue: @retroactive Instantiable {
    public static func instantiate() -> OperationQueue {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }
}
//: App/App.swift
import Foundation
import Heirloom

@Instantiable
struct Session: Instantiable {
    @Forwarded let payload: Foundation.Data
    @Forwarded let center: NotificationCenter
    @Instantiated let queue: Queue
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: App/main.swift
import Foundation

let session = App().sessionBuilder.instantiate(payload: Foundation.Data([7, 8, 9]), center: .default)
print(session.queue.run(), session.queue.operationQueue.maxConcurrentOperationCount, session.queue.run())
//: prints
// 5 1 10
