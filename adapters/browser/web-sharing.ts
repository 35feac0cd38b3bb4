import type { SharedPicture, Sharing } from '#core/ports/sharing.ts';

/** What is handed to the sheet. */
interface SheetData {
  readonly text?: string;
  readonly files?: File[];
}

/** The part of `navigator` that shares. */
export interface SharingDevice {
  readonly share?: (data: SheetData) => Promise<void>;
  readonly canShare?: (data: SheetData) => boolean;
}

/** The browser's sharing sheet; refuses where there is none, or where the page may not open it. */
export function createWebSharing(find: () => SharingDevice): Sharing {
  return {
    isOffered: typeof find().share === 'function',
    takesPictures: takes(find(), { files: [fileOf({ bytes: new Uint8Array(1), name: 'picture.png' })] }),
    async share(text, picture = null) {
      const device = find();
      const data = picture === null ? null : { text, files: [fileOf(picture)] };
      const answer = data !== null && takes(device, data) ? await handTo(device, data) : 'refused';
      return answer === 'refused' ? handTo(device, { text }) : answer;
    },
  };
}

const fileOf = ({ bytes, name }: SharedPicture): File => new File([bytes], name, { type: 'image/png' });

function takes(device: SharingDevice, data: SheetData): boolean {
  try {
    return typeof device.share === 'function' && device.canShare?.(data) === true;
  } catch {
    return false;
  }
}

async function handTo(device: SharingDevice, data: SheetData): Promise<'shared' | 'dismissed' | 'refused'> {
  try {
    if (device.share === undefined) return 'refused';
    await device.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}
