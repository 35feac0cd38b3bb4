import type { Address } from '#core/address/address.ts';
import { HOSTILE_TEXTS } from '../catalogue/hostile-phone.ts';

/** An address of nobody, wherever a scenario or a test needs one that may be saved. */
export const SAMPLE_ADDRESS: Address = {
  name: 'Ayesha Khan',
  phoneNumber: '03001234567',
  email: 'ayesha@example.com',
  province: 'Punjab',
  city: 'Lahore',
  street: 'House 12, Street 4, Model Town',
};

/** An address whose texts try to run as code (reliability row 45). */
export const HOSTILE_ADDRESS: Address = {
  name: HOSTILE_TEXTS[0],
  phoneNumber: '03001234567',
  email: "'onload=window/__xss=1'&lt@example.com",
  province: 'Punjab',
  city: 'Lahore',
  street: `${HOSTILE_TEXTS[5]} ${HOSTILE_TEXTS[11]}`,
};
