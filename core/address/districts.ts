import { inAlphabet, type Language } from '../text/language.ts';

/** The provinces and territories, spelled as the specification spells them and the server knows them, with their Urdu names (R58). */
const PROVINCE_NAMES = {
  'Azad/Jammu Kashmir': 'آزاد جموں و کشمیر',
  Balochistan: 'بلوچستان',
  'Gilgit-Baltistan': 'گلگت بلتستان',
  'Islamabad Capital Territory': 'وفاقی دارالحکومت اسلام آباد',
  'Khyber Pakhtunkhwa': 'خیبر پختونخوا',
  Punjab: 'پنجاب',
  Sindh: 'سندھ',
} as const;
/** A province or territory by its English name. */
export type Province = keyof typeof PROVINCE_NAMES;
/** Their English names. */
export const PROVINCES = Object.keys(PROVINCE_NAMES) as readonly Province[];

/** A district in each language; the English name is what goes to the server. */
export type District = Readonly<Record<Language, string>>;

/** The districts of a list of names, each in English and then in Urdu. */
const districts = (list: string): readonly District[] =>
  Array.from(list.matchAll(/(\w[\w -]+) ([\u0600-\u06ff ]+)/g), ([, en = '', ur = '']) => ({ en, ur }));

/**
 * 173 districts, 2026 (R58, Q41). Sources: Pakistan Bureau of Statistics' list of March 2023 (156 of them) and the
 * notifications of the provinces since then.
 */
export const DISTRICTS: Record<Province, readonly District[]> = {
  'Azad/Jammu Kashmir': districts(`
    Bagh باغ, Bhimber بھمبر, Haveli حویلی, Jhelum Valley جہلم ویلی, Kotli کوٹلی, Mirpur میرپور,
    Muzaffarabad مظفر آباد, Neelum نیلم, Poonch پونچھ, Sudhnoti سدھنوتی
  `),
  Balochistan: districts(`
    Awaran آواران, Barkhan بارکھان, Barshore برشور, Chagai چاغی, Chaman چمن, Dera Bugti ڈیرہ بگٹی, Duki دکی,
    Gwadar گوادر, Harnai ہرنائی, Hub حب, Jafarabad جعفر آباد, Jhal Magsi جھل مگسی, Kachhi کچھی, Kalat قلات,
    Kech کیچ, Kharan خاران, Khuzdar خضدار, Killa Abdullah قلعہ عبداللہ, Killa Saifullah قلعہ سیف اللہ,
    Kohlu کوہلو, Lasbela لسبیلہ, Loralai لورالائی, Mastung مستونگ, Musakhel موسیٰ خیل, Nasirabad نصیر آباد,
    Nushki نوشکی, Panjgur پنجگور, Pishin پشین, Quetta East کوئٹہ ایسٹ, Quetta West کوئٹہ ویسٹ, Sherani شیرانی,
    Sibi سبی, Sohbatpur صحبت پور, Surab سوراب, Tump تمپ, Upper Dera Bugti اپر ڈیرہ بگٹی,
    Usta Muhammad اوستہ محمد, Wadh وڈھ, Washuk واشک, Zhob ژوب, Ziarat زیارت
  `),
  'Gilgit-Baltistan': districts(`
    Astore استور, Diamer دیامر, Ghanche گانچھے, Ghizer غذر, Gilgit گلگت, Hunza ہنزہ, Kharmang کھرمنگ, Nagar نگر,
    Shigar شگر, Skardu سکردو
  `),
  'Islamabad Capital Territory': districts('Islamabad اسلام آباد'),
  'Khyber Pakhtunkhwa': districts(`
    Abbottabad ایبٹ آباد, Allai الائی, Bajaur باجوڑ, Bannu بنوں, Battagram بٹگرام, Buner بونیر,
    Central Dir وسطی دیر, Charsadda چارسدہ, Dera Ismail Khan ڈیرہ اسماعیل خان, Hangu ہنگو, Haripur ہری پور,
    Karak کرک, Khyber خیبر, Kohat کوہاٹ, Kolai-Palas کولئی پالس, Kurram کرم, Lakki Marwat لکی مروت,
    Lower Chitral لوئر چترال, Lower Dir لوئر دیر, Lower Kohistan لوئر کوہستان,
    Lower South Waziristan جنوبی وزیرستان لوئر, Malakand مالاکنڈ, Mansehra مانسہرہ, Mardan مردان, Mohmand مہمند,
    North Waziristan شمالی وزیرستان, Nowshera نوشہرہ, Orakzai اورکزئی, Paharpur پہاڑ پور, Peshawar پشاور,
    Shangla شانگلہ, Swabi صوابی, Swat سوات, Tank ٹانک, Torghar تورغر, Upper Chitral اپر چترال,
    Upper Dir اپر دیر, Upper Kohistan اپر کوہستان, Upper South Waziristan جنوبی وزیرستان اپر,
    Upper Swat اپر سوات
  `),
  Punjab: districts(`
    Attock اٹک, Bahawalnagar بہاولنگر, Bahawalpur بہاولپور, Bhakkar بھکر, Chakwal چکوال, Chiniot چنیوٹ,
    Dera Ghazi Khan ڈیرہ غازی خان, Faisalabad فیصل آباد, Gujranwala گوجرانوالہ, Gujrat گجرات,
    Hafizabad حافظ آباد, Jhang جھنگ, Jhelum جہلم, Kasur قصور, Khanewal خانیوال, Khushab خوشاب, Kot Addu کوٹ ادو,
    Lahore لاہور, Layyah لیہ, Lodhran لودھراں, Mandi Bahauddin منڈی بہاؤالدین, Mianwali میانوالی, Multan ملتان,
    Murree مری, Muzaffargarh مظفر گڑھ, Nankana Sahib ننکانہ صاحب, Narowal نارووال, Okara اوکاڑہ,
    Pakpattan پاکپتن, Rahim Yar Khan رحیم یار خان, Rajanpur راجن پور, Rawalpindi راولپنڈی, Sahiwal ساہیوال,
    Sargodha سرگودھا, Sheikhupura شیخوپورہ, Sialkot سیالکوٹ, Talagang تلہ گنگ, Taunsa تونسہ,
    Toba Tek Singh ٹوبہ ٹیک سنگھ, Vehari وہاڑی, Wazirabad وزیر آباد
  `),
  Sindh: districts(`
    Badin بدین, Dadu دادو, Ghotki گھوٹکی, Hyderabad حیدرآباد, Jacobabad جیکب آباد, Jamshoro جامشورو,
    Karachi Central کراچی وسطی, Karachi East کراچی شرقی, Karachi South کراچی جنوبی, Karachi West کراچی غربی,
    Kashmore کشمور, Keamari کیماڑی, Khairpur خیرپور, Korangi کورنگی, Larkana لاڑکانہ, Malir ملیر,
    Matiari مٹیاری, Mirpur Khas میرپور خاص, Naushahro Feroze نوشہرو فیروز, Qambar Shahdadkot قمبر شہداد کوٹ,
    Sanghar سانگھڑ, Shaheed Benazirabad شہید بینظیر آباد, Shikarpur شکارپور, Sujawal سجاول, Sukkur سکھر,
    Tando Allahyar ٹنڈو اللہ یار, Tando Muhammad Khan ٹنڈو محمد خان, Tharparkar تھرپارکر, Thatta ٹھٹھہ,
    Umerkot عمرکوٹ
  `),
};

