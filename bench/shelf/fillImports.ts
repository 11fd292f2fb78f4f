import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createCorpusBook } from '../../server/corpus/corpusBook';
import { loadCorpus } from '../../server/corpus/loadCorpus';
import { openDatabase } from '../../server/db/openDatabase';
import type { ImportedFacts } from '../../server/db/tables/importedTables';
import { createImportedRecipesRepository, IMPORT_BATCH } from '../../server/repositories/importedRecipesRepository';
import { seeded } from '../../kitchen/search/matchOracle';

const ROOT = join(__dirname, '..', '..');
/** Chance that a recipe swaps one of its ingredients for that of another recipe. */
const VARIED = 0.3;
/** Recipes that are stored one by one; the others are copies under other titles, which is much faster. */
const ORIGINALS = 20_000;
/** Words that few titles have, as names of people and places are in real collections; a quarter of the copies has one. */
const RARE_WORDS = 100_000;
/** Has no divisor in common with their number, so that neighbours have words far apart and every word has its turn. */
const STRIDE = 48_271;
/** Hexadecimal digits of a number that JavaScript holds exactly. */
const ID_DIGITS = 13;
const CONSONANTS = 'bcdfghjklmnprstvz';
const VOWELS = 'aeiou';

/** A word that can be pronounced, the same for the same number. */
const rareWord = (number: number): string => {
  let word = '';
  for (let rest = number + CONSONANTS.length * VOWELS.length; rest > 0;) {
    word += CONSONANTS[rest % CONSONANTS.length];
    rest = Math.floor(rest / CONSONANTS.length);
    word += VOWELS[rest % VOWELS.length];
    rest = Math.floor(rest / VOWELS.length);
  }
  return word;
};

/** Recipes by number: the titles and ingredients of ours, mixed, with short bodies. */
const createMixer = () => {
  const corpus = createCorpusBook(loadCorpus(ROOT));
  const random = seeded(5);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const wordsOfTitles = corpus.entries.map((_, at) => corpus.page(at, 'en-GB').recipe.title.split(' '));

  const titleOf = (at: number, number: number): string => {
    const words = [...wordsOfTitles[at]!.slice(0, 3), pick(pick(wordsOfTitles))];
    return `${words.join(' ')}${number % 3 === 0 ? ` ${number % 1_000}` : ''}`;
  };

  return (number: number) => {
    const at = number % corpus.size;
    const { recipe, ingredientIds } = corpus.entries[at]!;
    const { category, subcategory, servings, prepTime } = recipe;
    const page = corpus.page(at, 'en-GB').recipe;
    const ids = ingredientIds.map((id) => (random() < VARIED ? pick(pick(corpus.entries).ingredientIds) : id));
    const facts: ImportedFacts = {
      category,
      subcategory,
      ...(number % 2 === 0 && { cuisine: recipe.cuisine }),
      allergens: page.allergens as ImportedFacts['allergens'],
      diets: page.dietTypes ?? [],
      unread: number % 4,
    };
    const title = titleOf(at, number);
    const contentHash = createHash('sha256').update(`${number}`).digest('hex');
    return {
      // As random as the ids of an import.
      id: parseInt(contentHash.slice(0, ID_DIGITS), 16),
      contentHash,
      recipe: {
        title,
        description: '',
        category,
        subcategory,
        servings,
        prepTime,
        allergens: [],
        allergenEvidence: [],
        ingredients: ids.map((id) => ({ name: id, quantity: '1', id })),
        instructions: [{ step: 'Cook it.' }],
      },
      ingredientIds: [...new Set(ids)],
      facts,
      sourceLines: [],
      createdAt: new Date(0),
    };
  };
};

type Db = Awaited<ReturnType<typeof openDatabase>>;

/** Copies the first recipes under other titles until there are enough. */
const addCopies = async (db: Db, originals: number, count: number): Promise<void> => {
  await sql`create temp table words (number integer primary key, word text)`.execute(db);
  const words = Array.from({ length: RARE_WORDS }, (_, number) => [number, rareWord(number)]);
  await sql`insert into words select value ->> 0, value ->> 1 from json_each(${JSON.stringify(words)})`.execute(db);
  const columns = sql.raw('body, ingredient_ids, facts, minutes, line_count, source_lines, facts_version, language, created_at'); // prettier-ignore
  for (let copy = 1; copy * originals < count; copy += 1)
    await sql`insert into imported_recipes (id, content_hash, title, seq, ${columns})
      select abs(random()) >> 11, lower(hex(randomblob(32))),
        title || case when seq % 4 = ${copy % 4} then ' ' || (select word from words where number = (seq + ${copy * originals}) * ${STRIDE} % ${RARE_WORDS}) else '' end,
        seq + ${copy * originals}, ${columns} from imported_recipes where seq <= ${Math.min(originals, count - copy * originals)}`.execute(
      db,
    );
};

/**
 * Stores imported recipes through the repository: the titles and ingredients of ours, mixed, with short bodies, because
 * the start reads no bodies.
 * @param folder of the database
 */
export const fillImports = async (folder: string, count: number): Promise<void> => {
  const db = await openDatabase(folder);
  // Nothing here needs to survive a power cut.
  await sql`pragma synchronous = off`.execute(db);
  const imported = createImportedRecipesRepository(db);
  const recipeOf = createMixer();
  const originals = Math.min(count, ORIGINALS);
  for (let done = 0; done < originals; done += IMPORT_BATCH)
    await imported.add(Array.from({ length: Math.min(IMPORT_BATCH, originals - done) }, (_, i) => recipeOf(done + i)));
  await addCopies(db, originals, count);
  await sql`update row_counters set value = ${count}`.execute(db);
  await db.destroy();
};
