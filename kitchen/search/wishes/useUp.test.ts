import type { Language } from '@contracts/vocabulary';
import { parseIngredients } from '@kitchen/reading/parseIngredients';

const read = (text: string, language: Language) => {
  const { found, unknown, mustUse, wishes } = parseIngredients(text, { language });
  const ruledOut = wishes.map(({ id }) => id).join(' ');
  return { mustUse: mustUse.join(' '), found: found.join(' '), unknown: [...unknown], ruledOut };
};

describe('what a text says to use up must be used', () => {
  it.each<[Language, string, string, string]>([
    // language, text, must be used, also in the kitchen
    ['en-GB', 'use up lamb, potatoes, rosemary', 'lamb potato rosemary', ''],
    ['en-GB', 'use up: spinach', 'spinach', ''],
    ['en-GB', 'Use up\nspinach, eggs', 'spinach egg', ''],
    ['en-GB', 'spinach to use up, eggs, feta', 'spinach', 'egg feta'],
    ['en-GB', 'rice, eggs, need to use up: spinach and feta', 'spinach feta', 'rice egg'],
    ['en-GB', 'rice, use up the spinach, eggs', 'spinach', 'rice egg'],
    ['en-GB', 'I want to use up half a cabbage and some bacon', 'cabbage bacon', ''],
    ['en-GB', 'use up spinach with eggs and rice', 'spinach', 'egg rice'],
    ['en-GB', 'use up the leftover chicken. I also have rice, peas', 'chicken', 'rice pea'],
    ['en-GB', 'spinach that needs using up, eggs', 'spinach', 'egg'],
    ['en-GB', 'courgettes (need using), pasta', 'courgette', 'pasta'],
    ['en-US', 'using up zucchini; rice', 'courgette', 'rice'],
    ['en-US', 'need to get rid of cabbage', 'cabbage', ''],
    ['en-US', 'ground beef that has to be used up today, pasta', 'beef-mince', 'pasta'],
    ['en-US', 'use first: shrimp, cilantro', 'prawn coriander', ''],
    ['en-US', 'finish off the cream cheese', 'cream-cheese', ''],
    ['en-GB', 'no rush. use up the eggs', 'egg', ''],
    ['en-GB', 'no rush, use up the eggs', 'egg', ''],
    ['en-GB', 'spinach (to use up), eggs', 'spinach', 'egg'],
    ['en-GB', 'spinach to use up with rice', 'spinach', 'rice'],
    ['en-GB', 'spinach to use up rice', 'rice', 'spinach'],
    ['en-GB', 'use up: spinach, eggs. rice', 'spinach egg', 'rice'],
    ['en-GB', 'use up: spinach, eggs; rice', 'spinach egg', 'rice'],
    ['en-GB', 'use up: spinach, eggs\nrice', 'spinach egg', 'rice'],
    ['en-GB', 'use up: spinach, eggs! rice', 'spinach egg', 'rice'],
    ['en-GB', 'use up (spinach, eggs) rice', 'spinach egg', 'rice'],
    ['en-GB', 'use up: spinach, eggs • rice', 'spinach egg', 'rice'],
    ['en-GB', 'use up: spinach | rice', 'spinach', 'rice'],
    ['en-GB', 'use up: • spinach', 'spinach', ''],
    ['en-GB', 'use up spinach but eggs', 'spinach', 'egg'],
    ['en-GB', 'rice. use up spinach, eggs', 'spinach egg', 'rice'],
    ['en-GB', 'rice, use up spinach, eggs, leeks', 'spinach', 'rice egg leek'],
    ['en-GB', 'use up spinach, use up eggs', 'spinach egg', ''],
    ['en-GB', 'eggs; spinach to use up', 'spinach', 'egg'],
    ['en-GB', '(to use up) spinach', 'spinach', ''],
    ['en-GB', 'rice, eggs and spinach to use up', 'egg spinach', 'rice'],
    ['en-GB', 'the spinach is going off, rice', 'spinach', 'rice'],
    ['en-GB', 'milk about to expire, rice', 'milk', 'rice'],
    ['es', 'arroz por gastar, huevos', 'rice', 'egg'],
    ['fr', 'riz bientôt périmé, œufs', 'rice', 'egg'],
    ['es', 'gastar espinacas, huevos', 'spinach egg', ''],
    ['es', 'aprovechar: pollo', 'chicken', ''],
    ['es', 'quiero acabar con el calabacín', 'courgette', ''],
    ['es', 'tengo que gastar la nata y los champiñones', 'cream mushroom', ''],
    ['es', 'arroz, pollo que hay que gastar, guisantes', 'chicken', 'rice pea'],
    ['es', 'espinacas a punto de caducar, garbanzos', 'spinach', 'chickpea'],
    ['es', 'aprovechar calabaza con garbanzos', 'pumpkin', 'chickpea'],
    ['es', 'para gastar ya: tomates', 'tomato', ''],
    ['fr', 'à finir : épinards, œufs', 'spinach egg', ''],
    ['fr', 'épinards à finir, riz', 'spinach', 'rice'],
    ['fr', 'écouler les courgettes', 'courgette', ''],
    ['fr', "utiliser d'abord : poulet, crème", 'chicken cream', ''],
    ['fr', 'je dois finir le chou et les lardons', 'cabbage bacon', ''],
    ['fr', 'riz, poireaux à utiliser rapidement', 'leek', 'rice'],
    ['fr', 'finir les carottes avec du riz', 'carrot', 'rice'],
    ['fr', 'il faut écouler des tomates', 'tomato', ''],
  ])('%s: “%s”', (language, text, mustUse, others) => {
    const { found, ...rest } = read(text, language);
    expect(rest).toEqual({ mustUse, unknown: [], ruledOut: '' });
    expect(new Set(found.split(' '))).toEqual(new Set(`${mustUse} ${others}`.trim().split(' ')));
  });
});

