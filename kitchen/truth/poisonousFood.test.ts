import { cookingSteps } from './cookingSteps';
import { lineFacts } from './lineFacts';
import { poisonIn } from './poisonousFood';

const poison = (line: string, step: string, title = 'Dinner', servings = 4) => {
  const [quantity, name] = line.split('|') as [string, string];
  return poisonIn(title, [lineFacts({ name, quantity, note: '' }, 'en-GB')], cookingSteps([{ text: step }]), servings);
};

describe('dried beans', () => {
  const BEANS = '300 g|dried kidney beans';

  it.each([
    'Boil the beans for 10 minutes.',
    'Simmer the beans for 30 minutes.',
    'Hervir las alubias 10 minutos.',
    'Cook the beans in a pressure cooker for 5 minutes.',
  ])('are safe: %s', (step) => {
    expect(poison(BEANS, step)).toBeUndefined();
  });

  it('are safe after a step under pressure, whatever the others are', () => {
    const beans = [lineFacts({ name: 'dried kidney beans', quantity: '300 g', note: '' }, 'en-GB')];
    const steps = ['Soak the beans.', 'Cook them in a pressure cooker for 5 minutes.', 'Stir in the oil.'];
    expect(poisonIn('Dinner', beans, cookingSteps(steps.map((text) => ({ text }))), 4)).toBeUndefined();
  });

  it.each([
    'Boil the beans for 9 minutes.',
    'Simmer the beans for 29 minutes.',
    'Simmer the beans in the slow cooker for 5 hours.',
    'Mix the beans with the oil.',
  ])('are poison: %s', (step) => {
    expect(poison(BEANS, step)).toMatch(/^raw kidney beans/);
  });

  it.each([
    ...['bean', 'beans', 'alubia', 'alubias', 'judía', 'judías', 'frijol', 'frijoles', 'habichuela', 'habichuelas'],
    ...['faba', 'fabas', 'fabe', 'fabes', 'pocha', 'pochas', 'haricot', 'haricots', 'flageolet', 'flageolets'],
    ...['mogette', 'mogettes', 'borlotti', 'cannellini', 'pinto'],
  ])('are not boiled by what boiled before “%s” was added', (word) => {
    const beans = [lineFacts({ name: 'dried kidney beans', quantity: '300 g', note: '' }, 'en-GB')];
    const steps = ['Boil the stock for 20 minutes.', `Stir in the ${word} and serve.`];
    expect(poisonIn('Dinner', beans, cookingSteps(steps.map((text) => ({ text }))), 4)).toMatch(/^raw kidney beans/);
  });

  it.each(['1 can|kidney beans', '300 g|tinned kidney beans', '300 g|cooked kidney beans'])(
    'may be bought cooked: %s',
    (line) => {
      expect(poison(line, 'Mix and serve.')).toBeUndefined();
    },
  );
});

describe('what is poison raw', () => {
  it.each([
    ['300 g|cassava', /^cassava or taro/],
    ['300 g|taro', /^cassava or taro/],
    ['300 g|elderberries', /^elderberries/],
    ['300 g|morels', /^morels or fiddleheads/],
  ])('has to be heated for ten minutes: %s', (line, expected) => {
    expect(poison(line, 'Mix and serve.')).toMatch(expected);
    expect(poison(line, 'Boil everything for 9 minutes.')).toMatch(expected);
    expect(poison(line, 'Boil everything for 10 minutes.')).toBeUndefined();
  });

  it.each(['100 g|cassava flour', '100 ml|elderberry cordial', '100 g|elderberry jam'])(
    'is safe as a product: %s',
    (line) => {
      expect(poison(line, 'Mix and serve.')).toBeUndefined();
    },
  );
});

describe('what nothing makes safe', () => {
  it.each([
    ['500 g|green potatoes', /solanine$/],
    ['20 g|bitter almonds', /cyanide$/],
    ['20 g|apricot kernels', /cyanide$/],
    ['20 g|foxglove', /leave it out$/],
  ])('is refused in the list: %s', (line, expected) => {
    expect(poison(line, 'Boil everything for 60 minutes.')).toMatch(expected);
  });

  it.each([
    ['Crack the apricot kernels and add them.', /cyanide$/],
    ['Añade las almendras amargas.', /cyanide$/],
    ['Ajoutez les noyaux d’abricot.', /cyanide$/],
    ['Add the sprouted potatoes.', /solanine$/],
    ['Add the hemlock.', /leave it out$/],
  ])('is refused in a step: %s', (step, expected) => {
    expect(poison('300 g|rice', step)).toMatch(expected);
  });

  it('is refused in the title', () => {
    expect(poison('300 g|rice', 'Boil.', 'Foxglove rice')).toMatch(/leave it out$/);
  });

  it.each([
    'Discard the apricot stones.',
    'Retira los huesos de melocotón.',
    'Jetez les noyaux de cerise.',
    'Never use green potatoes.',
    'Add a drop of bitter almond extract.',
    'Add the green potato salad.',
  ])('may be named where it is left out: %s', (step) => {
    expect(poison('300 g|rice', step)).toBeUndefined();
  });
});

describe('nutmeg', () => {
  it('is at most 2.5 g a serving', () => {
    expect(poison('10 g|nutmeg', 'Mix.', 'Dinner', 4)).toBeUndefined();
    expect(poison('11 g|nutmeg', 'Mix.', 'Dinner', 4)).toMatch(/^nutmeg: at most 2.5 g/);
    expect(poison('100 g|rice', 'Mix.', 'Dinner', 1)).toBeUndefined();
  });
});
