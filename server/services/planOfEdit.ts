import { randomBytes } from 'node:crypto';
import { VERSION_KEY_LENGTH } from '@contracts/limits';
import { photoNameIn } from '@contracts/photoPaths';
import type { EditRecipeRequest, EditRecipeResponse, RecipeWords } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import { mergedWords } from '@kitchen/recipes/versions/mergeWords';
import { postedOfWords, wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { NewVersion } from '../repositories/recipeVersionRows';
import type { RecipeVersionsRepository } from '../repositories/recipeVersionsRepository';
import type { BrowserName } from '../repositories/sessionsRepository';
import type { StoredRecipe } from '../text/recipeText';
import type { RecipeReader } from './reading/recipeReader';
import type { Sender } from './recipeOwner';

/** Who edits, in which browser. */
export interface Editor extends Omit<Sender, 'owner'> {
  uid: string;
  browser: BrowserName;
}

/** The key of a recipe as it was stored first. */
export const FIRST = '';

const newKey = (): string => randomBytes(VERSION_KEY_LENGTH).toString('base64url').slice(0, VERSION_KEY_LENGTH);

/** The drawn picture of a recipe, which is not among its words; undefined for one with a photo. */
export const drawingOf = ({ imageUrl }: StoredRecipe): string | undefined =>
  photoNameIn(imageUrl) === undefined ? imageUrl : undefined;

/** What an edit does. */
interface Plan {
  outcome: EditRecipeResponse['outcome'];
  /** What the recipe becomes; undefined: it stays. */
  recipe?: StoredRecipe;
  versions: NewVersion[];
  base?: RecipeWords;
}

interface Dependencies {
  versions: Pick<RecipeVersionsRepository, 'find'>;
  reader: Pick<RecipeReader, 'read'>;
  now: () => Date;
}

/** An edit: who made it, of which recipe, and the recipe that its words make. */
interface Edit {
  editor: Editor;
  id: RecipeId;
  request: EditRecipeRequest;
  mine: StoredRecipe;
}

/** The words of a version; undefined when it is not kept. */
export const wordsAt = async (
  versions: Pick<RecipeVersionsRepository, 'find'>,
  { uid, id, version }: { uid: string; id: RecipeId; version: string | undefined },
): Promise<RecipeWords | undefined> => (await versions.find(uid, id, version ?? FIRST))?.words;

/** Decides what an edit does to the recipe as it is now. */
export const planOfEdit = async (
  { versions, reader, now }: Dependencies,
  { editor, id, request, mine }: Edit,
  current: { recipe: StoredRecipe; createdAt: Date },
): Promise<Plan> => {
  const { uid, browser, ...reading } = editor;
  const { recipe: theirs } = current;
  const at = now();
  const savedAt = request.at === undefined || request.at > at.getTime() ? at : new Date(request.at);
  const saved = (kind: NewVersion['kind']): NewVersion => ({
    version: request.version,
    kind,
    words: wordsOf(mine),
    savedAt,
    ...browser,
  });
  const first: NewVersion[] =
    theirs.version === undefined
      ? [{ ...saved('save'), version: FIRST, words: wordsOf(theirs), savedAt: current.createdAt, browser: null, system: null }] // prettier-ignore
      : [];
  if (theirs.version === request.base)
    return {
      outcome: 'stored',
      recipe: { ...mine, version: request.version },
      versions: [...first, saved('save')],
    };

  const base = await wordsAt(versions, { uid, id, version: request.base });
  const words = mergedWords({ base, mine: wordsOf(mine), theirs: wordsOf(theirs) });
  if (!words) return { outcome: 'differs', versions: [...first, saved('refused')], base };
  const posted = { imageUrl: drawingOf(theirs), ...postedOfWords(words, [mine, theirs]), cuisine: theirs.cuisine };
  const merged = await reader.read({ posted, claimed: words.language ?? reading.language, origin: reading.origin });
  const version = newKey();
  return {
    outcome: 'merged',
    recipe: { ...merged, version },
    versions: [
      ...first,
      saved('save'),
      { version, kind: 'merge', words: wordsOf(merged), savedAt: at, browser: null, system: null },
    ],
  };
};