it('is nothing where nothing is named', () => {
  expect(read('use up:', 'en-GB')).toMatchObject({ mustUse: '', found: '' });
});

it('is read although words far before it deny something else', () => {
  expect(read('I do not know what to cook so please use up the eggs', 'en-GB').mustUse).toBe('egg');
});

describe('what only sounds like it must not be used', () => {
  it.each<[Language, string, string]>([
    ['en-GB', 'leftover chicken, rice', 'chicken rice'],
    ['en-GB', 'rice, no need to use up the eggs', 'rice egg'],
    ['en-US', 'chicken, what can I use', 'chicken'],
    ['en-US', 'use chicken and rice', 'chicken rice'],
    ['en-GB', 'rice, do not use up the eggs', 'rice egg'],
    ['en-GB', 'never use up eggs', 'egg'],
    ['en-GB', 'use, up spinach', 'spinach'],
    ['es', 'no hace falta gastar el arroz', 'rice'],
    ['fr', 'pas besoin de finir le riz', 'rice'],
    ['es', 'sobras de pollo, arroz', 'chicken rice'],
    ['es', 'acabo de comprar huevos', 'egg'],
    ['fr', 'reste de poulet, riz', 'cooked-chicken rice'],
    ['fr', 'chocolat à cuire, farine', 'chocolate flour'],
  ])('%s: “%s”', (language, text, found) => {
    expect(read(text, language)).toMatchObject({ mustUse: '', found });
  });

  it.each<[Language, string]>([
    ['en-GB', 'rice, used up all my eggs'],
    ['en-US', "rice, we've used up the eggs"],
    ['es', 'arroz, se me han acabado los huevos'],
    ['fr', "riz, je n'ai plus d'œufs"],
  ])('what is gone is ruled out: %s “%s”', (language, text) => {
    expect(read(text, language)).toEqual({ mustUse: '', found: 'rice', unknown: [], ruledOut: 'egg' });
  });

  it('is not what is ruled out as well', () => {
    expect(read('use up chicken, no chicken', 'en-GB').mustUse).toBe('');
  });
});
