import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate';
import { isPostgresUrl, openDatabase } from './openDatabase';
import type { Database } from './schema';
import type { ImportedFacts, ImportedRecipesTable } from './tables/importedTables';
import { sqliteDialect } from './sqliteDialect';
import { toJsonText, type JsonText } from '../text/jsonText';
import type { StoredRecipe } from '../text/recipeText';

const FEEDBACK = {
  recipe_id: 7,
  visitor: 'somebody',
  household: null,
  picture: 'toast',
  is_accurate: 1,
  feedback_text: null,
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('the database file', () => {
  it('is made with its folder, migrated once, and kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-db-'));
    const first = await openDatabase(join(folder, 'deeper'));
    await first.insertInto('image_feedback').values(FEEDBACK).execute();
    await first.destroy();
    const second = await openDatabase(join(folder, 'deeper'));
    await migrate(second);
    expect(await second.selectFrom('image_feedback').selectAll().execute()).toEqual([FEEDBACK]);
    await second.destroy();
    rmSync(folder, { recursive: true });
  });
});

describe('a database elsewhere', () => {
  it.each([
    ['postgres://cook:secret@db.example/larder', true],
    ['postgresql://localhost', true],
    ['./data', false],
    [':memory:', false],
    ['/srv/postgres://', false],
  ])('%s is one: %p', (place, is) => {
    expect(isPostgresUrl(place)).toBe(is);
  });

  it('is reported at once when it does not answer', async () => {
    await expect(openDatabase('postgres://cook@127.0.0.1:1/larder')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('imported recipes from before sorting existed', () => {
  it('get their preparation time and number of lines from the stored recipe', async () => {
    const db = new Kysely<Database>({ dialect: sqliteDialect(':memory:') });
    await migrate(db, '0006-generated-recipes');
    const row = { title: '', ingredient_ids: '[]' as JsonText<string[]>, facts: '{}' as JsonText<ImportedFacts>, language: 'en-GB', created_at: '' }; // prettier-ignore
    const bodyOf = (recipe: Partial<StoredRecipe>) => toJsonText(recipe as StoredRecipe);
    const older = db as unknown as Kysely<{
      imported_recipes: Omit<ImportedRecipesTable, 'minutes' | 'line_count' | 'source_lines' | 'facts_version' | 'seq'>;
    }>;
    await older
      .insertInto('imported_recipes')
      .values([
        { ...row, id: 1, content_hash: 'a', body: bodyOf({ prepTime: 12.5, ingredients: ['egg', 'salt'] }) },
        { ...row, id: 2, content_hash: 'b', body: bodyOf({ ingredients: ['egg'] }) },
      ])
      .execute();
    await migrate(db);
    expect(await db.selectFrom('imported_recipes').select(['minutes', 'line_count']).orderBy('id').execute()).toEqual([
      { minutes: 12.5, line_count: 2 },
      { minutes: null, line_count: 1 },
    ]);
    await db.destroy();
  });
});
