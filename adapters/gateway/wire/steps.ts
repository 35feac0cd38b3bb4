import * as v from 'valibot';
import { type NativeStep, nativeStep } from '#core/lib/ids.ts';
import { CART_STEP } from './codes.ts';
import { optionalStatus, status } from './fields.ts';

const toNativeStep = (code: number | null): NativeStep | null =>
  code === null || code === CART_STEP ? null : nativeStep(code);

/** `currentStep` that must be there; null where it is the cart. */
export const step = v.pipe(
  status,
  v.transform((code) => toNativeStep(code)),
);
/** `currentStep` that may be missing. */
export const optionalStep = v.pipe(
  optionalStatus,
  v.transform((code) => toNativeStep(code)),
);
