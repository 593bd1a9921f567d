// Outlets, actions, selectors and lazy subviews are declared along with dependencies.
//: option frameworks=apple

//: App/Form.swift
import Heirloom
import UIKit

@Instantiable
final class Validator: Instantiable {
    @objc dynamic var errors = 0
}

@Instantiable
final class FormController: UIViewController, Instantiable {
    @Instantiated private let validator: Validator
    @Instantiated private let submitterBuilder: Instantiator<Submitter>
    @IBOutlet private weak var nameLabel: UILabel?
    @IBOutlet private var hint: UILabel!
    private lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(submit))
        return button
    }()
    private var submitter: Submitter? { didSet { oldValue?.cancel() } }

    init(validator: Validator, submitterBuilder: Instantiator<Submitter>) {
        self.validator = validator
        self.submitterBuilder = submitterBuilder
        super.init(nibName: "Form", bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }

    @IBAction private func clear(_ sender: UIButton) { submitter = nil }

    @objc private func submit() { submitter = submitterBuilder.instantiate(text: "text") }
}

@objcMembers
@Instantiable
final class Submitter: NSObject, Instantiable {
    @Forwarded let text: String
    @Received let validator: Validator

    func cancel() {}
}

@MainActor func makeForm() -> UIViewController { FormController() }

//: compiles
