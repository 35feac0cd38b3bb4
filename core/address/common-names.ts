/** A name by which people know a district, in both languages. */
export type CommonName = readonly [district: string, en: string, ur: string];

/**
 * What a district is called beside its own name (R58): the city or land of which it is a part, and its chief town. Sources:
 * Pakistan Bureau of Statistics' list of March 2023 (districts of Karachi Division), and the notified headquarters.
 */
export const COMMON_NAMES: readonly CommonName[] = [
  // Azad/Jammu Kashmir
  ['Jhelum Valley', 'Hattian Bala', 'ہٹیاں بالا'],
  ['Neelum', 'Athmuqam', 'اٹھمقام'],
  ['Poonch', 'Rawalakot', 'راولاکوٹ'],
  ['Sudhnoti', 'Pallandri', 'پلندری'],
  // Balochistan
  ['Jafarabad', 'Dera Allah Yar', 'ڈیرہ اللہ یار'],
  ['Kachhi', 'Bolan', 'بولان'],
  ['Kech', 'Turbat', 'تربت'],
  ['Lasbela', 'Uthal', 'اوتھل'],
  ['Nasirabad', 'Dera Murad Jamali', 'ڈیرہ مراد جمالی'],
  ['Upper Dera Bugti', 'Dera Bugti', 'ڈیرہ بگٹی'],
  // Gilgit-Baltistan
  ['Diamer', 'Chilas', 'چلاس'],
  ['Ghanche', 'Khaplu', 'خپلو'],
  ['Ghizer', 'Gahkuch', 'گاہکوچ'],
  // Khyber Pakhtunkhwa
  ['Bajaur', 'Khar', 'خار'],
  ['Buner', 'Daggar', 'ڈگر'],
  ['Central Dir', 'Dir', 'دیر'],
  ['Dera Ismail Khan', 'D.I. Khan', 'ڈی آئی خان'],
  ['Khyber', 'Landi Kotal', 'لنڈی کوتل'],
  ['Kurram', 'Parachinar', 'پاراچنار'],
  ['Lower Chitral', 'Chitral', 'چترال'],
  ['Lower Dir', 'Dir', 'دیر'],
  ['Lower Dir', 'Timergara', 'تیمرگرہ'],
  ['Lower Kohistan', 'Kohistan', 'کوہستان'],
  ['Lower South Waziristan', 'South Waziristan', 'جنوبی وزیرستان'],
  ['Lower South Waziristan', 'Wana', 'وانا'],
  ['Malakand', 'Batkhela', 'بٹ خیلہ'],
  ['North Waziristan', 'Miranshah', 'میران شاہ'],
  ['Shangla', 'Alpuri', 'الپوری'],
  ['Swat', 'Mingora', 'مینگورہ'],
  ['Upper Chitral', 'Chitral', 'چترال'],
  ['Upper Dir', 'Dir', 'دیر'],
  ['Upper Kohistan', 'Kohistan', 'کوہستان'],
  ['Upper South Waziristan', 'South Waziristan', 'جنوبی وزیرستان'],
  ['Upper Swat', 'Swat', 'سوات'],
  // Punjab
  ['Dera Ghazi Khan', 'D.G. Khan', 'ڈی جی خان'],
  // Sindh
  ['Kashmore', 'Kandhkot', 'کندھ کوٹ'],
  ['Keamari', 'Karachi', 'کراچی'],
  ['Korangi', 'Karachi', 'کراچی'],
  ['Malir', 'Karachi', 'کراچی'],
  ['Shaheed Benazirabad', 'Nawabshah', 'نواب شاہ'],
  ['Tharparkar', 'Mithi', 'مٹھی'],
];
