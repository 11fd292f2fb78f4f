import { photoPath } from '../../../contracts/photoPaths';
import { aPhoto, aTart, type Call, type Written } from './written';

const SAVED = '/api/user/recipes/saved';
const TITLE = 'Soup of a file';
const BATCH = 3;
/** Photos and recipes of a guest that are looked at after a kill, the newest ones. */
const CHECKED = 5;

const soups = (count: number) =>
  Array.from({ length: BATCH }, (_, i) => ({
    id: 20_000 + count * BATCH + i,
    at: 1_000 + count,
    rating: 1 + i,
    words: {
      title: `${TITLE} ${count}.${i}`,
      about: '',
      category: 'Meals',
      subcategory: 'None',
      servings: 2,
      ingredients: [{ text: '2 leeks' }],
      steps: ['Simmer for 20 minutes.'],
    },
  }));

/** Recipes of a file: a batch is stored whole or not at all. It is taken off the list again, one recipe at a time. */
export const importedBatch = (call: Call): Written => {
  let count = 0;
  let there: number[] = [];
  const listed = async (address: string) =>
    ((await call(address, 'GET', SAVED)) as { id: number; title: string }[])
      .filter(({ title }) => title.startsWith(TITLE))
      .map(({ id }) => id);
  return {
    what: 'recipes of a file',
    value: 0,
    choose: () => {
      const [first, ...rest] = there;
      if (first !== undefined)
        return {
          value: rest.length,
          async call(address) {
            await call(address, 'DELETE', `${SAVED}/${first}`);
            there = rest;
          },
        };
      count += 1;
      const recipes = soups(count);
      return {
        value: BATCH,
        async call(address) {
          const answer = await call(address, 'POST', '/api/user/recipes/imported', { recipes });
          there = (answer as { results: { id: number }[] }).results.map(({ id }) => id);
        },
      };
    },
    async read(address) {
      there = await listed(address);
      return there.length;
    },
  };
};

/** What a browser without an account shares: recipes with their photos, which stay behind their links. */
export const sharedByGuest = (call: Call): Written => {
  const acknowledged: { id: number; name: string }[] = [];
  let count = 0;
  return {
    what: 'recipes with photos that a guest has shared',
    value: 'all there',
    async choose() {
      const { name, jpeg } = await aPhoto();
      const recipe = aTart(`Tart ${(count += 1)} of a guest`, photoPath(name));
      return {
        value: 'all there',
        async call(address) {
          await call(address, 'PUT', `/api/recipes/photos/${name}`, { jpeg });
          const { id } = (await call(address, 'POST', '/api/recipes/share', recipe)) as { id: number };
          acknowledged.push({ id, name });
        },
      };
    },
    async read(address) {
      for (const { id, name } of acknowledged.slice(-CHECKED))
        try {
          await call(address, 'GET', `/api/recipes/${id}`);
          await call(address, 'GET', `${photoPath(name)}?of=${id}`);
        } catch (error) {
          return `lost: ${String(error)}`;
        }
      return 'all there';
    },
  };
};
