// `@Instantiable` declares `ForwardedProperties` for a type, without `@escaping`.

//: App/Desk.swift
import Heirloom

@Instantiable
final class Dialog: Instantiable {
    @Forwarded let onClose: (String) -> Void
}

@Instantiable
final class Form: Instantiable {
    @Forwarded let title: String
    @Forwarded let onSubmit: @Sendable (Int) -> Void
    @Forwarded let onCancel: (() -> Void)?
}

@Instantiable
final class Desk: Instantiable {
    @Instantiated let dialogBuilder: Instantiator<Dialog>
    @Instantiated let formBuilder: Instantiator<Form>
}

//: App/main.swift
let desk = Desk()
let onClose: Dialog.ForwardedProperties = { reason in print("closed: \(reason)") }
desk.dialogBuilder.instantiate(onClose).onClose("done")
let onSubmit: Form.ForwardedProperties = (
    title: "Order", onSubmit: { count in print("submitted: \(count)") }, onCancel: nil
)
desk.formBuilder.instantiate(onSubmit).onSubmit(3)
desk.formBuilder.instantiate(title: "Order", onSubmit: { count in print("again: \(count)") }, onCancel: nil)
    .onSubmit(4)

//: generated App
import Heirloom

extension Desk {
    convenience init() {
        let dialogBuilder = Instantiator<Dialog> { onClose in
            Dialog(onClose: onClose)
        }
        let formBuilder = Instantiator<Form> { title, onSubmit, onCancel in
            Form(title: title, onSubmit: onSubmit, onCancel: onCancel)
        }
        self.init(dialogBuilder: dialogBuilder, formBuilder: formBuilder)
    }
}

extension InstantiatorProtocol where T == Dialog {
    func instantiate(onClose: @escaping (String) -> Void) -> Dialog {
        instantiate(onClose)
    }
}

extension InstantiatorProtocol where T == Form {
    func instantiate(
        title: String,
        onSubmit: @escaping @Sendable (Int) -> Void,
        onCancel: (() -> Void)?
    ) -> Form {
        instantiate((title: title, onSubmit: onSubmit, onCancel: onCancel))
    }
}

//: prints
// closed: done
// submitted: 3
// again: 4
