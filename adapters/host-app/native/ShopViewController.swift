import UIKit
import WebKit

protocol LenderApp: AnyObject {
  var token: String? { get }
  var version: String { get }
  var servicePhones: [String] { get }
  var whatsApp: String { get }
  func openLogin()
  func openRepayment(_ productOrderId: String)
  func openReview(_ productOrderId: String)
  func openOrderConfirmation(_ productOrderId: String)
  func openNextStep(_ currentStep: Int, _ productOrderId: String)
  func track(_ name: String, _ details: [String: Any])
}

final class ShopViewController: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  private let shop = URL(string: "https://shop.example")!
  private let app: LenderApp
  private let productId: String
  private var web: WKWebView!
  private var isFirst = true

  init(app: LenderApp, productId: String) {
    self.app = app
    self.productId = productId
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = WKWebViewConfiguration()
    // Before load. A weak one: the controller keeps its handlers.
    configuration.userContentController.add(WeakHandler(self), name: "asaanHost")
    web = WKWebView(frame: view.bounds, configuration: configuration)
    web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    web.navigationDelegate = self
    web.allowsBackForwardNavigationGestures = true
    view.addSubview(web)
    var address = URLComponents(url: shop, resolvingAgainstBaseURL: false)!
    address.path = "/bnpl/productInfo"
    address.queryItems = [URLQueryItem(name: "productId", value: productId)]
    web.load(URLRequest(url: address.url!))
  }

  // One of the app's own pages was in front, the login among them.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isFirst { ["refreshCart", "refreshOrder"].forEach { say(["jsonrpc": "2.0", "method": $0]) } }
    isFirst = false
  }

  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
               decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
    guard let url = action.request.url, !isShop(url.scheme, url.host, url.port) else { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    UIApplication.shared.open(url)
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    let origin = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, isShop(origin.`protocol`, origin.host, origin.port == 0 ? nil : origin.port),
          let text = message.body as? String,
          let request = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return }
    answer(request)
  }

  private func answer(_ request: [String: Any]) {
    let params = request["params"] as? [String: Any] ?? [:]
    let order = params["productOrderId"] as? String ?? ""
    var answer: [String: Any] = ["jsonrpc": "2.0", "id": request["id"] ?? NSNull()]
    switch request["method"] as? String {
    case "getToken": answer["result"] = (app.token as Any?) ?? NSNull()
    case "getAppParameters":
      answer["result"] = ["language": Locale.preferredLanguages.first ?? "en", "app_version": app.version]
    case "getServiceInfo":
      answer["result"] = ["phone": app.servicePhones.joined(separator: "|"), "whatsApp": app.whatsApp]
    case "back": navigationController?.popViewController(animated: true)
    case "openLogin": app.openLogin()
    case "openRepayment": app.openRepayment(order)
    case "openReview": app.openReview(order)
    case "openOrderConfirmation": app.openOrderConfirmation(order)
    case "openNextStep": app.openNextStep(params["currentStep"] as? Int ?? 0, order)
    case "callPhone": open("tel:" + (params["phone"] as? String ?? ""))
    case "openWhatsApp": open("https://wa.me/" + (params["number"] as? String ?? ""))
    case "setTitleStyle":
      navigationController?.setNavigationBarHidden(params["style"] as? String == "hidden", animated: false)
    case "trackEvent": app.track(params["name"] as? String ?? "", params["details"] as? [String: Any] ?? [:])
    case "printPage":
      let printer = UIPrintInteractionController.shared
      printer.printFormatter = web.viewPrintFormatter()
      if traitCollection.userInterfaceIdiom == .pad {
        printer.present(from: view.bounds, in: view, animated: true)
      } else {
        printer.present(animated: true)
      }
    case "shareText":
      let sheet = UIActivityViewController(activityItems: [params["text"] as? String ?? ""], applicationActivities: nil)
      // On an iPad it is a popover, which ends the app where it has no place to point at.
      sheet.popoverPresentationController?.sourceView = view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      sheet.popoverPresentationController?.permittedArrowDirections = []
      present(sheet, animated: true)
    // saveFile and speak, and whatever a later shop may ask for.
    default: answer["error"] = ["code": -32601, "message": "no such method"]
    }
    say(answer)
  }

  private func say(_ message: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: message), let text = String(data: data, encoding: .utf8),
          let quoted = try? JSONEncoder().encode(text), let detail = String(data: quoted, encoding: .utf8) else { return }
    web.evaluateJavaScript("window.dispatchEvent(new CustomEvent('asaanHost', {detail: \(detail)}))")
  }

  private func isShop(_ scheme: String?, _ host: String?, _ port: Int?) -> Bool {
    scheme == shop.scheme && host == shop.host && (port ?? 443) == (shop.port ?? 443)
  }

  private func open(_ address: String) {
    if let url = URL(string: address) { UIApplication.shared.open(url) }
  }
}

private final class WeakHandler: NSObject, WKScriptMessageHandler {
  private weak var handler: WKScriptMessageHandler?
  init(_ handler: WKScriptMessageHandler) { self.handler = handler }
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    handler?.userContentController(controller, didReceive: message)
  }
}
