import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { textOfRecipe } from '@kitchen/reading/recipeText/textOfRecipe';
import { HOSTILE_PIECES, repeated } from '@kitchen/testing/hostileTexts';
import { readFetchedPage } from './readFetchedPage';

const read = (html: string | Buffer, type = 'text/html') =>
  readFetchedPage({ address: 'https://soup.example/leek', type, bytes: Buffer.from(html) }, 'en-GB');
const fixture = (name: string) => readFileSync(join(__dirname, '..', 'fixtures', name));

const linked = (recipe: object) =>
  `<html lang="en"><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...recipe,
  })}</script><h1>Something else</h1>`;

describe('a page that marks its recipe', () => {
  it('is read by its marks, headings included', async () => {
    const { recipe } = await read(
      linked({
        name: 'Tart &amp; cream',
        description: '<p>My favourite.</p>',
        recipeYield: '6 servings',
        totalTime: 'PT1H10M',
        recipeCategory: 'Dessert',
        recipeIngredient: ['For the pastry:', '200 g flour', '100 g butter', 'For the filling:', '3 eggs'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Rub in the butter.' }, 'Bake for 30 minutes.'],
      }),
    );
    expect(recipe).toEqual({
      title: 'Tart & cream',
      about: 'My favourite.',
      servings: 6,
      minutes: 70,
      ingredients: [
        { text: 'For the pastry', isHeading: true },
        { text: '200 g flour' },
        { text: '100 g butter' },
        { text: 'For the filling', isHeading: true },
        { text: '3 eggs' },
      ],
      steps: ['Rub in the butter.', 'Bake for 30 minutes.'],
      labels: ['Dessert'],
      language: 'en-GB',
    });
  });

  it('may lack parts, which the cook adds', async () => {
    const { recipe } = await read(linked({ name: 'Toast', recipeIngredient: ['2 slices bread'] }));
    expect(recipe).toMatchObject({ title: 'Toast', ingredients: [{ text: '2 slices bread' }], steps: [] });
  });

  it('may mark only the method: the list is taken from what a reader sees', async () => {
    const { recipe } = await read(
      `${linked({ name: 'Leek soup', recipeInstructions: 'Simmer the leeks for 20 minutes.' })}<h2>Ingredients</h2>
       <ul><li>3 leeks</li><li>1 l stock</li></ul><h2>Method</h2><p>Simmer the leeks.</p>`,
    );
    expect(recipe).toMatchObject({
      ingredients: [{ text: '3 leeks' }, { text: '1 l stock' }],
      steps: ['Simmer the leeks for 20 minutes.'],
    });
  });

  it.each(['saladPage.html', 'crepesMicrodata.html'])('is shown as a text that reads the same: %s', async (name) => {
    const { recipe, text } = await read(fixture(name));
    const again = readRecipeText(text, recipe!.language);
    expect(again).toMatchObject({
      title: recipe!.title,
      ingredients: recipe!.ingredients,
      steps: recipe!.steps,
      servings: recipe!.servings,
      minutes: recipe!.minutes,
    });
  });

  it.each(['en-GB', 'en-US', 'es', 'fr'] as const)(
    'is written down with labels that are read again: %s',
    (language) => {
      const parts = {
        title: 'Tarte',
        about: '',
        servings: 4,
        minutes: 50,
        ingredients: [{ text: '200 g de farine' }, { text: '3 œufs' }],
        steps: ['Étalez la pâte.', 'Enfournez 30 minutes.'],
      };
      expect(readRecipeText(textOfRecipe(parts, language), language)).toMatchObject(parts);
    },
  );
});

describe('a page that marks nothing', () => {
  const PLAIN = `<!doctype html><html lang="en"><body>
    <nav><ul><li>Home</li><li>200 recipes</li></ul></nav>
    <main><h1>Grandma’s leek soup</h1>
    <p>I remember her kitchen, where we sat every Sunday, and the story goes on, with 3 eggs and much cream, for long.</p>
    <p>Serves 4</p>
    <h2>Ingredients</h2><h3>For the soup</h3><ul><li>3 leeks</li><li>1 l stock</li></ul>
    <h3>To serve</h3><ul><li>100 ml cream</li></ul>
    <h2>Method</h2><ol><li>Slice the leeks.</li><li>Simmer for 20 minutes.</li></ol>
    <h2>More soups</h2><ul><li>2 tomatoes</li></ul></main>
    <section class="comments"><p>I added 2 eggs</p></section></body></html>`;

  it('is read by its headings and lists, without the story, the menu and the comments', async () => {
    const { recipe, text } = await read(PLAIN);
    expect(recipe).toBeUndefined();
    expect(readRecipeText(text, 'en-GB')).toMatchObject({
      title: 'Grandma’s leek soup',
      servings: 4,
      ingredients: [
        { text: 'For the soup', isHeading: true },
        { text: '3 leeks' },
        { text: '1 l stock' },
        { text: 'To serve', isHeading: true },
        { text: '100 ml cream' },
      ],
      steps: ['Slice the leeks.', 'Simmer for 20 minutes.'],
    });
  });

  it('may set amounts, servings and times in separate boxes', async () => {
    const { text } =
      await read(`<h1>Leek soup</h1><div>Servings</div><div>6</div><div>Total time:</div><div>45 minutes</div>
      <h2>Ingredients</h2><p><span>3</span> leeks</p><div>200 g</div><div>cream</div><div>½</div><div>onion</div>
      <h2>Method</h2><p>Slice the leeks and simmer them.</p><p>Add the cream.</p>`);
    expect(readRecipeText(text, 'en-GB')).toMatchObject({
      servings: 6,
      minutes: 45,
      ingredients: [{ text: '3 leeks' }, { text: '200 g cream' }, { text: '½ onion' }],
      steps: ['Slice the leeks and simmer them.', 'Add the cream.'],
    });
  });

  it.each([
    ['a class of its body', (page: string) => page.replace('<body>', '<body class="page share ads">')],
    ['a form around everything', (page: string) => page.replace('<body>', '<body><form>')],
  ])('is read in spite of %s', async (_what, changed) => {
    const { text } = await read(changed(PLAIN));
    expect(readRecipeText(text, 'en-GB')).toMatchObject({ title: 'Grandma’s leek soup', servings: 4 });
  });

  it.each([
    ['<title>Leek tart | Gran’s Kitchen</title>', 'Gran’s kitchen'],
    ['<meta property="og:site_name" content="Soup Radio"><meta property="og:title" content="Leek tart">', 'Soup Radio'],
  ])('takes no dish for the name of the site, which stands first: %s', async (head, heading) => {
    const page = `<html lang="en">${head}<h1>${heading}</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>200 g flour</li></ul><h2>Method</h2><p>Fry the leeks.</p>`;
    const { text } = await read(page);
    expect(readRecipeText(text, 'en-GB')).toMatchObject({ title: 'Leek tart', ingredients: [{}, {}] });
  });

  it('begins with the title of its window when it has no heading', async () => {
    const { text } = await read(
      PLAIN.replace(/<h1>.*<\/h1>/, '').replace('<body>', '<title>Leek soup | Soups</title><body>'),
    );
    expect(text.split('\n')[0]).toBe('Leek soup');
  });

  it('may be a plain text', async () => {
    const { text } = await read('Soup\n\n3 leeks\n1 l stock\n\nSimmer the leeks for 20 minutes.', 'text/plain');
    expect(readRecipeText(text, 'en-GB').ingredients).toHaveLength(2);
  });

  it.each(['<p>Hello</p>', '', '<h1>Our best 50 restaurants</h1><p>Go there.</p>', '{"a":1}'])(
    'says so when there is no recipe: %j',
    async (html) => {
      await expect(read(html)).rejects.toMatchObject({ kind: 'pageWithoutRecipe' });
    },
  );

  it.each(HOSTILE_PIECES)('ends on a text made to harm: %j', async (piece) => {
    const page = `<h1>Soup</h1><h2>Ingredients</h2><p>${repeated(piece, 40_000)}</p>${'<div>'.repeat(5_000)}<p>2 eggs`;
    const outcome = await read(page).then(
      () => 'read',
      ({ kind }: { kind?: string }) => kind,
    );
    expect(['read', 'pageWithoutRecipe']).toContain(outcome);
  });
});

describe('a page with several recipes', () => {
  const soup = (name: string, more: object = {}) => ({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['3 leeks', '1 l stock', `a pinch of ${name}`],
    recipeInstructions: [`Simmer the leeks for the ${name}.`],
    ...more,
  });
  const graph = (...nodes: object[]) =>
    read(
      `<html lang="en"><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`,
    );
  const titles = ({ recipe, text, others = [] }: Awaited<ReturnType<typeof read>>) =>
    [{ recipe, text }, ...others].map((one) => one.recipe?.title ?? readRecipeText(one.text, 'en-GB').title);

  it('gives each that is marked, in the order of the page, with its text', async () => {
    const page = await graph({ '@type': 'WebPage' }, soup('thyme'), soup('dill', { recipeIngredient: ['1 cod', '1 lemon'] }), soup('mint', { recipeIngredient: ['200 g peas', '1 onion'] })); // prettier-ignore
    expect(titles(page)).toEqual(['thyme', 'dill', 'mint']);
    expect(page.others![0]!.text).toContain('1 cod');
    expect(page.isCut).toBeUndefined();
  });

  it('gives one that is marked twice only once, and none that lacks its list or its method', async () => {
    const twice = await graph(soup('thyme'), soup('thyme', { recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer.' }] })); // prettier-ignore
    expect(titles(twice)).toEqual(['thyme']);
    const mentioned = await graph({ '@type': 'Recipe', name: 'dill', url: '/dill' }, soup('thyme'), { '@type': 'Recipe', name: 'mint', recipeIngredient: ['1 mint'] }); // prettier-ignore
    expect(titles(mentioned)).toEqual(['thyme']);
  });

  it('tells two versions of one dish apart', async () => {
    const page = await graph(soup('thyme'), soup('thyme', { recipeIngredient: ['1 cod', '1 lemon', '3 leeks'] }));
    expect(titles(page)).toEqual(['thyme', 'thyme']);
  });

  it('keeps a recipe that another one consists of as a part of it', async () => {
    const page = await graph(soup('thyme', { isRelatedTo: soup('dill', { recipeIngredient: ['1 cod'] }) }));
    expect(titles(page)).toEqual(['thyme']);
  });

  it('reads two in microdata', async () => {
    const one = (name: string, food: string) =>
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2><p itemprop="recipeIngredient">${food}</p><p itemprop="recipeInstructions">Cook the ${name}.</p></div>`;
    expect(titles(await read(one('Dal', '200 g lentils') + one('Raita', '1 cucumber')))).toEqual(['Dal', 'Raita']);
  });

  const card = (name: string, food: string, level = 2) =>
    `<h${level}>${name}</h${level}><p>We love it.</p><h3>Ingredients</h3><ul><li>200 g ${food}<li>1 onion<li>2 tbsp oil</ul><h3>Method</h3><ol><li>Fry the onion in the oil.<li>Add the ${food}.</ol>`;

  it('reads two that are only laid out as such', async () => {
    const page = await read(
      `<h1>Two suppers</h1><p>Hello.</p>${card('Dal', 'lentils')}${card('Peas on toast', 'peas')}`,
    );
    expect(titles(page)).toEqual(['Dal', 'Peas on toast']);
    expect(page.recipe).toBeUndefined();
    expect(page.others![0]!.text).not.toContain('lentils');
  });

  it.each(['For the icing', 'Sauce', 'Para la masa', 'Pour la pâte'])('takes the part “%s” for no other dish', async (part) => {
    const page = await read(`<h1>Dal</h1>${card('Dal', 'lentils', 1)}${card(part, 'cream')}`);
    expect(page.others).toBeUndefined();
  }); // prettier-ignore

  it('gives a recipe that is laid out for two widths of the window only once', async () => {
    const page = await read(`<h1>Supper</h1>${card('Dal', 'lentils')}<h1>Supper</h1>${card('Dal', 'lentils')}`);
    expect(page.others).toBeUndefined();
  });

  it('reads two in a plain text', async () => {
    const note = (name: string, food: string) =>
      `${name}\n\nIngredients\n200 g ${food}\n1 onion\n\nMethod\nFry the onion and add the ${food}.`;
    expect(titles(await read(`${note('Dal', 'lentils')}\n\n${note('Pea pan', 'peas')}`, 'text/plain'))).toEqual(['Dal', 'Pea pan']); // prettier-ignore
  });

  it.each([
    ['thousands of them', () => Array.from({ length: 5_000 }, (_, i) => soup(`soup ${i}`, { recipeIngredient: [`${i} leeks`, `${i} eggs`] }))],
    ['endless ones', () => Array.from({ length: 40 }, (_, i) => soup(`soup ${i}`, { recipeIngredient: [`${i} leeks`], recipeInstructions: Array.from({ length: 100 }, () => `Stir ${i}. `.repeat(150)) }))],
  ])('says that it is cut when it has %s', async (_what, nodes) => {
    const page = await graph(...nodes());
    expect(page.isCut).toBe(true);
    expect(page.others!.length).toBeLessThan(30);
    expect(JSON.stringify(page).length).toBeLessThan(2_000_000);
  }); // prettier-ignore

  it('ends on recipes that mention each other in a circle', async () => {
    const page = await graph(soup('thyme', { '@id': '#a', hasPart: { '@id': '#b' } }), soup('dill', { '@id': '#b', hasPart: { '@id': '#a' }, recipeIngredient: ['1 cod'] })); // prettier-ignore
    expect(titles(page)).toEqual(['thyme', 'dill']);
  });
});
