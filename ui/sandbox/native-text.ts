import type { Language } from '#core/text/language.ts';
import type { NativePage } from './strip-tools.ts';

/** What a page of the app says, as far as the stand-in needs it. */
interface NativePageText {
  readonly title: string;
  readonly text: string;
  readonly go: string;
}

/** What stands in for the app before a shopper, in his language. */
interface NativeText {
  readonly mark: string;
  readonly close: string;
  readonly pages: Readonly<Record<NativePage['kind'], NativePageText>>;
}

/** The stand-in pages of the app (Q67), in both languages: a shopper who reads Urdu meets no English on his way. */
export const NATIVE_TEXT: Readonly<Record<Language, NativeText>> = {
  en: {
    mark: 'SANDBOX – not the app, no real money',
    close: 'Close',
    pages: {
      login: { title: 'Log in', text: 'The token expired. Logging in renews it.', go: 'Log in' },
      repayment: { title: 'Repayment', text: 'Pays the next amount of this order.', go: 'Pay' },
      review: { title: 'Under review', text: 'The lender looks at the application.', go: 'Approve it' },
      orderConfirmation: { title: 'Confirm and pay', text: 'The first payment of this order.', go: 'Pay' },
      step: {
        title: 'Application',
        text: 'One step of the instalment application is still open.',
        go: 'Complete it',
      },
    },
  },
  ur: {
    mark: 'آزمائشی نمونہ – یہ ایپ نہیں، رقم اصلی نہیں',
    close: 'بند کریں',
    pages: {
      login: {
        title: 'لاگ اِن',
        text: 'لاگ اِن کی مدت ختم ہو گئی ہے۔ دوبارہ لاگ اِن کریں۔',
        go: 'لاگ اِن کریں',
      },
      repayment: { title: 'ادائیگی', text: 'اس آرڈر کی اگلی رقم یہاں ادا ہوتی ہے۔', go: 'ادا کریں' },
      review: { title: 'زیرِ جائزہ', text: 'کمپنی درخواست دیکھ رہی ہے۔', go: 'منظور کریں' },
      orderConfirmation: {
        title: 'تصدیق اور ادائیگی',
        text: 'اس آرڈر کی پہلی ادائیگی۔',
        go: 'ادا کریں',
      },
      step: {
        title: 'درخواست',
        text: 'قسطوں کی درخواست کا ایک مرحلہ ابھی باقی ہے۔',
        go: 'مکمل کریں',
      },
    },
  },
};
