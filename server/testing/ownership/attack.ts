import type { InjectOptions } from 'fastify';
import type { SignedUp } from '../signUp';

/** An attempt on one route by a user who is not the owner. */
export type Attack = (victim: Victim, attacker: SignedUp) => Omit<InjectOptions, 'method' | 'cookies'>[];

/** A user with data in every part of an account. */
export interface Victim extends SignedUp {
  /** Stored by her, shared by her, and from the corpus. */
  ownRecipe: number;
  sharedRecipe: number;
  knownRecipe: number;
  link: string;
  /** The name of a photo that none of her recipes shows. */
  photo: string;
  /** A line of her shopping list, and the end of the link to it. */
  lineId: string;
  share: string;
  /** A collection of hers, and the end of the link to it. */
  collectionId: string;
  collectionLink: string;
  /** Of her sessions, by which only she may end them. */
  sessionIds: number[];
  /** What a browser without an account has shared. */
  guest: SharedByGuest;
}

/** A recipe that a guest shared with its photo. */
export interface SharedByGuest {
  recipe: number;
  photo: string;
}

export const TITLE = 'Qanary soup';
/** Words that only the history of her own recipe has. */
export const FORMER_WORDS = 'Qanary draft';
export const RATING = 4;
export const SOUP = { category: 'Meals', ingredients: ['leek', 'butter'], instructions: ['Simmer.'] };
/** A red square of eight pixels. */
export const PHOTO = Buffer.from(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/' +
    '2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAAR' +
    'CAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAA' +
    'AAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAKi//9k=',
  'base64',
);
export const preferencesWith = (allergen: string) => ({
  language: 'fr',
  measurementSystem: 'imperial',
  excludedAllergens: [allergen],
  dietTypes: ['Vegan'],
});

/** Fields no call has, in case one treats them as the owner. */
export const asVictim = ({ uid, email }: Victim) => ({ uid, userId: uid, user: { uid, email }, owner: `user:${uid}` });

/** The same as fields of a form. */
export const asTexts = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));

export const everyRecipe = ({ ownRecipe, sharedRecipe, knownRecipe }: Victim) => [ownRecipe, sharedRecipe, knownRecipe];

export const reading =
  (...urls: string[]): Attack =>
  ({ uid, email }) =>
    urls.flatMap((url) => [
      { url },
      { url, query: { uid, userId: uid, email, owner: `user:${uid}` } },
      { url, headers: { 'x-user-id': uid, 'x-forwarded-user': email, authorization: `Bearer ${uid}` } },
    ]);
