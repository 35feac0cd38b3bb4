import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

/** A field for digits, of whatever script: read from left to right on pages of both languages, with a keyboard that has them. */
export function DigitsField({
  kind,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'dir'> & {
  /** `numeric`: digits alone; `decimal`: with a point; `tel`: a phone number. */
  readonly kind: 'numeric' | 'decimal' | 'tel';
}) {
  return <Field type={kind === 'tel' ? kind : undefined} inputMode={kind} dir="ltr" autoComplete="off" {...field} />;
}
