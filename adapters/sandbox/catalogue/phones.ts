import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTE_ROWS,
  type AttributeGroup,
  type ProductAttributes,
} from '#core/product/product.ts';

/** A phone of the demo catalogue. Prices in rupees. */
export interface CataloguePhone {
  readonly id: string;
  readonly brandName: string;
  readonly productName: string;
  readonly colors: readonly string[];
  readonly versions: readonly { readonly storage: string; readonly ram: string; readonly price: number }[];
  /** The struck list price of the first version. */
  readonly linePrice: number | null;
  /** Phone and colour whose pictures it has, `phone/colour`, where it has none of its own. */
  readonly pictures?: string;
  readonly attribute: ProductAttributes;
  /** Words of the seller and his courier, where they are not the usual ones. */
  readonly says?: {
    readonly text: string;
    readonly deliveryTime: string;
    readonly installmentPlan: string;
    readonly courier: string;
    /** Stands before the parcel's number. */
    readonly parcel: string;
  };
}

/** What a maker's sheet says beside the usual. */
type Sheet = { readonly [Group in AttributeGroup]?: Partial<ProductAttributes[Group]> };

/** A phone as it is written down here: what is usual, and the memory of its versions, are put to its sheet. */
type WrittenPhone = Omit<CataloguePhone, 'attribute'> & { readonly sheet: Sheet };

const usualSheet = ({ versions }: WrittenPhone): Sheet => ({
  general: { simSupport: 'Dual SIM (Nano-SIM)' },
  memory: { internalMemory: listed(versions, 'storage'), ram: listed(versions, 'ram') },
  camera: { backFlash: 'LED flash' },
  connectivity: { threeG: 'Yes', fourG: 'Yes', fiveG: 'No', wifi: 'Wi-Fi 802.11 a/b/g/n/ac, dual-band' },
});

const listed = (versions: CataloguePhone['versions'], of: 'storage' | 'ram'): string =>
  [...new Set(versions.map((each) => each[of]))].join(' / ');

/** A whole sheet: null for what neither it nor the usual one says. */
const wholeSheet = (phone: WrittenPhone): ProductAttributes =>
  Object.fromEntries(
    ATTRIBUTE_GROUPS.map((group) => {
      const none = Object.fromEntries(ATTRIBUTE_ROWS[group].map((row) => [row, null]));
      return [group, { ...none, ...usualSheet(phone)[group], ...phone.sheet[group] }];
    }),
  ) as ProductAttributes;

/**
 * Seven real phones: facts from the makers' and Pakistani retailers' sheets of 2024 and 2025, rough rupee prices of that
 * time, null for what no source gave. Names are trademarks of their owners; demo data, not an offer.
 */