/** A province's name in a language; anything else stays as it is, since it may come from elsewhere. */
export function provinceName(province: string, language: Language): string {
  return language === 'ur' && isProvince(province) ? PROVINCE_NAMES[province] : province;
}

/** A district's name in a language; the server knows it by its English one, and anything unknown stays as it is. */
export function districtName(province: string, city: string, language: Language): string {
  return isProvince(province) ? (DISTRICTS[province].find(({ en }) => en === city)?.[language] ?? city) : city;
}

/** City and province on one line, as an address is read in Urdu. */
export function placeInUrdu({ province, city }: Readonly<Record<'province' | 'city', string>>): string {
  return `${districtName(province, city, 'ur')}، ${provinceName(province, 'ur')}`;
}

/** The provinces in the order of the language's alphabet. */
export function provincesIn(language: Language): readonly Province[] {
  return inAlphabet(language, PROVINCES, (province) => provinceName(province, language));
}

/** True for one of the seven names. */
export function isProvince(text: string): text is Province {
  return (PROVINCES as readonly string[]).includes(text);
}

/** True for a district of this province. */
export function isCity(province: string, city: string): boolean {
  return isProvince(province) && DISTRICTS[province].some(({ en }) => en === city);
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/\P{L}/gu, '');

/** Province and city as the lists spell them, where only case, blanks or signs differ; other names stay as they came (R58). */
export function spelledPlace({ province, city }: Readonly<Record<'province' | 'city', string>>) {
  const isSame = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b);
  const known = PROVINCES.find((name) => isSame(name, province));
  if (known === undefined) return { province, city };
  return { province: known, city: DISTRICTS[known].find(({ en }) => isSame(en, city))?.en ?? city };
}

/** The entries of a list under one first letter. */
export type LetterGroup<T> = readonly [letter: string, entries: readonly T[]];

/** Groups a sorted list by the first letter of each name; آ stands under ا, as in Urdu indexes (R58). */
export function byFirstLetter<T>(list: readonly T[], nameOf: (entry: T) => string): readonly LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const letter = (Array.from(nameOf(entry))[0] ?? '').toUpperCase().replace('آ', 'ا');
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}
