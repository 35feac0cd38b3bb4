import type { Shared, SharedPicture, Sharing } from '#core/ports/device.ts';
import type { HostFile } from '#core/ports/host-app.ts';

/** What is handed to the share sheet. */
type SheetData = { readonly text?: string; readonly files?: File[] };

/** The part of `navigator` that shares. */
export interface SharingDevice {
  readonly share?: (data: SheetData) => Promise<void>;
  readonly canShare?: (data: SheetData) => boolean;
}

/** The device's share sheet, with files where the browser takes them; refuses where there is none, or the page may not open it. */
export function createWebSharing(find: () => SharingDevice): Sharing & { shareFile(file: HostFile): Promise<Shared> } {
  return {
    isOffered: typeof find().share === 'function',
    takesPictures: takes(find(), { files: [fileOf({ bytes: new Uint8Array(1), name: 'picture.png' })] }),
    async share(text, picture = null) {
      const device = find();
      const data = picture === null ? null : { text, files: [fileOf(picture)] };
      const answer = data !== null && takes(device, data) ? await handTo(device, data) : 'refused';
      return answer === 'refused' ? handTo(device, { text }) : answer;
    },
    async shareFile({ name, type, bytes }) {
      const data = { files: [new File([bytes.slice()], name, { type })] };
      return takes(find(), data) ? handTo(find(), data) : 'refused';
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

async function handTo(device: SharingDevice, data: SheetData): Promise<Shared> {
  try {
    if (device.share === undefined) return 'refused';
    await device.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}
