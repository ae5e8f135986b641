import UIKit

final class Host: UIViewController {}
