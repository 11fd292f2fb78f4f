import { STORE_META, storedAddress } from '@contracts/pictureStore';
import { escapeMarkup } from '../services/escapeMarkup';

const PICTURED = /<(?:img|link)\b[^>]*>/g;
const ADDRESSES = /\b(src|srcset|imagesrcset|href)="([^"]*)"/gi;
/** One address of an attribute, which may list several. */
const ADDRESS = /(?<=^|[\s,])\/pictures\/[^\s,]+/g;

/**
 * A page whose pictures come from a store, and which tells its script so. The markup is what the script makes of it, so
 * nothing is drawn again.
 * @param store the folder of the store with the drawings of this release; undefined: the page as it is
 */
export const withPictureStore = (page: string, store: string | undefined): string => {
  if (store === undefined) return page;
  const inStore = (list: string) => list.replace(ADDRESS, (path) => escapeMarkup(storedAddress(path, store) ?? path));
  const ofStore = (tag: string) => {
    const moved = tag.replace(ADDRESSES, (_all, name: string, list: string) => `${name}="${inStore(list)}"`);
    return moved === tag ? tag : moved.replace(/^<\w+/, (start) => `${start} crossorigin="anonymous"`);
  };
  return page
    .replace(PICTURED, ofStore)
    .replace('</head>', () => `<meta name="${STORE_META}" content="${escapeMarkup(store)}"/></head>`);
};
