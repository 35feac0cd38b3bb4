import type { ProductAttributes } from '#core/product/product.ts';
import { PHONE_SHAPES, type PhoneShape } from './phone-shapes.ts';

/** A phone of the demo catalogue. Prices in rupees. */
export interface CataloguePhone {
  readonly id: string;
  readonly brandName: string;
  readonly productName: string;
  /** Name and CSS colour. */
  readonly colors: readonly (readonly [name: string, css: string])[];
  readonly versions: readonly { readonly storage: string; readonly ram: string; readonly price: number }[];
  /** The struck list price of the first version. */
  readonly linePrice: number | null;
  /** For its drawing. */
  readonly shape: PhoneShape;
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

/**
 * Eight real phones: facts from the makers' and Pakistani retailers' sheets of 2024 and 2025, rough rupee prices of that
 * time, null for what no source gave. Names are trademarks of their owners; demo data, not an offer.
 */
export const PHONES: readonly CataloguePhone[] = [
  {
    id: 'samsung-galaxy-a06',
    brandName: 'Samsung',
    productName: 'Galaxy A06',
    colors: [
      ['Black', '#23262b'],
      ['Gold', '#d8b878'],
      ['Light Blue', '#a9c9e6'],
    ],
    versions: [
      {
        storage: '128GB',
        ram: '4GB',
        price: 33000,
      },
    ],
    linePrice: 34500,
    shape: PHONE_SHAPES['samsung-galaxy-a06'],
    attribute: {
      general: {
        releaseDate: 'August 2024',
        simSupport: 'Dual SIM (Nano-SIM)',
        dimensions: '167.3 x 77.3 x 8.0 mm',
        weight: '189 g',
        operatingSystem: 'Android 14, One UI 6.1',
      },
      display: {
        size: '6.7 inches',
        resolution: '720 x 1600 pixels',
        type: 'PLS LCD',
        protection: null,
      },
      memory: {
        internalMemory: '64GB / 128GB',
        ram: '4GB / 6GB',
        cardSlot: 'microSD, up to 1TB',
      },
      performance: {
        processor: 'MediaTek Helio G85',
        gpu: 'Mali-G52',
      },
      battery: {
        type: 'Li-Po 5000 mAh, 25W wired charging',
      },
      camera: {
        frontCamera: '8 MP',
        frontFlash: null,
        frontVideo: null,
        backFlash: 'LED flash',
        backCamera: '50 MP + 2 MP',
        backVideo: '1080p@60fps, 720p@120fps',
      },
      connectivity: {
        bluetooth: '5.3',
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: null,
        wifi: 'Wi-Fi 802.11 a/b/g/n/ac, dual-band',
        nfc: null,
      },
    },
  },
  {
    id: 'samsung-galaxy-a16',
    brandName: 'Samsung',
    productName: 'Galaxy A16',
    colors: [
      ['Black', '#23262b'],
      ['Light Gray', '#c3c7cc'],
      ['Light Green', '#bcd9c0'],
    ],
    versions: [
      {
        storage: '128GB',
        ram: '6GB',
        price: 55999,
      },
      {
        storage: '256GB',
        ram: '8GB',
        price: 64999,
      },
    ],
    linePrice: 59999,
    shape: PHONE_SHAPES['samsung-galaxy-a16'],
    attribute: {
      general: {
        releaseDate: 'November 2024',
        simSupport: 'Hybrid Dual SIM (Nano-SIM)',
        dimensions: '164.4 x 77.9 x 7.9 mm',
        weight: '200 g',
        operatingSystem: 'Android 14, One UI 6.1',
      },
      display: {
        size: '6.7 inches',
        resolution: '1080 x 2340 pixels',
        type: 'Super AMOLED, 90Hz, 800 nits',
        protection: null,
      },
      memory: {
        internalMemory: '128GB / 256GB',
        ram: '4GB / 6GB / 8GB',
        cardSlot: 'microSDXC (uses shared SIM slot)',
      },
      performance: {
        processor: 'MediaTek Helio G99 (6 nm)',
        gpu: 'Mali-G57 MC2',
      },
      battery: {
        type: '5000 mAh, 25W wired charging',
      },
      camera: {
        frontCamera: '13 MP',
        frontFlash: null,
        frontVideo: '1080p@30fps',
        backFlash: 'LED flash',
        backCamera: '50 MP + 5 MP (ultrawide) + 2 MP (macro)',
        backVideo: '1080p@30fps',
      },
      connectivity: {
        bluetooth: '5.3',
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: null,
        wifi: 'Wi-Fi 802.11 a/b/g/n/ac, dual-band',
        nfc: 'Yes (market dependent)',
      },
    },
  },
  {
    id: 'xiaomi-redmi-a5',
    brandName: 'Xiaomi',
    productName: 'Redmi A5',
    colors: [
      ['Black', '#23262b'],
      ['Blue', '#5b86c4'],
      ['Green', '#6f9e83'],
    ],
    versions: [
      {
        storage: '128GB',
        ram: '4GB',
        price: 28000,
      },
    ],
    linePrice: null,
    shape: PHONE_SHAPES['xiaomi-redmi-a5'],
    attribute: {
      general: {
        releaseDate: '21 March 2025',
        simSupport: 'Dual SIM (Nano-SIM + Nano-SIM)',
        dimensions: '171.7 x 77.8 x 8.3 mm',
        weight: '193 g',
        operatingSystem: 'Android 15 (Go edition), HyperOS',
      },
      display: {
        size: '6.88 inches',
        resolution: '720 x 1640 pixels',
        type: 'IPS LCD, 120Hz, 1500 nits (HBM)',
        protection: null,
      },
      memory: {
        internalMemory: '64GB / 128GB, eMMC 5.1',
        ram: '3GB / 4GB / 6GB',
        cardSlot: 'microSDXC (dedicated slot)',
      },
      performance: {
        processor: 'Unisoc T7250 (12 nm)',
        gpu: 'Mali-G57 MP1',
      },
      battery: {
        type: '5200 mAh, 18W wired charging',
      },
      camera: {
        frontCamera: '8 MP',
        frontFlash: null,
        frontVideo: '1080p@30fps',
        backFlash: 'LED flash',
        backCamera: '32 MP + auxiliary lens',
        backVideo: '1080p@30fps',
      },
      connectivity: {
        bluetooth: '5.2',
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: null,
        wifi: 'Wi-Fi 802.11 a/b/g/n/ac, dual-band',
        nfc: 'No',
      },
    },
  },
  {
    id: 'xiaomi-redmi-14c',
    brandName: 'Xiaomi',
    productName: 'Redmi 14C',
    colors: [
      ['Midnight Black', '#1f2226'],
      ['Sage Green', '#9db8a0'],
      ['Dreamy Purple', '#b7a4d6'],
      ['Starry Blue', '#4c6fae'],
    ],
    versions: [
      {
        storage: '128GB',
        ram: '4GB',
        price: 26999,
      },
      {
        storage: '128GB',
        ram: '6GB',
        price: 29999,
      },
    ],
    linePrice: 31499,
    shape: PHONE_SHAPES['xiaomi-redmi-14c'],
    attribute: {
      general: {
        releaseDate: '30 August 2024',
        simSupport: 'Dual SIM (Nano-SIM)',
        dimensions: '171.9 x 77.8 x 8.2 mm',
        weight: '204 g / 207 g / 211 g',
        operatingSystem: 'Android 14, HyperOS',
      },
      display: {
        size: '6.88 inches',
        resolution: '720 x 1640 pixels',
        type: 'IPS LCD, 120Hz, 600 nits (HBM)',
        protection: null,
      },
      memory: {
        internalMemory: '128GB / 256GB, eMMC 5.1',
        ram: '4GB / 6GB / 8GB',
        cardSlot: 'microSDXC (dedicated slot)',
      },
      performance: {
        processor: 'MediaTek Helio G81 Ultra',
        gpu: 'Mali-G52 MC2',
      },
      battery: {
        type: '5160 mAh, 18W wired charging',
      },
      camera: {
        frontCamera: '13 MP',
        frontFlash: null,
        frontVideo: '1080p@30fps',
        backFlash: 'LED flash',
        backCamera: '50 MP + auxiliary lens',
        backVideo: '1080p@30fps',
      },
      connectivity: {
        bluetooth: '5.4',
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: 'FM radio',
        wifi: 'Wi-Fi 802.11 a/b/g/n/ac, dual-band',
        nfc: 'Yes (market dependent)',
      },
    },
  },
  {
    id: 'oppo-a5x',
    brandName: 'OPPO',
    productName: 'A5x',
    colors: [
      ['Midnight Blue', '#23345c'],
      ['Laser White', '#eceef0'],
    ],
    versions: [
      {
        storage: '128GB',
        ram: '4GB',
        price: 38000,
      },
    ],
    linePrice: 39999,
    shape: PHONE_SHAPES['oppo-a5x'],
    attribute: {
      general: {
        releaseDate: '15 May 2025',
        simSupport: 'Dual SIM (Nano-SIM + Nano-SIM)',
        dimensions: '165.7 x 76.2 x 8.0 mm',
        weight: '193 g',
        operatingSystem: 'Android 15, ColorOS 15',
      },
      display: {
        size: '6.67 inches',
        resolution: '720 x 1604 pixels',
        type: 'IPS LCD, 90Hz, 1000 nits (HBM)',
        protection: 'Corning Gorilla Glass 7i',
      },
      memory: {
        internalMemory: '64GB / 128GB, UFS 2.1',
        ram: '4GB / 6GB / 8GB',
        cardSlot: 'microSDXC',
      },
      performance: {
        processor: 'Qualcomm Snapdragon 6s 4G Gen 1 (11 nm)',
        gpu: 'Adreno 610',
      },
      battery: {
        type: '6000 mAh, 45W wired charging',
      },
      camera: {
        frontCamera: '5 MP',
        frontFlash: null,
        frontVideo: '1080p@30fps',
        backFlash: 'LED flash',
        backCamera: '32 MP',
        backVideo: '1080p@30fps',
      },
      connectivity: {
        bluetooth: '5.0',
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: null,
        wifi: 'Wi-Fi 802.11 a/b/g/n/ac, dual-band',
        nfc: 'No',
      },
    },
  },
  {
    id: 'infinix-hot-50-pro-plus',
    brandName: 'Infinix',
    productName: 'Hot 50 Pro+',
    colors: [
      ['Titanium Grey', '#8c8f94'],
      ['Sleek Black', '#26282c'],
      ['Dreamy Purple', '#b7a4d6'],
    ],
    versions: [
      {
        storage: '256GB',
        ram: '8GB',
        price: 52999,
      },
    ],
    linePrice: 56999,
    shape: PHONE_SHAPES['infinix-hot-50-pro-plus'],
    attribute: {
      general: {
        releaseDate: 'November 2024',
        simSupport: 'Dual SIM (Nano-SIM)',
        dimensions: '164.1 x 74.4 x 6.8 mm',
        weight: '162 g',
        operatingSystem: 'Android 14, XOS 14.5',
      },
      display: {
        size: '6.78 inches',
        resolution: '1080 x 2436 pixels',
        type: 'AMOLED (curved), 120Hz, 1300 nits',
        protection: 'Corning Gorilla Glass',
      },
      memory: {
        internalMemory: '256GB, UFS 2.2',
        ram: '8GB',
        cardSlot: null,
      },
      performance: {
        processor: 'MediaTek Helio G100 (6 nm)',
        gpu: 'Mali-G57 MC2',
      },
      battery: {
        type: '5000 mAh, 33W wired charging',
      },
      camera: {
        frontCamera: '13 MP',
        frontFlash: 'LED flash',
        frontVideo: null,
        backFlash: null,
        backCamera: '50 MP + 2 MP (depth)',
        backVideo: null,
      },
      connectivity: {
        bluetooth: null,
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: null,
        wifi: null,
        nfc: null,
      },
    },
  },
  {
    id: 'tecno-spark-30-pro',
    brandName: 'Tecno',
    productName: 'Spark 30 Pro',
    colors: [
      ['Obsidian Edge', '#2b2a30'],
      ['Arctic Glow', '#dfe8ee'],
    ],
    versions: [
      {
        storage: '256GB',
        ram: '8GB',
        price: 41999,
      },
    ],
    linePrice: 44999,
    shape: PHONE_SHAPES['tecno-spark-30-pro'],
    attribute: {
      general: {
        releaseDate: 'November 2024',
        simSupport: 'Dual SIM (Nano-SIM)',
        dimensions: '166.6 x 77.0 x 7.4 mm',
        weight: '188 g',
        operatingSystem: 'Android 14, HiOS 14.5',
      },
      display: {
        size: '6.78 inches',
        resolution: '1080 x 2436 pixels',
        type: 'AMOLED, 120Hz, 1700 nits (peak)',
        protection: null,
      },
      memory: {
        internalMemory: '256GB',
        ram: '8GB',
        cardSlot: null,
      },
      performance: {
        processor: 'MediaTek Helio G100 (6 nm)',
        gpu: 'Mali-G57 MC2',
      },
      battery: {
        type: '5000 mAh, 33W wired charging',
      },
      camera: {
        frontCamera: '13 MP',
        frontFlash: 'LED flash',
        frontVideo: null,
        backFlash: 'LED flash',
        backCamera: '108 MP',
        backVideo: null,
      },
      connectivity: {
        bluetooth: null,
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'No',
        radio: null,
        wifi: null,
        nfc: null,
      },
    },
  },
  {
    id: 'vivo-v40e-5g',
    brandName: 'vivo',
    productName: 'V40e 5G',
    colors: [
      ['Royal Bronze', '#a57b5c'],
      ['Mint Green', '#bfe3d2'],
    ],
    versions: [
      {
        storage: '256GB',
        ram: '8GB',
        price: 99999,
      },
    ],
    linePrice: 104999,
    shape: PHONE_SHAPES['vivo-v40e-5g'],
    attribute: {
      general: {
        releaseDate: 'November 2024',
        simSupport: 'Dual SIM (Nano-SIM)',
        dimensions: '163.7 x 75.0 x 7.5 mm',
        weight: '183 g',
        operatingSystem: 'Android 14, Funtouch OS 14',
      },
      display: {
        size: '6.77 inches',
        resolution: '1080 x 2392 pixels',
        type: 'AMOLED (curved), 120Hz, HDR10+, 4500 nits (peak)',
        protection: null,
      },
      memory: {
        internalMemory: '256GB, UFS 2.2',
        ram: '8GB',
        cardSlot: null,
      },
      performance: {
        processor: 'MediaTek Dimensity 7300 (4 nm)',
        gpu: 'Mali-G615 MC2',
      },
      battery: {
        type: '5500 mAh, 80W wired charging',
      },
      camera: {
        frontCamera: '50 MP',
        frontFlash: null,
        frontVideo: '4K',
        backFlash: null,
        backCamera: '50 MP (OIS) + 8 MP (ultrawide)',
        backVideo: null,
      },
      connectivity: {
        bluetooth: null,
        threeG: 'Yes',
        fourG: 'Yes',
        fiveG: 'Yes',
        radio: null,
        wifi: null,
        nfc: null,
      },
    },
  },
];

/** Width, height and depth of a phone in mm, from its data sheet; the usual ones where that says none. */
export function sizeOf(phone: CataloguePhone): {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
} {
  const [, height = 165, width = 77, depth = 8] =
    /^([\d.]+) x ([\d.]+) x ([\d.]+) mm$/.exec(phone.attribute.general.dimensions ?? '')?.map(Number) ?? [];
  return { width, height, depth };
}
