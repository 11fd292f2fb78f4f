import { randomBytes } from 'node:crypto';
import type {
  CookbookAnswer,
  CookbookChanges,
  CookbookEntry,
  CookbookThing,
  SharedCollection,
} from '@contracts/cookbook';
import { COLLECTION_PAGE, COOKBOOK_LINES_MAX } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import type { UserExport } from '@contracts/userExport';
import type { Language } from '@contracts/vocabulary';
import { collectionName, collectionRecipeIds } from '@kitchen/cookbook/cookbookLines';
import type { Line } from '@kitchen/lines/lineList';
import { DomainError } from '../../errors/domainError';
import type { CookbookRepository } from '../../repositories/cookbookRepository';
import type { LineRoom } from '../../repositories/heldLines';
import type { SavedRecipesRepository } from '../../repositories/savedRecipesRepository';
import { fromJsonText, type JsonText } from '../../text/jsonText';
import { forgottenLines, needsWhole } from '../lines/lineNews';
import { plainText } from '../plainText';
import type { RecipesService } from '../recipesService';

interface Dependencies {
  cookbooks: CookbookRepository;
  bodies: Pick<SavedRecipesRepository, 'bodiesOf'>;
  recipes: Pick<RecipesService, 'textOf'>;
  now: () => Date;
  room?: LineRoom;
}

const ROOM: LineRoom = { lines: COOKBOOK_LINES_MAX, removed: COOKBOOK_LINES_MAX };

/** 160 bits, too many to find a collection by guessing. */
const SHARE_BYTES = 20;

/** About how many characters of recipes a page of a shared collection has at most. */
const PAGE_LENGTH = 1024 * 1024;

/** What the cook wrote, without markup and control characters; undefined when nothing is left of what must be there. */
const plainThing = (thing: CookbookThing): CookbookThing | undefined => {
  const words = (text: string) => text.split('\n').map(plainText).join('\n').trim();
  const recipeOf = <T extends { recipe: { id: number; title: string } }>(one: T): T => ({
    ...one,
    recipe: { id: one.recipe.id, title: words(one.recipe.title) },
  });
  switch (thing.kind) {
    case 'note': {
      const { step } = thing;
      const plain = {
        ...recipeOf(thing),
        text: words(thing.text),
        ...(step && { step: { ...step, words: words(step.words) } }),
      };
      return plain.text === '' ? undefined : plain;
    }
    case 'cooked':
      return { ...recipeOf(thing), comment: words(thing.comment) };
    case 'collection': {
      const name = words(thing.name);
      return name === '' ? undefined : { ...thing, name };
    }
    case 'member':
      return recipeOf(thing);
  }
};

const plainEntry = ({ thing, ...rest }: CookbookEntry): CookbookEntry => {
  const plain = thing && plainThing(thing);
  return plain ? { ...rest, thing: plain } : rest;
};

/** What a reader has to know who has read up to a revision. */
const answerOf = async (
  { cookbooks, now }: Pick<Dependencies, 'cookbooks' | 'now'>,
  uid: string,
  { since, sent = [], refused = [] }: { since?: number; sent?: readonly CookbookEntry[]; refused?: string[] },
): Promise<CookbookAnswer> => {
  const list = (await cookbooks.find(uid)) ?? { revision: 0, forgottenUntil: 0 };
  const isWhole = needsWhole(list, since);
  const ids = sent.map(({ id }) => id);
  const entries = (await cookbooks.entries(uid, isWhole ? undefined : since, ids)) as CookbookEntry[];
  return {
    revision: list.revision,
    isWhole,
    entries: [...entries, ...forgottenLines({ sent, entries, refused, now: now() })],
    refused,
    shares: await cookbooks.shares(uid),
  };
};

/** @throws DomainError addressNotFound when the account has no such collection */
const openCollection = async (cookbooks: CookbookRepository, uid: string, id: string) => {
  const lines = await cookbooks.collection(uid, id);
  const name = collectionName(lines, id);
  if (name === undefined) throw new DomainError('addressNotFound');
  return { name, ids: collectionRecipeIds(lines, id) };
};

/** The recipes from one place in a collection on, as many as fit into a page, and where the next page begins. */
const pageFrom = async (
  { bodies, recipes }: Pick<Dependencies, 'bodies' | 'recipes'>,
  { ids, from, language }: { ids: readonly number[]; from: number; language: Language },
): Promise<Pick<SharedCollection, 'recipes' | 'next'>> => {
  const page = ids.slice(from, from + COLLECTION_PAGE);
  const stored = await bodies.bodiesOf(page);
  const shown: Recipe[] = [];
  let length = 0;
  let read = 0;
  for (const id of page) {
    const text: JsonText<Recipe> | undefined = recipes.textOf(id, stored.get(id) ?? null, language);
    length += text?.length ?? 0;
    if (shown.length > 0 && length > PAGE_LENGTH) break;
    read += 1;
    // A recipe that was deleted is not shown.
    if (text !== undefined) shown.push({ ...fromJsonText(text), userRating: 0, isSaved: false });
  }
  const next = from + read;
  return { recipes: shown, next: next < ids.length ? next : null };
};

/** The cookbooks of accounts: notes, cooked dishes and collections. Others read a collection by its link. */
export const createCookbookService = (dependencies: Dependencies) => {
  const { cookbooks, now, room = ROOM } = dependencies;
  return {
    read: (uid: string, since: number | undefined) => answerOf(dependencies, uid, { since }),

    async change(uid: string, { since, changes }: CookbookChanges): Promise<CookbookAnswer> {
      const sent = changes.map(plainEntry);
      const { refused } = await cookbooks.change(uid, { changes: sent, room, now: now() });
      // Read after the change: another one may have come between, and is then part of this answer or of the next.
      return answerOf(dependencies, uid, { since, sent, refused });
    },

    /** Everything in the cookbook as its lines, for an archive. */
    lines: (uid: string): Promise<Line<CookbookThing>[]> => cookbooks.entries(uid, undefined),

    /** Everything in the cookbook, for the export of the account. */
    async exported(uid: string): Promise<UserExport['cookbook']> {
      const shares = await cookbooks.shares(uid);
      return (await cookbooks.entries(uid, undefined)).flatMap(({ id, thing, at }) =>
        thing ? [{ id, thing, changedAt: new Date(at).toISOString(), isShared: shares[id] !== undefined }] : [],
      );
    },

    /**
     * Makes the link to a collection, the same until it is taken back.
     * @throws DomainError addressNotFound when the account has no such collection
     */
    async share(uid: string, collection: string): Promise<{ share: string }> {
      await openCollection(cookbooks, uid, collection);
      return { share: await cookbooks.share(uid, collection, randomBytes(SHARE_BYTES).toString('base64url')) };
    },

    /** Takes the link back. */
    unshare: (uid: string, collection: string): Promise<void> => cookbooks.unshare(uid, collection),

    /**
     * A page of a shared collection. A page is shorter where recipes are long.
     * @throws DomainError addressNotFound for a link that leads nowhere
     */
    async readShared(share: string, from: number, language: Language): Promise<SharedCollection> {
      const shared = await cookbooks.ofShare(share);
      if (!shared) throw new DomainError('addressNotFound');
      const { name, ids } = await openCollection(cookbooks, shared.uid, shared.collection);
      return { name, total: ids.length, ...(await pageFrom(dependencies, { ids, from, language })) };
    },
  };
};

export type CookbookService = ReturnType<typeof createCookbookService>;
