import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { photoPath } from '@contracts/photoPaths';
import { recipeSchema, type Recipe } from '@contracts/recipe';
import { missingPage, recipePage } from './recipePage';

const BASE = 'https://larder.example';

const shakshuka = (parts: Partial<Recipe> = {}): Recipe =>
  recipeSchema.parse({
    id: 7,
    title: 'Shakshuka',
    description: 'Eggs in tomatoes.',
    imageUrl: '/pictures/shakshuka-v2.webp',
    category: 'Meals',
    subcategory: 'Breakfast',
    cuisine: 'tunisian',
    language: 'en-GB',
    servings: 2,
    prepTime: 35,
    allergens: ['Eggs'],
    ingredients: [
      { name: 'eggs', quantity: '4', note: 'cold' },
      { name: 'salt', quantity: 'to taste' },
    ],
    instructions: [
      { step: 'Simmer.', time: 1_200 },
      { step: 'Break in the eggs.', time: 420 },
    ],
    nutritionalInfo: { calories: 317.6, protein: 17.2, carbs: 19, fat: 20, fiber: 5, sugar: 12 },
    userRating: 0,
    isSaved: false,
    ...parts,
  });

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
const everyNode = (node: Node): Node[] => [node, ...('childNodes' in node ? node.childNodes.flatMap(everyNode) : [])];

/** The page as a browser reads it without our script. */
const read = (recipe: Recipe, language: 'en-GB' | 'fr' = 'en-GB') => {
  const { title, head, body } = recipePage(recipe, { language, base: BASE });
  const nodes = everyNode(parse(`<html><head>${head}</head><body>${body}</body></html>`, { scriptingEnabled: false }));
  const elements = nodes.filter((node) => 'tagName' in node);
  const attributesOf = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
  const metas = Object.fromEntries(
    attributesOf('meta').map(({ name, property, content }) => [name ?? property, content]),
  );
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const textOf = (node: Node): string =>
    everyNode(node)
      .map((one) => ('value' in one ? one.value : ''))
      .join('');
  return {
    title,
    metas,
    canonical: attributesOf('link')[0]?.href,
    data: JSON.parse(textOf(scripts[0]!)) as Record<string, unknown>,
    tags: elements.map(({ tagName }) => tagName),
    handlers: elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on'))),
    words: elements
      .filter(({ tagName }) => tagName === 'noscript')
      .map(textOf)
      .join(''),
  };
};

