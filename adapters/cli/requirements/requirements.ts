import type { Requirement } from './types.ts';

/** What the product must do, line by line, with the words of the specification that ask for it and the rule that answers. */
export const REQUIREMENTS = {
  R1: {
    says: 'Terms: Rs. 1,000–50,000; at most 90 days; interest 0–0.75 %/day; penalty 2–2.5 %/day after the due date.',
    section: '§1',
    quote:
      'Stated terms: amount 1,000 to 50,000; maximum period 90 days; daily interest 0% to 0.75%; daily penalty interest 2% to 2.5% after the due date.',
    rules: ['core/loan/terms.ts#LOAN_TERMS'],
  },
  R2: {
    says: 'Payout to mobile wallet or bank account; repayment by two mobile-wallet services with a repayment code made in the app.',
    section: '§1',
    quote:
      'Loans are paid out to a mobile wallet or bank account and repaid through two mobile-wallet services using a repayment code obtained in the app.',
    rules: ['core/text/en/home.ts#home', 'core/text/company.ts#Company'],
  },
  R3: {
    says: 'Eligibility: Pakistani citizen, 18 or older, owns a bank account or mobile wallet.',
    section: '§1',
    quote: 'Eligibility: Pakistani citizen, aged 18 or older, owning a bank account or mobile wallet.',
    rules: ['core/text/en/home.ts#home'],
  },
  R4: {
    says: 'English and Urdu for landing, About, FAQ, complaint form, number check, calculator; policies in both.',
    section: '§1',
    quote:
      'The public site offers, in English and Urdu: a landing page, an About page, a FAQ, a complaint form, a check for official company phone numbers, and a loan calculator.',
    rules: ['core/text/catalogue.ts#Catalogue', 'core/text/languages.ts#textsOf'],
  },
  R5: {
    says: 'Several pages: warning about scam repayment accounts, hotline, support mailbox, hours 9:00-18:00, Monday to Sunday.',
    section: '§1',
    quote:
      'Several pages warn about scam repayment accounts and give a hotline, a support mailbox and service hours 9:00-18:00, every day of the week.',
    rules: ['core/routes/site-pages.ts#WARNING_PAGES', 'core/text/company.ts#Company'],
  },
  R6: {
    says: '`/` → `/home`; landing at `/home`, `/home/urdo`; app-store badge.',
    section: '§2',
    quote: '/ redirects to /home.',
    rules: ['core/routes/site-pages.ts#SITE_ADDRESSES', 'core/routes/site-pages.ts#startPath'],
  },
  R7: {
    says: '`/about`, `/about/urdo`: mission, vision, disclosure (company name; principal business nano lendings; status NBFC; licence issued 10 March 2023; outbound call numbers).',
    section: '§2',
    quote:
      '/about and /about/urdo: mission, vision and company disclosure (company name, principal business nano lendings, status NBFC, licence issued 10 March 2023, outbound call numbers).',
    rules: ['core/text/en/about.ts#about', 'core/text/company.ts#Company'],
  },
  R8: {
    says: '`/FAQ`, `/FAQ/urdo`: accordion of 17 items.',
    section: '§2',
    quote: '/FAQ and /FAQ/urdo: accordion of 17 items.',
    rules: ['core/text/en/faq.ts#faq'],
  },
  R9: {
    says: 'FAQ facts: app shows Rs.2,000–50,000; amount by credit rating; bank details final once entered; one account per national ID; ID not editable after submission; mistaken loan cancelled free if principal repaid within 24 hours; account cancellation up to 5 working days after review; PIN reset by forgot-PIN or OTP.',
    section: '§9',
    quote: 'FAQ facts: the app shows amounts from Rs.2,000 to Rs.50,000; the approved amount depends on credit rating',
    rules: ['core/text/en/faq.ts#faq'],
  },
  R10: {
    says: '`/complaints`, `/complaints/urdo`, `/complaintsUrdo`: complaint form.',
    section: '§2',
    quote: '/complaints and /complaints/urdo (also /complaintsUrdo): complaint form.',
    rules: ['core/routes/site-pages.ts#SITE_ADDRESSES'],
  },
  R11: {
    says: '`/notify`, `/notify/urdo`: number check; `/calculator`, `/calculator/urdo`: loan calculator; newer layout: both as two tabs on one page.',
    section: '§2',
    quote: 'A newer layout combines calculator and notify as two tabs on one page.',
    rules: ['core/routes/site-pages.ts#SITE_ADDRESSES'],
  },
  R12: {
    says: 'Second family: `/homeUrdo`, `/servise`, `/serviseUrdo`, `/faq`, `/faqUrdo`, `/complaintsUrdo`.',
    section: '§2',
    quote:
      'A second route family also exists: /homeUrdo, /serviseUrdo, /faqUrdo, /complaintsUrdo, /servise, /faq, /faq and /faqUrdo are lower-case in the shop routing',
    rules: ['core/routes/site-pages.ts#SITE_ADDRESSES'],
  },
  R13: {
    says: 'Header: Home, About, FAQs, Complaints, Service dropdown (Notify, Calculator).',
    section: '§2',
    quote: 'Header: Home, About, FAQs, Complaints, and a Service dropdown with Notify and Calculator.',
    rules: ['core/routes/site-pages.ts#SITE_MENU'],
  },
  R14: {
    says: 'Footer: terms, user data policy, privacy policy (English and Urdu), social links, app-store badge.',
    section: '§2',
    quote:
      'Footer: terms, user data policy, privacy policy (English and Urdu versions), social links, app-store badge.',
    rules: ['core/routes/site-pages.ts#POLICY_PAGES', 'core/text/company.ts#Company'],
  },
  R15: {
    says: 'Language switch adds/removes `/urdo` (newer layout `Urdo`); choice kept for the session.',
    section: '§2',
    quote:
      'Language switch: adds or removes the /urdo suffix (or the Urdo suffix in the newer layout) and stores the chosen language for the session.',
    rules: ['core/routes/site-pages.ts#inOtherLanguage', 'core/session/session.ts#rememberLanguage'],
  },
  R16: {
    says: 'The URL hash is pushed into the router at start.',
    section: '§2',
    quote: 'The URL hash is pushed into the router at start.',
    rules: ['core/routes/site-pages.ts#routeOfHash'],
  },
  R17: {
    says: "Risk dialog 'Your financial well-being is our priority' on short-term high-interest loans: once per session per language, never at width ≤ 750 px, dismissed with OK.",
    section: '§2',
    quote: 'Shown once per session per language, never on screens 750 px wide or narrower; dismissed with OK.',
    rules: ['core/session/risk-notice.ts#riskWarning'],
  },
  R18: {
    says: 'Desktop layout switches at 720 px.',
    section: '§2',
    quote: 'Desktop layout switches at 720 px.',
    rules: ['core/session/risk-notice.ts#PHONE_LAYOUT_MAX_WIDTH_PX'],
  },
  R19: {
    says: 'States: unchecked (empty), official 1, unofficial 0; clearing the input returns to unchecked.',
    section: '§4',
    quote:
      'Number check: unchecked (empty input), official (1), unofficial (0); returns to unchecked when the input is cleared.',
    rules: ['core/number-check/check-number.ts#checkNumber', 'core/number-check/check-number.ts#STATUS_CODE'],
  },
  R20: {
    says: 'Digits only, maximum 12; button disabled when empty.',
    section: '§5',
    quote: 'Input keeps digits only, maximum length 12; the button is disabled when empty.',
    rules: ['core/number-check/read-number.ts#readNumber', 'core/screens/number-check.ts#createNumberCheckScreen'],
  },
  R21: {
    says: '10 digits: 0516011 + 632–932; 0518841 + 270–289. Tab adds 0516000 + 480–654.',
    section: '§5',
    quote:
      '10 digits: prefix 0516011 with last three digits 632 to 932, or prefix 0518841 with last three 270 to 289. The newer tab also accepts prefix 0516000 with 480 to 654',
    rules: ['core/number-check/official-numbers.ts#OFFICIAL_RANGES'],
  },
  R22: {
    says: 'Tab, 10 digits, prefix not shown: suffixes 336-340, 582-618, 818-840, 849-872, 874-877, 14, 97, 99, 126, 135, 436, 37 (100 values ).',
    section: '§5',
    quote:
      'suffixes 336-340, 582-618, 818-840, 849-872, 874-877, 14, 97, 99, 126, 135, 436, 37 (their prefixes are not shown).',
    rules: ['core/number-check/hidden-ranges.ts#HIDDEN_RANGES'],
  },
  R23: {
    says: '11 digits: 03205690 + 243–272. Tab adds 03174997 + 671–672; 031782236 + 72–76; 40–41 (prefix not shown).',
    section: '§5',
    quote:
      '11 digits: prefix 03205690 with last three 243 to 272. The newer tab also accepts 03174997 with 671-672, 031782236 with 72-76, and a 40-41 suffix rule (prefix not shown).',
    rules: ['core/number-check/official-numbers.ts#OFFICIAL_RANGES'],
  },
  R24: {
    says: 'Exact: 051111883883, 0518841270, 03088888260; tab adds 03088889823, 03153003873, 03174996981, 03406899921, 03406899982, 03406899897, 03268330280. Anything else unofficial. Known official numbers: classic 353, tab 542 .',
    section: '§5',
    quote:
      'Exact numbers: 051111883883, 0518841270, 03088888260 (older pages); the newer tab also 03088889823, 03153003873, 03174996981, 03406899921, 03406899982, 03406899897, 03268330280.',
    rules: ['core/number-check/official-numbers.ts#OFFICIAL_NUMBERS', 'core/number-check/check-number.ts#isOfficial'],
  },
  R25: {
    says: 'Page-view and button events on notify and calculator pages.',
    section: '§7',
    quote: 'page-view and button events are tracked on the notify and calculator pages',
    rules: [
      'core/ports/analytics.ts#AnalyticsEvent',
      'adapters/browser/beacon-analytics.ts#createBeaconAnalytics',
      'adapters/host-app/host-analytics.ts#createHostAnalytics',
    ],
  },
  R26: {
    says: 'Fields loanAmount, loanDay, rate, penaltyRate, overdueDays; results totalAmount, markupAmount, overdueAmount.',
    section: '§3',
    quote:
      'Calculator (site): loanAmount, loanDay, rate, penaltyRate, overdueDays; results totalAmount, markupAmount, overdueAmount.',
    rules: ['core/loan/loan-figures.ts#loanFigures'],
  },
  R27: {
    says: 'Markup = amount × rate/100 × days; overdue = amount × penalty/100 × overdue days; total = sum; PKR with thousands separators; penalty only after the repayment date.',
    section: '§9',
    quote:
      'Markup = amount x rate/100 x days. Overdue charge = amount x penalty rate/100 x overdue days. Total = amount + markup + overdue charge.',
    rules: ['core/loan/loan-figures.ts#loanFigures'],
  },
  R28: {
    says: 'Amount and days: digits, no leading zero; at most 7 and 4 characters. Overdue days: digits.',
    section: '§5',
    quote: 'Loan amount and days: digits only, no leading zero; amount max 7 characters, days max 4.',
    rules: ['core/loan/loan-input.ts#fitLoanField'],
  },
  R29: {
    says: 'Rate, penalty: numeric, at most 4 characters, leading zeros collapse; rate ≤ 0.75 (one Urdu variant 2.2); penalty ≤ 2.3; standard rate 0.75.',
    section: '§5',
    quote:
      'Rate and penalty rate: numeric only, at most 4 characters, leading zeros collapse; rate capped at 0.75 (one Urdu variant caps at 2.2); penalty rate capped at 2.3.',
    rules: ['core/loan/loan-input.ts#fitLoanField'],
  },
  R30: {
    says: 'Slider amount 1,000–50,000 step 100; period 1–90 days.',
    section: '§9',
    quote: 'Loan amount 1,000 to 50,000 (slider step 100); period 1 to 90 days; standard daily rate 0.75%',
    rules: ['core/loan/terms.ts#LOAN_TERMS', 'core/screens/loan-calculator.ts#createLoanCalculatorScreen'],
  },
  R31: {
    says: "Messages: 'Please enter the loan amount', 'Please enter the loan days', 'Please enter the interest rate (0-2.2%)' (tab '(0-0.75%)'), 'Please enter the penalty interest (0-2.3%)' (tab '(0-2.2%)'), 'Please enter the overdue days'; no result without an amount; the penalty's marketing text '0%-2.2%' too (constants: 'advertised as 2 to 2.5%, also text 0%-2.2%'); never as interest.",
    section: '§5',
    quote: "Computing requires a loan amount. Messages: 'Please enter the loan amount', 'Please enter the loan days'",
    rules: ['core/loan/loan-input.ts#calculateLoan', 'core/text/en/calculator.ts#calculator'],
  },
  R32: {
    says: 'English nameData, mobileData, problemData; Urdu name, mobile, problemDescription; description at most 2000.',
    section: '§3',
    quote:
      'Complaint, English form: nameData, mobileData, problemData. Urdu form: name, mobile, problemDescription (max 2000 characters).',
    rules: ['core/complaint/complaint.ts#Complaint', 'adapters/gateway/wire/file-complaint.ts#complaintBody'],
  },
  R33: {
    says: "All required: 'Please enter your name', 'Please enter 10 digits starting from 3', 'Please enter problem description'; Urdu equivalents.",
    section: '§5',
    quote:
      "Name, mobile and description are required, with inline messages 'Please enter your name', 'Please enter 10 digits starting from 3', 'Please enter problem description'",
    rules: ['core/complaint/complaint.ts#complaintProblems'],
  },
  R34: {
    says: "Mobile starts with 3, at least 10 characters, else 'Incorrect format of Mobile Number' (English: never appears because of a defect).",
    section: '§5',
    quote:
      "Mobile must start with 3 and be at least 10 characters, else 'Incorrect format of Mobile Number'; in the English form this message never appears because of a defect.",
    rules: ['core/complaint/complaint.ts#complaintProblems'],
  },
  R35: {
    says: "Idle → overlay while submitting → 'Submit successfully', only for code 0 **and** data.status 1; overlay dropped only when a response arrives; no error shown on failure.",
    section: '§4',
    quote:
      'Complaint form: idle, then a loading overlay while submitting, then a success message. The overlay is dropped only when a response arrives.',
    rules: ['core/screens/complaint.ts#createComplaintScreen'],
  },
  R36: {
    says: "Open to anyone; POST v3/complaint/add; test gateway on local and test hosts, else production; the page also reads the host app's token.",
    section: '§7',
    quote: 'A test gateway host is used on local and test hosts, the production one otherwise.',
    rules: ['core/routes/gateway-host.ts#isTestHost', 'adapters/gateway/wire/file-complaint.ts#COMPLAINT_PATH'],
  },
  R37: {
    says: 'Skeleton while loading; the public standalone product path is not shown.',
    section: '§2',
    quote: 'The standalone product detail path in the public part is not shown.',
    rules: ['core/routes/places.ts#placeAt', 'core/screens/product-flow.ts#ProductState'],
  },
  R38: {
    says: 'Carousel: advances every 5000 ms, swipe over 50 px horizontal, wraps around; colour thumbnails from the sku list.',
    section: '§2',
    quote:
      'Picture carousel advancing every 5 seconds, with swipe (over 50 px horizontal) and wrap-around; colour thumbnails from the sku list.',
    rules: ['core/product/carousel.ts#stepsOfSwipe', 'core/product/carousel.ts#slideAfter'],
  },
  R39: {
    says: 'Name, price, old price, discount percent, colours, storage version, delivery time, brand, availability, BNPL note, expandable description, buy button.',
    section: '§2',
    quote:
      'Shows name, price, old price, discount percent, colour selection, storage version, delivery time, brand, availability, a BNPL note, an expandable description, a buy button',
    rules: ['core/product/product.ts#Product'],
  },
  R40: {
    says: 'Tables, dash if missing: general (release date, SIM support, dimensions, weight, operating system); display (size, resolution, type, protection); memory (internal, RAM, card slot); performance (processor, GPU); battery (type); camera (front, front flash, front video, back flash, back, back video); connectivity (Bluetooth, 3G, 4G/LTE, 5G, radio, WiFi, NFC).',
    section: '§2',
    quote: 'specification tables with a dash for missing values',
    rules: ['core/product/product.ts#ATTRIBUTE_ROWS'],
  },
  R41: {
    says: "Button: pre-sale text 'Beginning at h:mm on D Month, YYYY' (buy blocked), BUY NOW, Sold Out (derived).",
    section: '§4',
    quote: 'Product buy button shows the pre-sale time text, BUY NOW, or Sold Out.',
    rules: ['core/product/buy-button.ts#buyButton', 'core/text/presale.ts#presaleText'],
    provedBy: 'tests/core/rules/product/buy-button.test.ts#R41, Q27, Q29 pre-sale %s with stock %s shows %s',
  },
  R42a: {
    says: 'Product: productId, productName, brandName, price, linePrice, discountRate, version, deliveryTime, installmentPlan, productPicList, pic, presaleStatus, presaleTime, description.attribute, skuInfo. Sku: skuCode, color, colorPic, availableStatus, storage.',
    section: '§3',
    quote:
      'Product: productId, productName, brandName, price, linePrice, discountRate, version, deliveryTime, installmentPlan, productPicList, pic, presaleStatus, presaleTime, description.attribute (groups above), skuInfo list.',
    rules: ['core/product/product.ts#Product', 'adapters/gateway/wire/read-product.ts#READ_PRODUCT'],
  },
  R42b: {
    says: 'Purchase info: express, pickUp, bottomPrice, bnplPayStatus, availableCredit, productInfo (pic, productName, brandName, color, storage, price, linePrice, deliveryCharges, lineDeliveryCharges, discount, totalPrice, productId), calcInfos. Calc term: periods, days, total, downPayment, remainingAmount, financingAmount, markup, lineMarkup, markupFree, bottomPrice, originalProductId.',
    section: '§3',
    quote: 'Purchase info: express flag, pickUp flag, bottomPrice, bnplPayStatus, availableCredit, productInfo',
    rules: ['core/purchase/purchase.ts#PurchaseInfo', 'adapters/gateway/wire/read-purchase.ts#READ_PURCHASE'],
  },
  R42c: {
    says: 'Address: name, phoneNumber, email, province, city, addr. Calculator answer: totalRepaymentAmount, markup, overdueCharge, productAmount, downPayment, financingAmount, loanDays (days, markupRate, originalProductId).',
    section: '§3',
    quote: 'Address: name, phoneNumber, email, province, city, addr.',
    rules: ['core/address/address.ts#Address', 'core/instalments/calculation.ts#Calculation'],
  },
  R42d: {
    says: 'Order: productOrderId, orderType, orderProcessStatus, receiptType, viewPaymentBtn, overdueStatus, lockStatus, lockTime, expressCompanyName, trackingNumber, orderPlacementTime, paymentTime, deliveryTime, signatureTime, expireTime, productInfo, productPriceInfo (totalAmount, productPrice, deliveryCharges, markup, lineMarkup, discount), installmentSummary.installments.',
    section: '§3',
    quote:
      'Order details: productOrderId, orderType, orderProcessStatus, receiptType, viewPaymentBtn, overdueStatus, lockStatus, lockTime',
    rules: ['core/order/order.ts#Order', 'adapters/gateway/wire/read-order.ts#READ_ORDER'],
  },
  R42e: {
    says: 'Refund: payType, downPayment, refundAmount, amlOrCftFee, tasdeepFee, dataCheckFee, refundProcessingFee, totalFee. Service contact: phone (bar-separated), whatsApp. Envelope: code, data (complaint: data.status).',
    section: '§3',
    quote:
      'Refund info: payType (1 full payment, otherwise down payment), downPayment, refundAmount, amlOrCftFee, tasdeepFee, dataCheckFee, refundProcessingFee, totalFee.',
    rules: ['core/refund/refund.ts#RefundInfo', 'adapters/gateway/wire/read-refund.ts#READ_REFUND'],
  },
  R43: {
    says: "Buy: sends productId, skuCode; reads productOrderId, waitingPayOrder, watingPayProductOrderId, enoughStock; repeat taps ignored; order id kept for the session under 'poi'.",
    section: '§4',
    quote: 'Buy flow: buy now triggers a call.',
    rules: ['core/screens/product-flow.ts#afterStart', 'core/session/order-in-hand.ts#orderInHand'],
  },
  R44: {
    says: "Waiting order: 'There is 1 pending mobile order currently.'; Cancel cancels that order and restarts buy now, Continue opens native repayment. Short stock: toast. Else the cart.",
    section: '§4',
    quote:
      'If a waiting-payment order exists, a dialog offers cancel (cancels that order and restarts buy now) or confirm (opens native repayment). If stock is short, a toast appears. Otherwise go to the cart.',
    rules: ['core/screens/product-flow.ts#afterStart', 'core/screens/product.ts#createProductScreen'],
  },
  R45: {
    says: 'Load: BNPL info returns currentStep; 1110 loads the cart, any other opens the native page of that step.',
    section: '§4',
    quote:
      'Cart load: the BNPL-info call returns a current step; 1110 means the cart is loaded, otherwise the native page for that step opens.',
    rules: ['adapters/gateway/wire/codes.ts#CART_STEP', 'core/screens/cart.ts#createCartScreen'],
  },
  R46: {
    says: "Back bar; tabs Express Delivery, Pick Up, each only if the server allows it; pick-up text 'After payment, the seller will confirm the store information with you.'",
    section: '§2',
    quote: 'tabs Express Delivery and Pick Up, each shown only if the server allows it.',
    rules: ['core/purchase/purchase.ts#PurchaseInfo', 'core/screens/cart.ts#createCartScreen'],
  },
  R47: {
    says: "Address card (name, phone, email, province, city, address) with edit, or 'Add Delivery Address'. Product card: picture, name, brand, colour, storage, price, struck list price, x1.",
    section: '§2',
    quote: "Address card (name, phone, email, province, city, address) with edit, or an 'Add Delivery Address' button.",
    rules: ['core/screens/cart-flow.ts#CartReady', 'core/purchase/purchase.ts#PurchasedProduct'],
  },
  R48: {
    says: 'Amounts: product price, delivery charges (original struck), discount, total. Footer: bottom price only above 0, total discount, Continue; safety message.',
    section: '§9',
    quote: 'Bottom price shows only if above 0.',
    rules: ['core/purchase/purchase.ts#bottomPriceOf'],
  },
  R49: {
    says: "Pay choice: Full Payment '0 Fee' | BNPL; badges Under Review, Unavailable, Not Supported; hint; available credit; calculator icon.",
    section: '§2',
    quote:
      "Payment type choice: Full Payment ('0 Fee') or BNPL, with badges Under Review, Unavailable, Not Supported, a hint line, available credit, and a calculator icon.",
    rules: ['core/purchase/bnpl-availability.ts#BnplAvailability'],
  },
  R50: {
    says: 'bnplPayStatus 1, 2 Not Supported; 3, 4, 7, 9 Unavailable; 5 under review; 10 available (only one selectable; cart opens on BNPL with terms, else on full); 8 hides the row; credit shown for 3, 4, 7, 9, 10.',
    section: '§4',
    quote:
      "bnplPayStatus: 1 and 2 show 'Not Supported'; 3, 4, 7, 9 show 'Unavailable'; 5 is under review; 10 is available; 8 hides the BNPL row. Only 10 allows choosing BNPL.",
    rules: ['core/purchase/bnpl-availability.ts#BNPL_AVAILABILITY'],
    provedBy: 'tests/core/rules/purchase/bnpl-availability.test.ts#R49, R50, R51 %s shows %s',
  },
  R51: {
    says: "Toast when an unavailable choice is tapped: 1 'BNPL unavailable for this item. Please select another item or [Full Payment].' 2 'Loan unavailable. Choose [Full Payment] or retry after countdown.' 3 'Credit limit insufficient. Please select another product or [Full Payment].' 4 'There are currently overdue orders. Please settle them first or choose [Full Payment].' 5 'Please wait patiently. Results will be ready in a few minutes' 7 'Please settle your current mobile order before selecting other items or choose [Full Payment].' 9 'There are pending refund orders. Please try again later or choose [Full Payment].'",
    section: '§8',
    quote: 'BNPL unavailable texts, shown as a toast when an unavailable BNPL choice is tapped',
    rules: ['core/purchase/bnpl-availability.ts#BNPL_AVAILABILITY', 'core/text/en/notices.ts#notices'],
  },
  R52: {
    says: "Term cards: count, days, total, down payment, repayable, loan amount, markup (0 with original struck when markup-free); 'term'/'terms'; days = 30 × count.",
    section: '§9',
    quote: "Loan term days = 30 x the chosen term number; label 'term' for 1, 'terms' for more.",
    rules: ['core/purchase/purchase.ts#daysOfPeriods', 'core/purchase/purchase.ts#Plan'],
  },
  R53: {
    says: "Switching ignored while a switch runs, blocked when unsupported. Policy popup (partner retailer): 'I agree to this policy', Confirm; unticked: 'Please check to agree to this policy.'",
    section: '§4',
    quote: 'Switching pay type is ignored while a switch is running; buy-now and continue ignore repeat taps.',
    rules: ['core/screens/cart.ts#createCartScreen', 'core/screens/cart-flow.ts#PolicyPopup'],
    provedBy:
      'tests/core/screens/cart.test.ts#R53, Q34 a switch to instalments asks once more, and taps are ignored while it runs',
  },
  R54: {
    says: 'Continue sends receiptType (1 express, 2 pick-up), productOrderId, paymentType (1 full, 2 BNPL), originalProductId, optional app_version; reads status, orderPayType, currentStep, productOrderId; repeat taps ignored.',
    section: '§3',
    quote:
      'Continue request: receiptType (1 express, 2 pick-up), productOrderId, paymentType (1 full, 2 BNPL), originalProductId, optional app_version. Response: status, orderPayType, currentStep, productOrderId.',
    rules: [
      'core/purchase/purchase.ts#PurchaseChoice',
      'adapters/gateway/wire/codes.ts#RECEIPT_CODES',
      'adapters/gateway/wire/continue-purchase.ts#CONTINUE_PURCHASE',
    ],
  },
  R55: {
    says: "Status 1: BNPL with step ≠ 1110 → native page of the step, else native order confirmation; 2 'Please select an address'; 3 sold-out toast; 4 'There are currently overdue orders. Please settle them before use'. Code 400310: toast and switch to full.",
    section: '§4',
    quote:
      'Continue with status 1: for BNPL orders whose current step is not 1110, go to the native page for that step; otherwise go to native order confirmation. Status 2 asks for an address, 3 means sold out, 4 means overdue orders.',
    rules: ['core/screens/cart-after-continue.ts#afterContinue'],
    provedBy: 'tests/core/screens/cart-flow.test.ts#R55, Q38 %j leads to %j',
  },
  R56: {
    says: "Title 'Add New Shipping Address'; Name, Phone Number, Email, Province, City, Residential Address; Confirm; prefilled from the server.",
    section: '§2',
    quote:
      "Title 'Add New Shipping Address'; fields Name, Phone Number, Email, Province, City, Residential Address; Confirm button.",
    rules: ['core/address/address.ts#ADDRESS_FIELDS', 'core/text/en/shop.ts#shop'],
  },
  R57: {
    says: "Checks in order: 'Please enter name'; 'Please enter 11 digits starting from 03' (input capped at 11); 'Please enter email'; 'Please select province'; 'Please select city'; 'Please enter shipping address'. Save only after all pass; on success the page returns.",
    section: '§5',
    quote: 'Only after all pass is the save sent; on success the page returns.',
    rules: ['core/address/address-form.ts#firstAddressProblem', 'core/screens/address.ts#createAddressScreen'],
  },
  R58: {
    says: 'Full-screen lists indexed by first letter; 7 provinces (Azad/Jammu Kashmir, Balochistan, Gilgit-Baltistan, Islamabad Capital Territory, Khyber Pakhtunkhwa, Punjab, Sindh) with district lists; a province resets the city and opens its picker.',
    section: '§5',
    quote: 'Choosing a province resets the city list and opens the city picker.',
    rules: ['core/address/address-form.ts#withProvince', 'core/address/districts.ts#byFirstLetter'],
  },
  R59: {
    says: 'E-mail endings (four free-mail domains) when more than 1 character and no @.',
    section: '§5',
    quote: 'Email suggestions appear when more than 1 character is typed and no @ is present.',
    rules: ['core/address/address-form.ts#emailSuggestions'],
  },
  R60: {
    says: "Shows total repayment, markup, overdue charge, product amount, down payment, financing amount, loan days from a list, markup rate %/day of the chosen option, penalty fixed 2.0 %/day, editable overdue days, 'Confirm Calculation'.",
    section: '§2',
    quote:
      "Shows total repayment, markup, overdue charge, product amount, down payment, financing amount, loan days (chosen from a list), markup rate in %/day, penalty rate, editable overdue days, and 'Confirm Calculation'.",
    rules: ['core/instalments/calculation.ts#Calculation', 'core/loan/terms.ts#SHOP_PENALTY_RATE'],
  },
  R61: {
    says: "Request productOrderId, productAmount, overdueDays, loanDays, originalProductId; tip 'The loan you will be receiving, depends on your credit score.'",
    section: '§3',
    quote: 'BNPL calculator request: productOrderId, productAmount, overdueDays, loanDays, originalProductId.',
    rules: [
      'core/instalments/calculation.ts#CalculationRequest',
      'core/screens/bnpl-calculator.ts#createBnplCalculatorScreen',
    ],
  },
  R62: {
    says: 'Status 1 Waiting For Payment, 2 Waiting For Seller Confirmation, 3 Ready For Shipment, 4 Already Shipped, 5 Received, 6 Returns/Refunds, 7 Order Cancellation, 8 Under Review.',
    section: '§4',
    quote:
      'Order process status: 1 Waiting For Payment, 2 Waiting For Seller Confirmation, 3 Ready For Shipment, 4 Already Shipped, 5 Received, 6 Returns/Refunds, 7 Order Cancellation, 8 Under Review.',
    rules: ['adapters/gateway/wire/codes.ts#ORDER_STATUS_CODES'],
  },
  R63: {
    says: "Equipment card if (viewPaymentBtn or overdueStatus) and type 1 or 2: Locked/Available, lock time, warning, 'View payment information'. Types 1, 2 are BNPL, others full.",
    section: '§4',
    quote:
      'Order types 1 and 2 are BNPL; others are full payment. The equipment status section shows when a payment button or overdue status exists and the type is 1 or 2, displaying Locked or Available.',
    rules: ['core/order/order.ts#equipmentStatus'],
  },
  R64: {
    says: 'At 4: courier, parcel ID with copy, Confirm Receipt (overlay Cancel/Confirm). At 3: address edit icon.',
    section: '§4',
    quote: 'Delivery information and Confirm Receipt show at 4; address editing at 3.',
    rules: ['core/order/order.ts#ORDER_ACTIONS'],
  },
  R65: {
    says: "Total with expandable breakdown (product price, delivery charges, markup, discount); delivery method, name, phone, address, note 'Once confrmed by ihe seller, this cannot be modifed'; payment method ('for N Months'); order ID with copy; order, payment, delivery, signing, cancellation time.",
    section: '§2',
    quote:
      "total with expandable breakdown (product price, delivery charges, markup, discount); delivery method (edit icon only at status 3), name, phone, address with the note 'Once confrmed by ihe seller, this cannot be modifed'",
    rules: ['core/order/order.ts#Order', 'core/screens/order.ts#createOrderScreen'],
  },
  R66: {
    says: 'Order id 12 as fallback when the query has none.',
    section: '§9',
    quote: 'Order id 12 is used as a fallback on the details page when the query lacks one.',
    rules: ['core/order/order.ts#FALLBACK_ORDER_ID'],
  },
  R67: {
    says: 'Payment amount, refund amount, AML/CFT fee, two credit-bureau fees (tasdeep, data check), processing fee, total fee, note, Confirm Refund, tips popup; payType 1 full, else down payment.',
    section: '§2',
    quote:
      'Shows payment amount, refund amount, fees (AML/CFT fee, two credit-bureau check fees, refund processing fee), total fee, a note, a Confirm Refund button, and a tips popup.',
    rules: ['core/refund/refund.ts#RefundInfo', 'core/screens/refund.ts#createRefundScreen'],
  },
  R68: {
    says: 'Only when not shipped; money within 7 business days; Confirm disabled after the popup is closed.',
    section: '§9',
    quote: 'Refund arrives within 7 business days; cooling-off refunds apply only when goods have not shipped.',
    rules: ['core/refund/refund.ts#REFUND_BUSINESS_DAYS', 'core/order/order.ts#ORDER_ACTIONS'],
  },
  R69a: {
    says: '13 POST JSON paths under /v1/bnpl/: product/detail, get/calc/info, get/order/details, get/addr, complete/addr, now/buy, pay/type/bnpl, get/purchase/info, purchase/action, get/refund/cooling/info, refund/cooling, user/cancel/awaiting/pay, user/confirm/receipt.',
    section: '§7',
    quote:
      'Paths: product/detail, get/calc/info, get/order/details, get/addr, complete/addr, now/buy, pay/type/bnpl, get/purchase/info, purchase/action, get/refund/cooling/info, refund/cooling, user/cancel/awaiting/pay, user/confirm/receipt.',
    rules: ['adapters/gateway/wire-gateway.ts#WIRE_CALLS'],
  },
  R69b: {
    says: 'Purposes and fields: product info (productId); start buy (productId, skuCode); cancel waiting, purchase info, BNPL info (→ currentStep, productOrderId), address get, order details, confirm receipt, cooling-off info, refund submit (productOrderId each); address save (productOrderId, name, phoneNumber, email, addr, province, city); continue R54; calculator R61.',
    section: '§7',
    quote:
      'Start buy: sends productId, skuCode; reads productOrderId, waitingPayOrder, watingPayProductOrderId, enoughStock.',
    rules: ['core/ports/gateway.ts#Gateway', 'adapters/gateway/wire/start-purchase.ts#START_PURCHASE'],
  },
  R70: {
    says: "Query `data` = encrypted common parameters + access token + fields; query and header `source` = product name; AES-CBC, zero IV, key = hash of the environment's secret.",
    section: '§7',
    quote:
      'each sending an encrypted payload in a query parameter named data plus a source parameter (the product name) and a source header; common parameters come from the host app bridge plus the access token.',
    rules: [
      'adapters/gateway/sealed-query.ts#createSealedQuery',
      'adapters/gateway/http-transport.ts#createHttpTransport',
      'adapters/gateway/ciphers/cipher.ts#Cipher',
    ],
  },
  R71: {
    says: 'Envelope code (0 success) and data (encrypted when 0); decryption failure → null; body not JSON → raw text wrapped as data; upload multipart card_type, fs1_size.',
    section: '§8',
    quote: 'Decryption failure yields null. If a response cannot be parsed as JSON, the raw text is wrapped as data.',
    rules: [
      'adapters/gateway/http-transport.ts#createHttpTransport',
      'adapters/gateway/http-upload.ts#createHttpUpload',
    ],
    provedBy: 'tests/adapters/http-transport.test.ts#R71, Q48 %s is none: a question fails, a command is unknown',
  },
  R72: {
    says: "Toasts: 400110 'lost required paramete'; 400112 'lost token'; 400113 'token expired', then host login; 400114 'invalid token'; 400115 'invalid phone number'; 400147 'order no exit'; 400128 'product no exit'; 401129 'credit exit,not create order'; other 'Network error, please try again later'.",
    section: '§8',
    quote: "any other non-zero code: 'Network error, please try again later'",
    rules: ['core/errors/gateway-codes.ts#CODE_NOTICES', 'core/errors/noticing-gateway.ts#createNoticingGateway'],
  },
  R73: {
    says: "'This item is sold out. Please select another item.' (short stock, Continue 3); 400207 on buy 'There are orders under review. Please try again later.'; 400310 'Failed to get BNPL credit, try again '; 'Copy Successful', 'copy is error'; failed Continue goes to analytics.",
    section: '§8',
    quote: 'Other non-zero codes are silently ignored on most calls; a failed continue is only reported to analytics.',
    rules: ['core/errors/gateway-codes.ts#noticeForCode', 'core/screens/cart.ts#createCartScreen'],
  },
  R74: {
    says: 'Bridge: token, app parameters, service info (phones separated by a bar, whatsApp), back, BNPL repayment, review page, order confirmation, next step, phone call, WhatsApp, title style, login, events; refresh hooks for cart and order; pull-to-refresh refetches after 500 ms.',
    section: '§7',
    quote:
      'The native bridge handles back, BNPL repayment, review page, order confirm, next step by step, phone call, WhatsApp, service info, app parameters and title style. The shop registers refresh hooks the native side can call for the cart and order details; pull-to-refresh refetches.',
    rules: ['core/ports/host-app.ts#HostApp', 'core/screens/pull-to-refresh.ts#pullsToRefresh'],
    provedBy:
      'tests/adapters/bridge.test.ts#R74 calls each of the 13 methods by its name, and hands over ids digit for digit',
  },
  R75: {
    says: "No login or roles on public pages; one shopper; identity from the host app; seller's confirmation as text only.",
    section: '§6',
    quote:
      'No login or roles on the public pages; complaints and number checks are open to anyone. The shop has one actor, the shopper.',
    rules: ['core/ports/host-app.ts#Identity', 'adapters/composition/compose-site.ts#composeSite'],
  },
  R76: {
    says: '`core` framework-free: number rules, formulas, validation, status maps, buy/continue logic behind gateway, bridge and storage ports; `adapters` real and fake; `ui` React; `tests` with fast-check; CLI harness on fakes; TypeScript.',
    section: 'design',
    quote:
      '`core` framework-free: number rules, formulas, validation, status maps, buy/continue logic behind gateway, bridge and storage ports',
    rules: ['tests/architecture/import-graph.ts#trespasses'],
  },
} as const satisfies Record<string, Requirement>;
