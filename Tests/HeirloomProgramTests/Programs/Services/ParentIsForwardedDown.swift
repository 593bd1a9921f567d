// Parents forward themselves to children as delegates: through a protocol, 'unowned', and provided below to grandchildren.
//: Core/Core.swift
import Heirloom

public protocol FlowDelegate: AnyObject { func flow(_ name: String, didFinish result: String) }

@Instantiable
public final class Flow: Instantiable {
    @Forwarded private unowned let delegate: any FlowDelegate
    @Forwarded private let name: String
    @Instantiated private let step: Step
    public func start() { step.run() }
}

@Instantiable
public final class Step: Instantiable {
    @Received private unowned let delegate: any FlowDelegate
    @Received private let name: String
    @Instantiated private let inner: Instantiator<Inner>
    func run() {
        delegate.flow(name, didFinish: "step")
        inner.instantiate().run()
    }
}

@Instantiable
public final class Inner: Instantiable {
    @Received(onlyIfAvailable: true) private weak var delegate: (any FlowDelegate)?
    func run() { delegate?.flow("inner", didFinish: "done") }
}
//: App/main.swift
import Core
import Heirloom

@Instantiable
final class Coordinator: FlowDelegate, Instantiable {
    @Instantiated private let flowBuilder: Instantiator<Flow>
    private var flows: [Flow] = []
    func start() {
        let flow = flowBuilder.instantiate(delegate: self, name: "sign in")
        flows.append(flow)
        flow.start()
    }
    func flow(_ name: String, didFinish result: String) { print(name, result) }
}

let coordinator = Coordinator()
coordinator.start()
//: prints
// sign in step
// inner done
