const FILE = /^(.+?)(?:-400)?\.webp(\?.*)?$/;

/** The addresses of one picture. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  /** For a picture of a store, so that the service worker may keep what the browser's cache has of it. */
  crossOrigin?: 'anonymous';
}

/** A drawing, on our server or in a store, as 400 and 800 pixels wide. */
export const inTwoSizes = (src: string): PictureSources => {
  const [, path, query = ''] = FILE.exec(src) ?? [];
  return path === undefined ? { src } : { src, srcSet: `${path}-400.webp${query} 400w, ${path}.webp${query} 800w` };
};
