import fc from 'fast-check';
import { processorMs } from '@kitchen/testing/processorMs';
import { fixtureFile, textFile } from '../testing/fixtureFile';
import { readCooklangStep } from './cooklangStep';
import { readCooklang } from './readCooklang';

describe('Cooklang', () => {
  it('is read with front matter, sections, notes and comments', () => {
    expect(readCooklang(fixtureFile('apple-crumble.cook'))).toEqual([
      {
        title: 'Apple crumble',
        description: '',
        labels: ['dessert', 'autumn', 'British'],
        cuisines: ['British'],
        servings: 4,
        minutes: 55,
        ingredients: [
          '6 apples, cored and sliced',
          '2 tbsp brown sugar',
          '1 tsp cinnamon',
          '100 g cold butter',
          '150 g flour',
        ],
        steps: [
          { text: 'Peel apples and lay them in a baking dish. Sprinkle with brown sugar and cinnamon.' },
          {
            text: 'Rub cold butter into flour with brown sugar. Bake for 40 minutes and rest for 5 minutes.',
            seconds: 2_700,
          },
        ],
        source: 'the back of an envelope',
      },
    ]);
  });

  it('is named after its file, takes metadata lines, and a line is a step when no line is empty', () => {
    const text = '>> servings: 2\n>> time: 1h30\n>> source: https://a.example/x:y\nBoil @water{}.\r\nAdd @tea.';
    expect(readCooklang(textFile('hot/green_tea.cook', text))).toEqual([
      expect.objectContaining({
        title: 'green tea',
        servings: 2,
        minutes: 90,
        source: 'https://a.example/x:y',
        ingredients: ['water', 'tea'],
        steps: [{ text: 'Boil water.' }, { text: 'Add tea.' }],
      }),
    ]);
  });

  it.each([
    ['Add @sea salt{2%tsp}(fine) now.', 'Add sea salt now.', ['2 tsp sea salt, fine']],
    ['Add @salt, @pepper and @thyme.', 'Add salt, pepper and thyme.', ['salt', 'pepper', 'thyme']],
    ['Write to cook@home.example.', 'Write to cook@home.example.', []],
    ['Pour @./sauces/Hollandaise{150%g} over.', 'Pour Hollandaise over.', ['150 g Hollandaise']],
    ['Beat @eggs{2}.', 'Beat eggs.', ['2 eggs']],
    ['Use a #pot(large) and ~{1%hour}.', 'Use a pot(large) and 1 hour.', []],
    ['Añadir @jamón ibérico{100%g} y @ajo.', 'Añadir jamón ibérico y ajo.', ['100 g jamón ibérico', 'ajo']],
  ])('%s', (sentence, text, lines) => {
    const step = readCooklangStep(sentence);
    expect(step.text).toBe(text);
    expect(step.ingredients.map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    ['~{10%minutes}', 600],
    ['~{10-12%minutes}', 600],
    ['~rest{1%hour} ~{30%seconds}', 3_630],
    ['~{a while}', undefined],
  ])('%s lasts %p seconds', (sentence, seconds) => {
    expect(readCooklangStep(`Wait ${sentence}.`).seconds).toBe(seconds);
  });

  it('is rejected when it has broken front matter or no ingredient', () => {
    const code = (code: string) => expect.objectContaining({ code }) as Error;
    expect(() => readCooklang(textFile('a.cook', '---\na: [\n---\nBoil @water.'))).toThrow(code('malformed'));
    expect(() => readCooklang(textFile('a.cook', 'Just prose.'))).toThrow(code('noRecipe'));
  });

  it('may be any text, however many comments are never closed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'@#~{}%()[]-=>: \nab1'), maxLength: 200 }), (text) => {
        expect(readCooklangStep(text).text).toBeDefined();
      }),
    );
    const files = [`Boil @water. ${'[- '.repeat(200_000)}`, `${'@a{'.repeat(50_000)} @water`];
    const read = () => files.forEach((text) => readCooklang(textFile('a.cook', text)));
    expect(processorMs(read)).toBeLessThan(5_000);
  });
});
