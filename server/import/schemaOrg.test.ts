import { fixtureFile, textFile } from '../testing/fixtureFile';
import { readJson } from './readJson';
import { readPage } from './readPage';
import { schemaOrgRecipes } from './schemaOrg';

const recipe = (more: object) => ({
  '@type': 'Recipe',
  name: 'Toast',
  recipeIngredient: ['bread'],
  recipeInstructions: 'Toast it.',
  ...more,
});
const first = (data: unknown) => schemaOrgRecipes(data)[0]!;

describe('schema.org recipes as JSON-LD', () => {
  it('are read from a graph, with sections, references and durations', () => {
    expect(readJson(fixtureFile('lentilSoup.json'))).toEqual([
      {
        title: 'Lentil soup with lemon',
        description: 'A <b>warming</b> soup &amp; a cheap one.',
        labels: ['Soup', 'Dinner', 'lentils', 'lemon'],
        cuisines: ['Turkish', 'Middle Eastern'],
        servings: 6,
        minutes: 45,
        ingredients: ['250 g red lentils', '1 onion, chopped', '2 carrots', '1 lemon'],
        steps: [
          { text: 'The base: Fry the onion and the carrots.', seconds: 480 },
          { text: 'Add the lentils and simmer for 25 minutes.' },
          { text: 'Squeeze in the lemon.' },
          { text: 'Serve hot.' },
        ],
        language: 'en-GB',
        source: 'https://kitchen.example/lentil-soup',
      },
    ]);
  });

  it.each([
    ['a list', [recipe({}), recipe({ name: 'Porridge' })]],
    ['a graph of graphs', { '@graph': [{ '@graph': [recipe({})] }, recipe({ '@type': 'https://schema.org/Recipe' })] }],
    ['items of a list', { '@type': 'ItemList', itemListElement: [{ item: recipe({}) }, { item: recipe({}) }] }],
  ])('are found in %s', (_, data) => {
    expect(schemaOrgRecipes(data)).toHaveLength(2);
  });

  it.each([
    ['one text with lines', 'Heat.\nServe.'],
    ['one text with markup', '<p>Heat.</p><p>Serve.</p>'],
    ['a list of texts', ['Heat.', 'Serve.']],
    ['steps', [{ '@type': 'HowToStep', text: 'Heat.' }, { name: 'Serve.' }]],
    ['steps of directions', [{ '@type': 'HowToStep', itemListElement: [{ text: 'Heat.' }] }, 'Serve.']],
    ['a list of items', { '@type': 'ItemList', itemListElement: [{ item: 'Heat.' }, { item: { text: 'Serve.' } }] }],
  ])('have steps from %s', (_, recipeInstructions) => {
    expect(first(recipe({ recipeInstructions })).steps).toEqual([{ text: 'Heat.' }, { text: 'Serve.' }]);
  });

  it('may refer to each other in a circle', () => {
    const data = {
      '@graph': [
        { ...recipe({}), '@id': '#r', recipeInstructions: { '@id': '#a' }, hasPart: { '@id': '#r' } },
        { '@id': '#a', '@type': 'HowToSection', name: 'A', itemListElement: [{ '@id': '#b' }, 'Stir.'] },
        { '@id': '#b', '@type': 'HowToSection', name: 'B', itemListElement: [{ '@id': '#a' }, { '@id': '#gone' }] },
      ],
    };
    expect(first(data).steps).toEqual([{ text: 'A: Stir.' }]);
  });

  it('may be nested without limit', () => {
    let deep: unknown = 'Stir.';
    for (let i = 0; i < 50_000; i += 1) deep = { itemListElement: [deep] };
    expect(first(recipe({ recipeInstructions: deep })).steps).toEqual([]);
  });

  it('may have any value anywhere', () => {
    for (const odd of [null, 7, true, [], {}, [[[]]], { '@id': 3 }, ['', null]])
      for (const key of [
        'name',
        'recipeIngredient',
        'recipeInstructions',
        'recipeYield',
        'totalTime',
        'keywords',
        'url',
      ])
        expect(schemaOrgRecipes(recipe({ [key]: odd }))).toHaveLength(1);
  });
});

describe('recipes in saved pages', () => {
  it('are read from JSON-LD in a comment', () => {
    expect(readPage(fixtureFile('saladPage.html'))).toMatchObject([
      {
        title: 'Bean salad',
        servings: 2,
        minutes: 15,
        ingredients: ['1 can white beans', '1 red onion', '2 tbsp olive oil'],
        steps: [{ text: 'Drain the beans.' }, { text: 'Slice the onion & mix.' }],
      },
    ]);
  });

  it('are read from microdata', () => {
    expect(readPage(fixtureFile('crepesMicrodata.html'))).toMatchObject([
      {
        title: 'Crêpes du dimanche',
        description: 'Des crêpes fines pour toute la famille.',
        servings: 4,
        minutes: 40,
        ingredients: ['250 g de farine', '4 œufs', '50 cl de lait'],
        steps: [
          { text: 'Mélanger la farine et les œufs avec le lait.' },
          { text: 'Laisser reposer une heure, puis cuire les crêpes.' },
        ],
      },
    ]);
  });

  it('are read although their strings contain line breaks', () => {
    const json = JSON.stringify(recipe({})).replace('Toast it.', 'Toast\nit.');
    const page = textFile('a.html', `<script type="application/ld+json">${json}</script>`);
    expect(readPage(page)).toMatchObject([{ title: 'Toast', steps: [{ text: 'Toast it.' }] }]);
  });

  it.each([
    ['no recipe', '<p>Hello</p>', 'noRecipe'],
    ['broken JSON-LD', '<script type="application/ld+json">{"@type":"Recipe",</script>', 'malformed'],
  ])('are rejected with %s', (_, page, code) => {
    expect(() => readPage(textFile('a.html', page))).toThrow(expect.objectContaining({ code, file: 'a.html' }));
  });

  it('may have a million open elements', () => {
    const page = textFile(
      'a.html',
      `<div itemscope itemtype="https://schema.org/Recipe">${'<b itemprop=name>'.repeat(3_000)}Pie`,
    );
    expect(readPage(page)[0]).toMatchObject({ title: 'Pie' });
  });
});
