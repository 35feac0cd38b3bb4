import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { AnalyticsEvent } from '#core/ports/reporting.ts';

type Vital = Extract<AnalyticsEvent, { readonly name: 'webVital' }>;

/** Tells each of a page's vitals once, when it is final: times in ms, the layout shift in thousandths. */
export function watchVitals(tell: (vital: Pick<Vital, 'vital' | 'value'>) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => tell({ vital: name, value: Math.round(name === 'CLS' ? value * 1000 : value) }));
  }
}
