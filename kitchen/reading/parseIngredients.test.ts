import fc from 'fast-check';
import type { Language } from '@contracts/vocabulary';
import { parseIngredients } from './parseIngredients';

const found = (text: string) => parseIngredients(text).found;

describe('reading what a cook typed', () => {
  it.each([
    ['eggs, potatoes, onion', ['egg', 'potato', 'onion']],
    ['courgettes, ail', ['courgette', 'garlic']],
    ['chiken, ris', ['chicken', 'rice']],
    ['tomatos onions garlic', ['tomato', 'onion', 'garlic']],
    ['2 huevos y 1,5 kg de papas', ['egg', 'potato']],
    ['half an onion', ['onion']],
    ['des œufs et du fromage râpé', ['egg', 'grated-cheese']],
    ['leftover rice, some chicken and a bit of soy sauce', ['rice', 'chicken', 'soy-sauce']],
    ['I have salt and pepper, olive oil & tofu', ['salt', 'black-pepper', 'olive-oil', 'tofu']],
    ['2 cuillères à café de sucre, farine', ['sugar', 'flour']],
    ['2 cloves garlic', ['garlic']],
    ['I have rice.  Milk is there', ['rice', 'milk']],
    ['rice, vitamin b12', ['rice']],
    ['cuillère du café', ['coffee']],
    ['une cuillère à crème', ['cream']],
    ['coconut milk / peanut butter', ['coconut-milk', 'peanut-butter']],
    ['zanahorias; calabacín; queso', ['carrot', 'courgette', 'grated-cheese']],
    ['jitomate, palta, choclo', ['tomato', 'avocado', 'sweetcorn']],
    ['bananas, oats, milk', ['banana', 'oat', 'milk']],
    ['gin, cucumber, mint', ['gin', 'cucumber', 'mint']],
    ['œufs, pommes de terre, oignon', ['egg', 'potato', 'onion']],
    ['huevos, papas y cebolla', ['egg', 'potato', 'onion']],
    ['bell peppers', ['bell-pepper']],
    ['ground beef', ['beef-mince']],
    ['shrimp\ntomatoes\nlime', ['prawn', 'tomato', 'lime']],
    ['tomatoe, potatos, letuce, brocoli', ['tomato', 'potato', 'lettuce', 'broccoli']],
    ['aubergine and zuchini', ['aubergine', 'courgette']],
    ['eggplant; zucchini; cilantro', ['aubergine', 'courgette', 'coriander']],
    ['un peu de lait, 3 gousses d’ail', ['milk', 'garlic']],
    ['J’ai du poulet et des champignons', ['chicken', 'mushroom']],
    ['tengo pollo, arroz y limón', ['chicken', 'rice', 'lemon']],
    ['pollo con champiñones', ['chicken', 'mushroom']],
    ['chicken + rice + lemon', ['chicken', 'rice', 'lemon']],
    ['EGGS, EGGS, eggs', ['egg']],
    ['400g tinned tomatoes', ['tinned-tomato']],
    ['1 lata de atún', ['tinned-tuna']],
    ['crème fraîche', ['creme-fraiche']],
    ['une poule, du riz', ['chicken', 'rice']],
    ['2 eggs, leftover rice, corgettes', ['egg', 'rice', 'courgette']],
    ['creme fraiche', ['creme-fraiche']],
    ['pâtes, beurre, parmesan', ['pasta', 'butter', 'parmesan']],
    ['pan, tomate y ajo', ['bread', 'tomato', 'garlic']],
  ])('reads %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it.each([
    ['no onions, chicken, pasta', ['chicken', 'pasta'], ['onion']],
    ['pollo sin cebolla', ['chicken'], ['onion']],
    ['poulet sans lait', ['chicken'], ['Dairy']],
    ['pasta without mushrooms or cream', ['pasta'], ['mushroom', 'cream']],
    ['rice, milk-free', ['rice'], ['Dairy']],
    ['cheddar, eggs, no cheese', ['egg'], ['cheese']],
  ])('never finds what %j rules out', (text, ids, ruledOut) => {
    const { found: left, wishes } = parseIngredients(text);
    expect([left, wishes.map(({ id }) => id)]).toEqual([ids, ruledOut]);
  });

  it.each(['no dairy, chicken', 'pollo sin gluten', 'gluten-free chicken'])(
    'recognises what is ruled out in %j',
    (text) => {
      expect(parseIngredients(text)).toMatchObject({ found: ['chicken'], unknown: [] });
    },
  );

  it('keeps apart what stands on either side of a wish in brackets', () => {
    expect(parseIngredients('coconut (no egg), milk').found).toEqual(['coconut', 'milk']);
  });

  it('reports what it did not understand, as typed', () => {
    expect(parseIngredients('Qwertz, eggs, Asdfgh yxcv')).toEqual({
      found: ['egg'],
      unknown: ['Qwertz', 'Asdfgh yxcv'],
      wishes: [],
      mustUse: [],
    });
  });

  it.each([
    ['eggs,2 onions', ['egg', 'onion'], []],
    ['1,5 kg potatoes,eggs', ['potato', 'egg'], []],
    ['qwertz,2 asdfgh', [], ['qwertz', 'asdfgh']],
    ['qwertz 2,asdfgh', [], ['qwertz', 'asdfgh']],
    ['qwertz;asdfgh|yxcv•hjkl·uiop', [], ['qwertz', 'asdfgh', 'yxcv', 'hjkl', 'uiop']],
    ['qwertz but asdfgh', [], ['qwertz', 'asdfgh']],
    ['qwertz pero asdfgh', [], ['qwertz', 'asdfgh']],
    ['qwertz and asdfgh', [], ['qwertz', 'asdfgh']],
    ['qwertz & asdfgh + yxcv / hjkl', [], ['qwertz', 'asdfgh', 'yxcv', 'hjkl']],
    ['qwertz some asdfgh', [], ['qwertz asdfgh']],
    ['qwertz rice asdfgh', ['rice'], ['qwertz', 'asdfgh']],
    ['qwertz, qwertz', [], ['qwertz']],
    ['asdfgh-free rice', ['rice'], []],
    ['x'.repeat(80), [], ['x'.repeat(60)]],
  ])('keeps what is on either side apart: %j', (text, found, unknown) => {
    expect(parseIngredients(text)).toMatchObject({ found, unknown });
  });

  it('reports fifty strange words at most', () => {
    const words = Array.from(
      { length: 60 },
      (_, i) => `qwertz${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]}`,
    );
    expect(parseIngredients(words.join(', ')).unknown).toEqual(words.slice(0, 50));
  });

  it.each([
    '2 cuillères à soupe de riz',
    '1 c à s de riz',
    '2 cuillerées à dessert de riz',
    '1 cs à thé de riz',
    '1 cc à c de riz',
  ])('does not take the name of a spoon for food: %s', (text) => {
    expect(parseIngredients(text, { language: 'fr' })).toMatchObject({ found: ['rice'], unknown: [] });
  });

  it('knows what has to be used up', () => {
    expect(parseIngredients('rice, use up: spinach and cream')).toMatchObject({
      found: ['rice', 'spinach', 'cream'],
      mustUse: ['spinach', 'cream'],
    });
  });

  it('lets the language decide between false friends', () => {
    expect(parseIngredients('prunes, raisins', { language: 'fr' }).found).toEqual(['plum', 'grape']);
    expect(parseIngredients('prunes, raisins', { language: 'en-GB' }).found).toEqual(['prune', 'raisin']);
  });

  it.each<[Language, string, string[]]>([
    ['fr', 'semoule, pois chiches', ['couscous', 'chickpea']],
    ['fr', 'semoule moyenne', ['couscous']],
    ['fr', 'semoule fine, lait', ['semolina', 'milk']],
    ['fr', 'semoule de blé dur', ['semolina']],
    ['es', 'masa de empanada', ['empanada-wrapper']],
    ['es', 'tapas de empanada', ['empanada-wrapper']],
    ['es', 'masa quebrada', ['shortcrust-pastry']],
    ['en-US', 'coleslaw mix, pork shoulder', ['cabbage', 'pork-shoulder']],
    ['en-GB', 'bag of slaw mix', ['cabbage']],
    ['en-US', 'root beer', ['root-beer']],
    ['es', 'cerveza de raíz', ['root-beer']],
    ['fr', 'root beer', ['root-beer']],
    ['en-GB', 'orangeade, Fanta', ['orange-soda']],
    ['en-GB', 'grape juice', ['grape-juice']],
    ['es', 'mosto, zumo de uva', ['grape-juice']],
    ['fr', 'jus de raisin', ['grape-juice']],
    ['es', 'bolsitas de té negro', ['black-tea']],
    ['fr', '2 sachets de thé noir, thé', ['black-tea', 'tea']],
    ['fr', 'thé vert, 1 sachet de levure', ['green-tea', 'baking-powder']],
    ['en-GB', 'the rice and the green tea', ['rice', 'green-tea']],
    ['fr', 'cassonade', ['brown-sugar']],
    ['fr', 'thé au citron', ['tea', 'lemon']],
    ['fr', 'thé glacé, pêche', ['tea', 'peach']],
    ['en-GB', 'the leftover rice, the milk', ['rice', 'milk']],
    ['en-US', 'the', []],
  ])('understands in %s: %s', (language, text, ids) => {
    expect(parseIngredients(text, { language })).toEqual({ found: ids, unknown: [], wishes: [], mustUse: [] });
  });

  it('does not take a colour for the tea of that colour', () => {
    const { found: ids } = parseIngredients('noir, vert, blanc, sachet', { language: 'fr' });
    expect(ids.filter((id) => /tea$/.test(id))).toEqual([]);
  });

  it('returns nothing for an empty text', () => {
    expect(parseIngredients('  ,;\n ')).toEqual({ found: [], unknown: [], wishes: [], mustUse: [] });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { found: ids, wishes } = parseIngredients(text);
        return ids.every((id) => wishes.every((wish) => wish.id !== id));
      }),
      { numRuns: 500 },
    );
  });

  it('reads the longest accepted text without delay', () => {
    const text = 'abcdefgh ijklmnop qrstuvwx '.repeat(80).slice(0, 2_000);
    expect(parseIngredients(text).found).toEqual([]);
  });
});

it.each<[string, Language, readonly string[]]>([
  ['I have chicken. Stock is in the cupboard. And there is rice.', 'en-GB', ['chicken', 'stock', 'rice']],
  ['Two eggs. Milk. Coconut! Cream?', 'en-GB', ['egg', 'milk', 'coconut', 'cream']],
  ['3 oz. Cheddar, 1 tbsp. Butter', 'en-US', ['cheddar', 'butter']],
  ['1 c. à s. de miel, 2 c. à c. Moutarde', 'fr', ['honey', 'mustard']],
  ['Tengo pollo. Caldo también. Arroz.', 'es', ['chicken', 'stock', 'rice']],
])('sentences are apart: %s', (text, language, found) => {
  expect(parseIngredients(text, { language }).found).toEqual(found);
});
