import { STORE_META } from '@contracts/pictureStore';

/** Where the operator keeps copies of the drawings, as the server has told the page; undefined: on our server alone. */
export const pictureStore = (): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${STORE_META}"]`)?.content;
};
