package com.example.lender

import android.annotation.SuppressLint
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.print.PrintAttributes
import android.print.PrintManager
import android.view.KeyEvent
import android.webkit.JavascriptInterface
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import java.util.Locale
import org.json.JSONException
import org.json.JSONObject

private const val SHOP = "https://shop.example"

interface LenderApp {
  val token: String?
  val version: String
  val servicePhones: List<String>
  val whatsApp: String
  fun openLogin()
  fun openRepayment(productOrderId: String)
  fun openReview(productOrderId: String)
  fun openOrderConfirmation(productOrderId: String)
  fun openNextStep(currentStep: Int, productOrderId: String)
  fun track(name: String, details: JSONObject)
}

class ShopActivity : ComponentActivity() {
  private lateinit var web: WebView
  private lateinit var app: LenderApp
  private var reply: JavaScriptReplyProxy? = null
  private var isFirst = true

  @SuppressLint("SetJavaScriptEnabled", "JavascriptInterface")
  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    app = application as LenderApp
    web = WebView(this)
    setContentView(web)
    web.settings.apply {
      javaScriptEnabled = true
      domStorageEnabled = true
      allowFileAccess = false
      allowContentAccess = false
      setGeolocationEnabled(false)
      mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
    }
    if (WebViewFeature.isFeatureSupported(WebViewFeature.SAFE_BROWSING_ENABLE)) {
      WebSettingsCompat.setSafeBrowsingEnabled(web.settings, true)
    }
    web.webViewClient = object : WebViewClient() {
      override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        if (isShop(request.url)) return false
        openOutside(request.url)
        return true
      }
    }
    // Before loadUrl.
    if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
      WebViewCompat.addWebMessageListener(web, "asaanHost", setOf(SHOP)) { _, message, _, isMainFrame, proxy ->
        if (isMainFrame) {
          reply = proxy
          message.data?.let(::answer)
        }
      }
    } else {
      web.addJavascriptInterface(PlainBridge(), "asaanHost")
    }
    onBackPressedDispatcher.addCallback(this) {
      web.evaluateJavascript("document.querySelector('dialog[open]') !== null") { isOpen ->
        when {
          isOpen == "true" -> listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP).forEach {
            web.dispatchKeyEvent(KeyEvent(it, KeyEvent.KEYCODE_ESCAPE))
          }
          web.canGoBack() -> web.goBack()
          else -> finish()
        }
      }
    }
    web.loadUrl("$SHOP/bnpl/productInfo?productId=" + Uri.encode(intent.getStringExtra("productId").orEmpty()))
  }

  // One of the app's own pages was in front, the login among them.
  override fun onResume() {
    super.onResume()
    if (!isFirst) listOf("refreshCart", "refreshOrder").forEach { say(JSONObject().put("jsonrpc", "2.0").put("method", it)) }
    isFirst = false
  }

  inner class PlainBridge {
    // Called on a thread of the web view's.
    @JavascriptInterface
    fun postMessage(text: String) = runOnUiThread { if (isShop(Uri.parse(web.url ?: ""))) answer(text) }
  }

  private fun say(message: JSONObject) {
    val proxy = reply
    if (proxy != null) proxy.postMessage(message.toString())
    else web.evaluateJavascript(
      "window.dispatchEvent(new CustomEvent('asaanHost', {detail: ${JSONObject.quote(message.toString())}}))", null)
  }

  private fun answer(text: String) {
    val request = try { JSONObject(text) } catch (_: JSONException) { return }
    val params = request.optJSONObject("params") ?: JSONObject()
    val order = params.optString("productOrderId")
    val answer = JSONObject().put("jsonrpc", "2.0").put("id", request.opt("id"))
    when (request.optString("method")) {
      "getToken" -> answer.put("result", app.token ?: JSONObject.NULL)
      "getAppParameters" -> answer.put("result", JSONObject()
        .put("language", Locale.getDefault().toLanguageTag())
        .put("app_version", app.version))
      "getServiceInfo" -> answer.put("result", JSONObject()
        .put("phone", app.servicePhones.joinToString("|"))
        .put("whatsApp", app.whatsApp))
      "back" -> finish()
      "openLogin" -> app.openLogin()
      "openRepayment" -> app.openRepayment(order)
      "openReview" -> app.openReview(order)
      "openOrderConfirmation" -> app.openOrderConfirmation(order)
      "openNextStep" -> app.openNextStep(params.optInt("currentStep"), order)
      "callPhone" -> openOutside(Uri.parse("tel:" + params.optString("phone")))
      "openWhatsApp" -> openOutside(Uri.parse("https://wa.me/" + params.optString("number")))
      "setTitleStyle" -> if (params.optString("style") == "hidden") actionBar?.hide() else actionBar?.show()
      "trackEvent" -> app.track(params.optString("name"), params.optJSONObject("details") ?: JSONObject())
      "printPage" -> (getSystemService(Context.PRINT_SERVICE) as PrintManager)
        .print("asaan", web.createPrintDocumentAdapter("asaan"), PrintAttributes.Builder().build())
      "shareText" -> startActivity(Intent.createChooser(
        Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, params.optString("text")), null))
      // saveFile and speak, and whatever a later shop may ask for.
      else -> answer.put("error", JSONObject().put("code", -32601).put("message", "no such method"))
    }
    say(answer)
  }

  private fun isShop(address: Uri) = "${address.scheme}://${address.authority}" == SHOP

  private fun openOutside(address: Uri) {
    runCatching { startActivity(Intent(Intent.ACTION_VIEW, address)) }
  }
}
