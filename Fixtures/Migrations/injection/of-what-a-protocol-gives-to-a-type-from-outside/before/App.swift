import SwiftUI
import UIKit

class Engine: ObservableObject {
    @Published var name = "a"
}

protocol EngineContainable {
    var engine: Engine { get }
}

private let defaultEngine = Engine()

extension EngineContainable {
    var engine: Engine { defaultEngine }
}

extension UIViewController: EngineContainable {}

protocol FAQProtocol: ObservableObject {
    var title: String { get }
}

final class FAQ: FAQProtocol {
    @Published var title = "t"
}

struct FAQView<Model: FAQProtocol>: View {
    @EnvironmentObject var engine: Engine
    @ObservedObject var model: Model
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
        let content = FAQView(model: model).environmentObject(engine)
        let hosting = UIHostingController(rootView: content)
        view.addSubview(hosting.view)
    }
}

func make() -> UIViewController { FAQController(model: FAQ()) }

final class AboutController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let hosting = UIHostingController(rootView: AboutView().environmentObject(self.engine))
        view.addSubview(hosting.view)
    }
}

struct AboutView: View {
    @EnvironmentObject var engine: Engine
    var body: some View { Text(engine.name) }
}
