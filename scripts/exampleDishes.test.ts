import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@contracts/vocabulary';
import { openNamedDishes } from '../server/testing/namedDishes';

/** The slug of each example search by name. */
const EXAMPLES = {
  chilli: 'chilli-con-carne',
  padThai: 'pad-thai',
  bananaBread: 'banana-bread',
  mojito: 'mojito',
};

const examples = LANGUAGES.flatMap((language) => {
  const file = join(__dirname, '..', 'translations', `${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(EXAMPLES).map(([id, slug]) => ({ language, slug, dish: texts[`examples.${id}`]! }));
});

const dishes = openNamedDishes();

it.each(examples)('the example "$dish" ($language) finds its dish first', async ({ dish, language, slug }) => {
  expect((await dishes).search(dish, language)).toMatchObject({ isNear: false, slugs: { 0: slug } });
});
