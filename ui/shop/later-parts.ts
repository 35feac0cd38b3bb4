/** Parts whose code comes after the page that shows them. Here, since what the program itself imports late costs its pages nothing. */
export const LATER_PARTS = {
  help: async () => (await import('./parts/help.tsx')).Help,
  pictureViewer: async () => (await import('./parts/picture-viewer.tsx')).PictureViewer,
  placeAids: () => import('./parts/place-aids.ts'),
};
