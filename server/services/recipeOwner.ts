import type { Language } from '@contracts/vocabulary';

/** Owner of a stored recipe: an account, or a browser. */
export type Owner = `user:${string}` | `visitor:${string}`;

export const ownerOfUser = (uid: string): Owner => `user:${uid}`;
export const ownerOfVisitor = (visitor: string): Owner => `visitor:${visitor}`;

/** The account among owners; undefined for a browser. */
export const uidOf = (owner: Owner): string | undefined => (owner.startsWith('user:') ? owner.slice(5) : undefined);

/** Who stores a recipe, and the address they used. */
export interface Sender {
  owner: Owner;
  language: Language;
  /** A picture is kept only if it is on this origin. */
  origin: string;
}
