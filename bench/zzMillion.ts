import { openDatabase } from '../server/db/openDatabase';
import { createImportedRecipesRepository } from '../server/repositories/importedRecipesRepository';
import { fillShelf } from '../server/services/recipeShelf';
import { createSearchService } from '../server/services/searchService';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { loadCorpus } from '../server/corpus/loadCorpus';
import { INGREDIENTS } from '../kitchen/ingredientTable';
import { seeded } from '../kitchen/matchOracle';
const mode = process.argv[2];
(async () => {
  const db = await openDatabase('/tmp/million');
  const repo = createImportedRecipesRepository(db);
  if (mode === 'fill') {
    const r = seeded(7);
    let id = 1;
    const words = INGREDIENTS.flatMap((i) => i.en[0].split(' '));
    const odd = () =>
      Array.from({ length: 4 + Math.floor(r() * 6) }, () => 'abcdefghijklmnoprstuvw'[Math.floor(r() * 22)]).join('');
    const rare = Array.from({ length: 150000 }, odd);
    const pick = <T>(a: readonly T[]) => a[Math.floor(r() ** 2 * a.length)]!;
    for (let b = 0; b < 1000; b++) {
      await repo.add(
        Array.from({ length: 1000 }, () => {
          id += 1 + Math.floor(r() * 9e9);
          const ids = [...new Set(Array.from({ length: 4 + Math.floor(r() * 11) }, () => pick(INGREDIENTS).id))];
          const title = Array.from({ length: 3 + Math.floor(r() * 4) }, () =>
            r() < 0.15 ? pick(rare) : pick(words),
          ).join(' ');
          const al = ['Gluten', 'Dairy', 'Nuts', 'Eggs', 'Soy', 'Fish'].filter(() => r() < 0.3);
          return {
            id,
            contentHash: `${b} ${id}`,
            recipe: {
              title,
              description: 'd'.repeat(200),
              category: 'Meals',
              subcategory: 'Dinner',
              servings: 4,
              allergens: [],
              ingredients: ids,
              instructions: [{ step: 'Mix.' }],
              language: 'en-GB',
            } as never,
            ingredientIds: ids,
            facts: { category: 'Meals', subcategory: 'Dinner', allergens: al, diets: ['Meat'] } as never,
            createdAt: new Date(),
          };
        }),
      );
    }
    return;
  }
  const t = performance.now();
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const corpus = createCorpusBook(loadCorpus(process.cwd()));
  const shelf = await fillShelf({ corpus, imported: repo });
  clearInterval(timer);
  peak = Math.max(peak, process.memoryUsage().rss);
  console.log(
    'size',
    shelf.size,
    'start ms',
    Math.round(performance.now() - t),
    'peak/rss MB',
    peak >> 20,
    process.memoryUsage().rss >> 20,
    process.resourceUsage().maxRSS >> 10,
  );
  (globalThis as { gc?: () => void }).gc?.();
  const m = process.memoryUsage();
  console.log('after gc heap MB', m.heapUsed >> 20, 'arrayBuffers', m.arrayBuffers >> 20, 'rss', m.rss >> 20);
  const search = createSearchService(shelf);
  const ask = async (fields: object) => {
    const ts = [];
    let total;
    for (let i = 0; i < 5; i++) {
      const t = performance.now();
      total = (await search.analyze({ fields: { preferences: {}, ...fields } as never, language: 'en-GB' })).total;
      ts.push(Math.round(performance.now() - t));
    }
    console.log(JSON.stringify(fields), total, ts.join(' '));
  };
  await ask({ ingredients: 'egg, potato, onion, tomato, garlic' });
  await ask({ ingredients: 'egg, potato, onion, no garlic' });
  await ask({ recipeName: 'chicken curry' });
  await ask({ recipeName: 'tortilla' });
  await ask({ recipeName: 'ch' });
  await ask({ recipeName: 'chikcen soupp' });
  await ask({ recipeName: 'c' });
  console.log('maxRSS MB', process.resourceUsage().maxRSS >> 10);
})();
