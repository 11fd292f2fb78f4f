import type { ImportedSave, SaveImportedResponse } from '@contracts/fileImport';
import { VERSIONS_KEPT, VERSIONS_MAX_BYTES } from '@contracts/limits';
import { postedRecipeSchema, type PostedRecipe } from '@contracts/recipe';
import { withTimers } from '@kitchen/recipes/ownRecipe';
import { postedOfLines } from '@kitchen/recipes/versions/postedOfLines';
import type { AccountQuota } from '../repositories/accountRoom';
import type { NewImport } from '../repositories/importAdditions';
import type { NewVersion } from '../repositories/recipeVersionRows';
import type { RecipesRepository } from '../repositories/recipesRepository';
import { DomainError } from '../errors/domainError';
import type { StoredRecipe } from '../text/recipeText';
import type { RecipesService } from './recipesService';
import { ownerOfUser, type Sender } from './recipeOwner';

interface Dependencies {
  recipes: Pick<RecipesService, 'newRecipes'>;
  stored: Pick<RecipesRepository, 'addImported'>;
  accountQuota: AccountQuota;
  /** Called when recipes of an account were stored. */
  imported: (uid: string) => Promise<void>;
  now: () => Date;
}

const BROWSER_MAX = 60;

type Result = SaveImportedResponse['results'][number];

/** A recipe as it is posted; undefined when it lacks what a recipe needs. */
const postedOf = ({ id, words, cuisine }: ImportedSave): PostedRecipe | undefined =>
  postedRecipeSchema.safeParse({ ...postedOfLines(words), id, cuisine }).data;

/** The history of a recipe, the oldest first; no time is later than now. */
const versionsOf = ({ versions = [] }: ImportedSave, now: Date): NewVersion[] =>
  versions.toReversed().map(({ version, savedAt, browser, system, ...rest }) => ({
    ...rest,
    version: version ?? '',
    savedAt: new Date(Math.min(Date.parse(savedAt), now.getTime())),
    browser: browser?.slice(0, BROWSER_MAX) ?? null,
    system: system?.slice(0, BROWSER_MAX) ?? null,
  }));

/** Which version the recipe is at: the newest that was not refused. */
const currentVersion = ({ versions = [] }: ImportedSave): string | undefined =>
  versions.find(({ kind }) => kind !== 'refused')?.version ?? undefined;

const timed = (recipe: StoredRecipe, { times }: ImportedSave): StoredRecipe => {
  const { language = 'en-GB', foreignLanguage, instructions } = recipe;
  return { ...recipe, instructions: withTimers(instructions, { language, foreignLanguage }, times) };
};

/** Stores the recipes of a file for an account, many at once. */
export const createRecipeImportService = ({ recipes, stored, accountQuota, imported, now }: Dependencies) => {
  const bounds = { versions: VERSIONS_KEPT, bytes: VERSIONS_MAX_BYTES, accountBytes: accountQuota.bytes };

  return {
    /**
     * Stores recipes and puts them on the list. A repeated call finds what the first one stored.
     * @throws DomainError accountFull, notSignedIn, changeTooOld, tooBusy
     */
    async save(uid: string, saves: readonly ImportedSave[], sender: Omit<Sender, 'owner'>): Promise<Result[]> {
      const owner = ownerOfUser(uid);
      const at = now();
      const results: Result[] = saves.map(() => ({ fault: 'malformed' }));
      const posted = saves.flatMap((save, i) => {
        const recipe = postedOf(save);
        return recipe ? [{ recipe, save, i }] : [];
      });
      const records = await recipes.newRecipes(
        posted.map(({ recipe }) => recipe),
        { ...sender, owner },
      );
      const imports: (NewImport & { i: number })[] = posted.flatMap(({ save, i }, n) => {
        const record = records[n]!;
        if (record instanceof DomainError) return [];
        const version = currentVersion(save);
        return {
          i,
          record: {
            ...record,
            owner,
            recipe: { ...timed(record.recipe, save), ...(version !== undefined && { version }) },
          },
          at: new Date(Math.min(save.savedAt ?? save.at, at.getTime())),
          rating: save.rating,
          versions: versionsOf(save, at),
        };
      });
      const added = await stored.addImported({ uid, imports, quota: accountQuota, bounds, now: at });
      await imported(uid);
      imports.forEach(({ i }, n) => (results[i] = added[n]!));
      return results;
    },
  };
};

export type RecipeImportService = ReturnType<typeof createRecipeImportService>;
