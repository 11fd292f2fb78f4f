import type { Page } from '@playwright/test';
import { SESSION_HINT_COOKIE } from '../../contracts/defaults';

const DISHES = ['soup', 'stew', 'salad', 'pie', 'curry', 'tart', 'risotto', 'gratin', 'omelette', 'tagine'];
const MAIN = ['tomato', 'lentil', 'leek', 'crème fraîche', 'chicken', 'aubergine', 'bean', 'potato', 'salmon', 'œuf'];
const SECOND = ['basil', 'cumin', 'ginger', 'lemon', 'feta', 'chorizo', 'spinach', 'saffron', 'walnut', 'chilli'];
const ALLERGENS = [[], ['Dairy'], ['Gluten', 'Wheat'], ['Eggs'], ['Kiwi'], ['Fish', 'Dairy']];

const LINES = [
  'olive oil',
  'onion',
  'garlic',
  'vegetable stock',
  'black pepper',
  'bay leaf',
  'plain flour',
  'butter',
  'parsley',
];

const NO_PICTURES = ['/pictures/missing.webp'];

/** A list of any length, with recipes as long as real ones; the pictures alternate. */
export const longList = (count: number, pictures: readonly string[] = NO_PICTURES) =>
  Array.from({ length: count }, (_, i) => {
    const [dish, main, second] = [DISHES[i % 10]!, MAIN[(i >> 1) % 10]!, SECOND[(i >> 3) % 10]!];
    const ingredients = [main, second, ...LINES.slice(i % 4)];
    return {
      id: 50_000 + i,
      title: `${main[0]!.toUpperCase()}${main.slice(1)} ${dish} with ${second} no. ${i + 1}`,
      description: `A ${dish} of ${main} and ${second}, cooked slowly and eaten warm. Better the next day, if any of it is left then.`,
      imageUrl: pictures[i % pictures.length],
      category: i % 5 === 4 ? 'Drinks' : 'Meals',
      subcategory: i % 5 === 4 ? 'Non-alcoholic' : (['Breakfast', 'Lunch', 'Dinner', 'Snack'] as const)[i % 4],
      language: 'en-GB',
      servings: 2 + (i % 5),
      prepTime: 10 + ((i * 7) % 110),
      allergens: ALLERGENS[i % ALLERGENS.length],
      ingredients: ingredients.map((name, n) => ({
        name,
        quantity: `${(n + 1) * 50} g`,
        amount: (n + 1) * 50,
        unit: 'g',
      })),
      instructions: Array.from({ length: 6 }, (_, n) => ({
        step: `Step ${n + 1}: stir the ${ingredients[n % ingredients.length]} into the pan, keep the heat low, and wait until it smells of ${second}.`,
        time: 120 + n * 60,
      })),
      userRating: i % 6,
      isSaved: true,
      savedAt: 1_700_000_000_000 - i * 1_000,
    };
  });

/** Opens a browser signed in to an account with these recipes. The responses are faked, the page is real. */
export const withSavedList = async (
  page: Page,
  baseURL: string,
  list: readonly unknown[],
  /** Delays the account's response. */
  isWanted: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> => {
  const user = {
    uid: 'u-long-list',
    firstName: 'Marta',
    lastName: '',
    email: 'marta@example.org',
    profileImageUrl: null,
    marketingConsent: false,
  };
  const body = JSON.stringify(list);
  const json = (text: string) => ({ status: 200, contentType: 'application/json', body: text });
  await page.context().addCookies([{ name: SESSION_HINT_COOKIE, value: '1', url: baseURL }]);
  await page.route('**/api/auth/me', (route) => route.fulfill(json(JSON.stringify(user))));
  await page.route('**/api/preferences', (route) =>
    route.fulfill(
      json(
        JSON.stringify({
          language: 'en-GB',
          measurementSystem: 'metric',
          excludedAllergens: [],
          dietTypes: [],
          // False, so that the device keeps its own and the journey stays in the browser's language.
          isStored: false,
        }),
      ),
    ),
  );
  await page.route('**/api/shopping*', (route) =>
    route.fulfill(json(JSON.stringify({ revision: 0, isWhole: true, entries: [], refused: [], share: null }))),
  );
  await page.route('**/api/cookbook*', (route) =>
    route.fulfill(json(JSON.stringify({ revision: 0, isWhole: true, entries: [], refused: [], shares: {} }))),
  );
  await page.route('**/api/user/recipes/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fulfill({ status: 204, body: '' });
    await isWanted();
    return route.fulfill(json(body));
  });
};
