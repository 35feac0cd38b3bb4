import { type NativeStep, nativeStep } from '#core/lib/ids.ts';
import { type Decoder, map } from '../decoder.ts';
import { CART_STEP } from './codes.ts';
import { optionalStatus, status } from './fields.ts';

/** A number below 0 is no page of the app. */
const toNativeStep = (code: number | null): NativeStep | null | undefined => {
  if (code === null || code === CART_STEP) return null;
  return code < 0 ? undefined : nativeStep(code);
};

/** `currentStep` that must be there; null where it is the cart. */
export const step: Decoder<NativeStep | null> = map(status, toNativeStep);
/** `currentStep` that may be missing. */
export const optionalStep: Decoder<NativeStep | null> = map(optionalStatus, toNativeStep);
