/** Description and specifications of a phone, loaded after the product page's first view. Ours (Q56). */
export const phone = {
  description: 'Description',
  specifications: 'Specifications',
  groups: {
    general: 'General',
    display: 'Display',
    memory: 'Memory',
    performance: 'Performance',
    battery: 'Battery',
    camera: 'Camera',
    connectivity: 'Connectivity',
  },
  rows: {
    general: {
      releaseDate: 'Release date',
      simSupport: 'SIM support',
      dimensions: 'Dimensions',
      weight: 'Weight',
      operatingSystem: 'Operating system',
    },
    display: { size: 'Size', resolution: 'Resolution', type: 'Type', protection: 'Protection' },
    memory: { internalMemory: 'Internal memory', ram: 'RAM', cardSlot: 'Card slot' },
    performance: { processor: 'Processor', gpu: 'GPU' },
    battery: { type: 'Type' },
    camera: {
      frontCamera: 'Front camera',
      frontFlash: 'Front flash',
      frontVideo: 'Front video',
      backFlash: 'Back flash',
      backCamera: 'Back camera',
      backVideo: 'Back video',
    },
    connectivity: {
      bluetooth: 'Bluetooth',
      threeG: '3G',
      fourG: '4G/LTE',
      fiveG: '5G',
      radio: 'Radio',
      wifi: 'WiFi',
      nfc: 'NFC',
    },
  },
};
