import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createCorpusBook } from '../../../server/corpus/corpusBook';
import { loadCorpus } from '../../../server/corpus/loadCorpus';
import { openDatabase } from '../../../server/db/openDatabase';
import type { ImportedFacts } from '../../../server/db/tables/importedTables';
import { createImportedRecipesRepository } from '../../../server/repositories/importedRecipesRepository';
import { createRecipesRepository } from '../../../server/repositories/recipesRepository';
import { createSavedRecipesRepository } from '../../../server/repositories/savedRecipesRepository';
import { createUsersRepository } from '../../../server/repositories/usersRepository';
import { ROOT } from '../report';

const BATCH = 500;
/** Imported recipes for each one that an account stored. */
const RECIPES_PER_ACCOUNT = 60;
const YEAR_MS = 365 * 24 * 3_600_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Corpus = ReturnType<typeof createCorpusBook>;

/** Recipes without end: those of the collection in turn, each under its own title. */
const createRecipes = (corpus: Corpus, createdAt: Date) => {
  let count = 0;
  return {
    count: () => count,
    next() {
      count += 1;
      const at = count % corpus.size;
      const { recipe, ingredientIds } = corpus.entries[at]!;
      const {
        id: _id,
        imageUrl: _image,
        userRating: _rating,
        isSaved: _saved,
        ...page
      } = corpus.page(at, 'en-GB').recipe;
      const body = { ...page, title: `${page.title} ${count}` };
      const facts: ImportedFacts = {
        category: recipe.category,
        subcategory: recipe.subcategory,
        allergens: page.allergens as ImportedFacts['allergens'],
        diets: page.dietTypes ?? [],
      };
      return { id: 2 ** 40 + count, contentHash: hashOf(body.title), recipe: body, ingredientIds, facts, createdAt };
    },
  };
};

type Made = ReturnType<ReturnType<typeof createRecipes>['next']>;

const asImport = (made: Made) => ({
  ...made,
  sourceLines: made.recipe.ingredients.map((line) =>
    typeof line === 'string' ? line : `${line.quantity} ${line.name}`,
  ),
});

/** Makes accounts with the recipes that they stored. */
const createAccounts = (db: Awaited<ReturnType<typeof openDatabase>>, next: () => Made, createdAt: Date) => {
  const recipes = createRecipesRepository(db);
  const saved = createSavedRecipesRepository(db);
  const users = createUsersRepository(db);
  let count = 0;
  return {
    count: () => count,
    async add(): Promise<void> {
      count += 1;
      const uid = `account-${count}`;
      await users.add(
        {
          uid,
          email: `${uid}@example.org`,
          passwordHash: 'none',
          firstName: 'Cook',
          lastName: String(count),
          marketingConsent: false,
          termsVersion: '1',
          at: createdAt,
        },
        { tokenHash: hashOf(uid), at: createdAt, expiresAt: new Date(createdAt.getTime() + YEAR_MS) },
      );
      for (let i = 0; i < RECIPES_PER_ACCOUNT; i++) {
        const { ingredientIds: _ids, facts: _facts, ...recipe } = next();
        const owner = `user:${uid}`;
        const id = await recipes.addOwned({ ...recipe, isShared: false, expiresAt: null, owner }, uid);
        await saved.save({ uid, id, at: createdAt });
      }
    },
  };
};

/**
 * Fills an empty folder with a database of at least this size, through the repositories of the server: half of the bytes
 * are imported recipes, half are accounts with the recipes that they stored.
 * @returns how many recipes and accounts it holds
 */
export const fillDatabase = async (folder: string, bytes: number) => {
  const db = await openDatabase(folder);
  // Nothing here needs to survive a power cut.
  await sql`pragma synchronous = off`.execute(db);
  const imported = createImportedRecipesRepository(db);
  const createdAt = new Date();
  const recipes = createRecipes(createCorpusBook(loadCorpus(ROOT)), createdAt);
  const accounts = createAccounts(db, recipes.next, createdAt);
  const size = () => statSync(join(folder, 'larder.db')).size;
  while (size() < bytes) {
    for (let i = 0; i < 8; i++) await imported.add(Array.from({ length: BATCH }, () => asImport(recipes.next())));
    for (let i = 0; i < (8 * BATCH) / RECIPES_PER_ACCOUNT; i++) await accounts.add();
  }
  await db.destroy();
  return { count: recipes.count(), accounts: accounts.count() };
};
