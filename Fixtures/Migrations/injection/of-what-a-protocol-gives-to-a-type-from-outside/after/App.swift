import SwiftUI
import UIKit

@Observable
class Engine {
    var name = "a"
}

protocol EngineContainable {
    var engine: Engine { get }
}

private let defaultEngine = Engine()

extension EngineContainable {
    var engine: Engine { defaultEngine }
}

extension UIViewController: EngineContainable {}

protocol FAQProtocol: AnyObject, Observable {
    var title: String { get }
}

@Observable
final class FAQ: FAQProtocol {
    var title = "t"
}

struct FAQView<Model: FAQProtocol>: View {
    @Environment(Engine.self) var engine
    var model: Model
    var body: some View { Text(model.title + engine.name) }
}

final class FAQController<Model: FAQProtocol>: UIViewController {
    private let model: Model
    init(model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        let content = FAQView(model: model).environment(engine)
        let hosting = UIHostingController(rootView: content)
        view.addSubview(hosting.view)
    }
}

func make() -> UIViewController { FAQController(model: FAQ()) }

final class AboutController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let hosting = UIHostingController(rootView: AboutView().environment(self.engine))
        view.addSubview(hosting.view)
    }
}

struct AboutView: View {
    @Environment(Engine.self) var engine
    var body: some View { Text(engine.name) }
}