describe('the page of a recipe without scripts', () => {
  it('has what link previews need, with absolute addresses', () => {
    const { title, metas, canonical } = read(shakshuka());
    expect(title).toBe('Shakshuka · Larder');
    expect(canonical).toBe(`${BASE}/recipe/7`);
    expect(metas).toEqual({
      'og:type': 'article',
      'og:site_name': 'Larder',
      'og:title': 'Shakshuka',
      'og:description': 'Eggs in tomatoes.',
      'og:url': `${BASE}/recipe/7`,
      'og:locale': 'en_GB',
      'og:image': `${BASE}/pictures/shakshuka-v2-card.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Shakshuka',
      'twitter:image': `${BASE}/pictures/shakshuka-v2-card.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Shakshuka',
      'twitter:description': 'Eggs in tomatoes.',
    });
  });

  it("names no size for a cook's own photo, which may have any", () => {
    const photo = photoPath('a'.repeat(64));
    const { metas } = read(shakshuka({ imageUrl: photo }));
    expect(metas['og:image']).toBe(`${BASE}${photo}?of=7`);
    expect(metas).not.toHaveProperty(['og:image:width']);
    expect(metas).not.toHaveProperty(['og:image:height']);
  });

  it.each<Partial<Recipe>>([
    {},
    { imageUrl: photoPath('a'.repeat(64)) },
    { imageUrl: undefined },
    { language: undefined, foreignLanguage: 'de' },
  ])('has nothing but tags in its head: %j', (parts) => {
    const { head } = recipePage(shakshuka(parts), { language: 'en-GB', base: BASE });
    expect(head.replace(/<script.*<\/script>/, '').replace(/<[^>]*>/g, '')).toBe('');
  });

  it('is introduced by its ingredients, shortened, when it has no description', () => {
    expect(read(shakshuka({ description: '' })).metas['og:description']).toBe('4 eggs, cold · salt, to taste');
    const long = shakshuka({ description: '', ingredients: ['a'.repeat(300)] });
    expect(read(long).metas['og:description']).toHaveLength(200);
  });

  it('shows the first drawing of a dish from the store of pictures, and later ones from the server', () => {
    const imageIn = (imageUrl: string) => {
      const recipe = { ...shakshuka(), imageUrl };
      const { head } = recipePage(recipe, {
        language: 'en-GB',
        base: BASE,
        pictureStore: 'https://pictures.example/1',
      });
      return /property="og:image" content="([^"]+)"/.exec(head)?.[1];
    };
    expect(imageIn('/pictures/shakshuka.webp')).toBe('https://pictures.example/1/shakshuka-card.jpg');
    expect(imageIn('/pictures/shakshuka-v2.webp')).toBe(`${BASE}/pictures/shakshuka-v2-card.jpg`);
    expect(imageIn('/pictures/written-7.webp')).toBe(`${BASE}/pictures/written-7-card.jpg`);
  });

  it('contains the recipe in the schema.org vocabulary', () => {
    expect(read(shakshuka()).data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Shakshuka',
      description: 'Eggs in tomatoes.',
      url: `${BASE}/recipe/7`,
      image: [`${BASE}/pictures/shakshuka-v2.webp`, `${BASE}/pictures/shakshuka-v2-card.jpg`],
      author: { '@type': 'Organization', name: 'Larder' },
      inLanguage: 'en-GB',
      prepTime: 'PT8M',
      cookTime: 'PT27M',
      totalTime: 'PT35M',
      recipeYield: '2',
      recipeCategory: 'Breakfast',
      recipeCuisine: 'Tunisian',
      recipeIngredient: ['4 eggs, cold', 'salt, to taste'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Simmer.' },
        { '@type': 'HowToStep', text: 'Break in the eggs.' },
      ],
      nutrition: {
        '@type': 'NutritionInformation',
        calories: '318 kcal',
        proteinContent: '17 g',
        carbohydrateContent: '19 g',
        fatContent: '20 g',
        fiberContent: '5 g',
        sugarContent: '12 g',
      },
    });
  });

  it('can be read without a script', () => {
    expect(read(shakshuka()).words).toBe(
      'ShakshukaEggs in tomatoes.Ingredients4 eggs, coldsalt, to tasteMethodSimmer.Break in the eggs.',
    );
    const unsaid = shakshuka({
      language: undefined,
      ingredients: ['a pinch of salt', { name: 'eggs', quantity: '4' }],
    });
    expect(read(unsaid).words).toContain('Ingredientsa pinch of salt4 eggsMethod');
    expect(recipePage(unsaid, { language: 'en-GB', base: BASE }).body).toMatch(/<\/article><\/noscript>$/);
  });

  it("is in the language of the recipe, whatever the reader's", () => {
    const { metas, words, data } = read(shakshuka({ language: 'es' }), 'fr');
    expect(metas['og:locale']).toBe('es_ES');
    expect(words).toContain('Ingredientes');
    expect(data).toMatchObject({ inLanguage: 'es', recipeCategory: 'Desayuno' });
  });

  it('names a language the interface does not support, and claims no diet', () => {
    const foreign = shakshuka({ language: undefined, foreignLanguage: 'de', unreadLines: { count: 1, total: 2 } });
    const { metas, data } = read(foreign, 'fr');
    expect(metas).not.toHaveProperty('og:locale');
    expect(data).toMatchObject({ inLanguage: 'de' });
    expect(data).not.toHaveProperty('suitableForDiet');
    const { body } = recipePage(foreign, { language: 'fr', base: BASE });
    expect(body).toContain('<article lang="de">');
    expect(body).toContain('<h2 lang="fr">');
  });

  it('claims no time that does not add up, no missing picture and no unknown nutrition', () => {
    const { data, metas } = read(shakshuka({ prepTime: 10, imageUrl: undefined, nutritionalInfo: undefined }));
    expect(data).not.toHaveProperty('nutrition');
    expect(data).toMatchObject({ totalTime: 'PT10M' });
    expect(data).not.toHaveProperty('prepTime');
    expect(data).not.toHaveProperty('image');
    expect(metas).not.toHaveProperty('og:image');
    expect(metas['twitter:card']).toBe('summary');
  });

  it.each<[string, Partial<Recipe>, object]>([
    ['all of its time at the stove', { prepTime: 27 }, { totalTime: 'PT27M' }],
    [
      'no time of one of its steps',
      { instructions: [{ step: 'Fry.', time: 300 }, { step: 'Simmer.' }] },
      { totalTime: 'PT35M' },
    ],
    ['no steps', { instructions: [] }, { totalTime: 'PT35M' }],
    ['no time in all', { prepTime: undefined }, {}],
    ['a time of nothing', { prepTime: 0 }, {}],
  ])('has only the times that a recipe gives: %s', (_what, parts, times) => {
    const { prepTime, cookTime, totalTime } = read(shakshuka(parts)).data;
    expect({ prepTime, cookTime, totalTime }).toEqual(times);
  });

  it.each<[Partial<Recipe>, string]>([
    [{ subcategory: 'Breakfast' }, 'Breakfast'],
    [{ subcategory: 'None' }, 'Meals'],
    [{ subcategory: 'All' }, 'Meals'],
  ])('is of its sub-type, or of its type when that says nothing: %j', (parts, category) => {
    expect(read(shakshuka(parts)).data.recipeCategory).toBe(category);
  });

  it.each<[string, Partial<Recipe>, string | undefined]>([
    ['in the language of the recipe', { cuisine: 'tunisian', language: 'fr' }, 'Tunisienne'],
    ['stored before there were ids', { cuisine: 'Puerto Rican', language: 'es' }, 'Puertorriqueña'],
    ['without an id as the recipe calls it', { cuisine: 'Klingon', language: 'fr' }, 'Klingon'],
    ['nowhere when it has none', { cuisine: undefined }, undefined],
  ])('names the cuisine %s', (_case, parts, name) => {
    expect(read(shakshuka(parts)).data.recipeCuisine).toBe(name);
  });

  it.each([
    '"><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '</title></noscript><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '<!--<script>',
    '&quot;&lt;script&gt;',
    "$& $` $' $1",
    'a \u2028 \u2029 \\u003c/script>',
    '${7*7} {page}',
  ])('remains text with the title %s', (hostile) => {
    const { tags, handlers, metas, data, words } = read(
      shakshuka({
        title: hostile,
        description: hostile,
        cuisine: hostile,
        ingredients: [hostile, { name: hostile, quantity: hostile, note: hostile }],
        instructions: [{ step: hostile }],
      }),
    );
    const plain = read(shakshuka({ ingredients: ['a', 'b'], instructions: [{ step: 'c' }] }));
    expect(tags).toEqual(plain.tags);
    expect(handlers).toEqual([]);
    expect(metas['og:title']).toBe(hostile);
    expect(data).toMatchObject({ name: hostile, recipeInstructions: [{ text: hostile }] });
    expect(words).toContain(hostile);
  });

  it("says in the reader's language that the recipe does not exist", () => {
    expect(missingPage('recipe', 'fr').title).toMatch(/introuvable · Larder$/);
    expect(missingPage('recipe', 'en-GB')).toMatchObject({ title: 'Recipe not found · Larder', head: '' });
    expect(missingPage('recipe', 'en-GB').description).toMatch(/^The link may be mistyped/);
    expect(missingPage('address', 'en-GB').body).toContain('404 Page Not Found');
    expect(missingPage('address', 'en-GB').description).toMatch(/add the page to the router/);
  });
});