const WRITTEN: readonly WrittenPhone[] = [
  {
    id: 'samsung-galaxy-a16',
    brandName: 'Samsung',
    productName: 'Galaxy A16',
    colors: ['Black', 'Light Gray', 'Light Green'],
    versions: [
      { storage: '128GB', ram: '6GB', price: 55_999 },
      { storage: '256GB', ram: '8GB', price: 64_999 },
    ],
    linePrice: 59_999,
    sheet: {
      general: {
        releaseDate: 'November 2024',
        simSupport: 'Hybrid Dual SIM (Nano-SIM)',
        dimensions: '164.4 x 77.9 x 7.9 mm',
        weight: '200 g',
        operatingSystem: 'Android 14, One UI 6.1',
      },
      display: { size: '6.7 inches', resolution: '1080 x 2340 pixels', type: 'Super AMOLED, 90Hz, 800 nits' },
      memory: { cardSlot: 'microSDXC (uses shared SIM slot)' },
      performance: { processor: 'MediaTek Helio G99 (6 nm)', gpu: 'Mali-G57 MC2' },
      battery: { type: '5000 mAh, 25W wired charging' },
      camera: {
        frontCamera: '13 MP',
        frontVideo: '1080p@30fps',
        backCamera: '50 MP + 5 MP (ultrawide) + 2 MP (macro)',
        backVideo: '1080p@30fps',
      },
      connectivity: { bluetooth: '5.3' },
    },
  },
  {
    id: 'xiaomi-redmi-a5',
    brandName: 'Xiaomi',
    productName: 'Redmi A5',
    colors: ['Black', 'Blue', 'Green'],
    versions: [{ storage: '128GB', ram: '4GB', price: 28_000 }],
    linePrice: null,
    sheet: {
      general: { releaseDate: 'March 2025', weight: '193 g', operatingSystem: 'Android 15 (Go edition), HyperOS' },
      display: { size: '6.88 inches', resolution: '720 x 1640 pixels', type: 'IPS LCD, 120Hz, 1500 nits (HBM)' },
      memory: { cardSlot: 'microSDXC' },
      performance: { processor: 'Unisoc T7250 (12 nm)', gpu: 'Mali-G57 MP1' },
      battery: { type: '5200 mAh, 18W wired charging' },
      camera: { frontCamera: '8 MP', frontVideo: '1080p@30fps', backCamera: '32 MP' },
      connectivity: { bluetooth: '5.2', nfc: 'No' },
    },
  },
  {
    id: 'xiaomi-redmi-14c',
    brandName: 'Xiaomi',
    productName: 'Redmi 14C',
    colors: ['Midnight Black', 'Sage Green', 'Dreamy Purple', 'Starry Blue'],
    versions: [
      { storage: '128GB', ram: '4GB', price: 26_999 },
      { storage: '128GB', ram: '6GB', price: 29_999 },
    ],
    linePrice: 31_499,
    sheet: {
      general: { releaseDate: 'August 2024', weight: '204 g / 207 g / 211 g', operatingSystem: 'Android 14, HyperOS' },
      display: { size: '6.88 inches', resolution: '720 x 1640 pixels', type: 'IPS LCD, 120Hz, 600 nits (HBM)' },
      memory: { cardSlot: 'microSDXC' },
      performance: { processor: 'MediaTek Helio G81 Ultra', gpu: 'Mali-G52 MC2' },
      battery: { type: '5160 mAh, 18W wired charging' },
      camera: { frontCamera: '13 MP', frontVideo: '1080p@30fps', backCamera: '50 MP' },
      connectivity: { bluetooth: '5.4', radio: 'FM radio' },
    },
  },
  {
    id: 'oppo-a5x',
    brandName: 'OPPO',
    productName: 'A5x',
    colors: ['Midnight Blue', 'Laser White'],
    versions: [{ storage: '128GB', ram: '4GB', price: 38_000 }],
    linePrice: 39_999,
    sheet: {
      general: { releaseDate: 'May 2025', weight: '193 g', operatingSystem: 'Android 15, ColorOS 15' },
      display: {
        size: '6.67 inches',
        resolution: '720 x 1604 pixels',
        type: 'IPS LCD, 90Hz, 1000 nits (HBM)',
        protection: 'Corning Gorilla Glass 7i',
      },
      memory: { cardSlot: 'microSDXC' },
      performance: { processor: 'Qualcomm Snapdragon 6s 4G Gen 1 (11 nm)', gpu: 'Adreno 610' },
      battery: { type: '6000 mAh, 45W wired charging' },
      camera: { frontCamera: '5 MP', frontVideo: '1080p@30fps', backCamera: '32 MP', backVideo: '1080p@30fps' },
      connectivity: { bluetooth: '5.0', nfc: 'No' },
    },
  },
  {
    id: 'infinix-hot-50-pro-plus',
    brandName: 'Infinix',
    productName: 'Hot 50 Pro+',
    colors: ['Titanium Grey', 'Sleek Black', 'Dreamy Purple'],
    versions: [{ storage: '256GB', ram: '8GB', price: 52_999 }],
    linePrice: 56_999,
    sheet: {
      general: { releaseDate: 'November 2024', weight: '162 g', operatingSystem: 'Android 14, XOS 14.5' },
      display: { size: '6.78 inches', resolution: '1080 x 2436 pixels', type: 'AMOLED (curved), 120Hz, 1300 nits' },
      performance: { processor: 'MediaTek Helio G100 (6 nm)', gpu: 'Mali-G57 MC2' },
      battery: { type: '5000 mAh, 33W wired charging' },
      camera: { frontCamera: '13 MP', frontFlash: 'LED flash', backCamera: '50 MP + 2 MP', backFlash: null },
      connectivity: { wifi: null },
    },
  },
  {
    id: 'tecno-spark-30-pro',
    brandName: 'Tecno',
    productName: 'Spark 30 Pro',
    colors: ['Obsidian Edge', 'Arctic Glow'],
    versions: [{ storage: '256GB', ram: '8GB', price: 41_999 }],
    linePrice: 44_999,
    sheet: {
      general: { releaseDate: 'November 2024', weight: '188 g', operatingSystem: 'Android 14, HiOS 14.5' },
      display: { size: '6.78 inches', resolution: '1080 x 2436 pixels', type: 'AMOLED, 120Hz, 1700 nits (peak)' },
      performance: { processor: 'MediaTek Helio G100 (6 nm)', gpu: 'Mali-G57 MC2' },
      battery: { type: '5000 mAh, 33W wired charging' },
      camera: { frontCamera: '13 MP', frontFlash: 'LED flash', backCamera: '108 MP' },
      connectivity: { wifi: null },
    },
  },
  {
    id: 'vivo-v40e-5g',
    brandName: 'vivo',
    productName: 'V40e 5G',
    colors: ['Royal Bronze', 'Mint Green'],
    versions: [{ storage: '256GB', ram: '8GB', price: 99_999 }],
    linePrice: 104_999,
    sheet: {
      general: { releaseDate: 'November 2024', weight: '183 g', operatingSystem: 'Android 14, Funtouch OS 14' },
      display: {
        size: '6.77 inches',
        resolution: '1080 x 2392 pixels',
        type: 'AMOLED (curved), 120Hz, 4500 nits (peak)',
      },
      performance: { processor: 'MediaTek Dimensity 7300 (4 nm)', gpu: 'Mali-G615 MC2' },
      battery: { type: '5500 mAh, 80W wired charging' },
      camera: { frontCamera: '50 MP', frontVideo: '4K', backCamera: '50 MP (OIS) + 8 MP (ultrawide)', backFlash: null },
      connectivity: { fiveG: 'Yes', wifi: null },
    },
  },
];

/** The phones that the shop lists. */
export const PHONES: readonly CataloguePhone[] = WRITTEN.map((phone) => ({ ...phone, attribute: wholeSheet(phone) }));
