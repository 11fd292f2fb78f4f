import { cookingSteps } from './cookingSteps';
import { unsafeKeepingIn } from './keepingFood';
import { lineFacts } from './lineFacts';

const fault = (lines: readonly string[], step: string, description = '') =>
  unsafeKeepingIn(
    description,
    lines.map((line) => {
      const [quantity, name] = line.split('|') as [string, string];
      return lineFacts({ name, quantity, note: '' }, 'en-GB');
    }),
    cookingSteps([{ text: step }]),
  );

describe('perishable food', () => {
  it.each([
    'Leave the rice at room temperature overnight.',
    'Leave the soup on the counter for 5 hours.',
    'Leave the chicken on the worktop all day.',
    'Keep the curry unrefrigerated for 12 hours.',
    'Deja el arroz a temperatura ambiente toda la noche.',
    'Deja la carne en la encimera 6 horas.',
    'Laissez le poulet à température ambiante toute la nuit.',
    'Laissez le riz sur le plan de travail 8 heures.',
  ])('may not stand warm for hours: %s', (step) => {
    expect(fault(['200 g|rice'], step)).toMatch(/^perishable food is left/);
    expect(fault(['200 g|rice'], 'Cook the rice.', step)).toMatch(/^perishable food is left/);
  });

  it.each([
    'Leave the rice at room temperature for 2 hours.',
    'Keep the rice in the fridge overnight.',
    'Never leave the rice at room temperature overnight.',
    'Do not leave the rice on the counter overnight.',
    'Nunca dejes el arroz a temperatura ambiente toda la noche.',
    'Ne laissez pas le riz à température ambiante toute la nuit.',
    'Leave the milk for the yoghurt at room temperature overnight.',
    'Soak the rice at room temperature overnight.',
    'Leave the apples at room temperature overnight.',
  ])('is safe here: %s', (step) => {
    expect(fault(['200 g|rice'], step)).toBeUndefined();
  });
});

describe('what is put up in oil', () => {
  const keep = 'Keep it in the cupboard for 3 weeks.';

  it.each(['garlic', 'basil', 'rosemary', 'mushrooms', 'onion', 'red onions', 'spring onions', 'chestnut mushrooms'])(
    'may not be kept warm with %s',
    (name) => {
      expect(fault(['200 ml|olive oil', `50 g|${name}`], keep)).toMatch(/botulism: keep it in the fridge and use it/);
    },
  );

  it.each<[string, string[], string]>([
    ['in the fridge', ['200 ml|olive oil', '50 g|garlic'], 'Keep it in the fridge, not in the cupboard, for 3 weeks.'],
    ['for some days', ['200 ml|olive oil', '50 g|garlic'], 'Keep it in the cupboard for 3 days.'],
    ['without garlic or herbs', ['200 ml|olive oil', '50 g|cumin'], keep],
    ['with garlic powder', ['200 ml|olive oil', '50 g|garlic powder'], keep],
    ['with pickled onions', ['200 ml|olive oil', '50 g|pickled onions'], keep],
    ['without oil', ['200 ml|water', '50 g|garlic'], keep],
    ['with a little oil and garlic in another line', ['200 ml|olive oil', '50 g|cumin', '50 g|rice'], keep],
    ['under vinegar', ['200 ml|olive oil', '50 g|garlic', '100 ml|cider vinegar'], keep],
    ['under sugar', ['100 ml|olive oil', '50 g|ginger', '100 g|sugar'], keep],
  ])('is safe %s', (_how, lines, step) => {
    expect(fault(lines, step)).toBeUndefined();
  });

  it('is not preserved by a little sugar or vinegar', () => {
    expect(fault(['200 ml|olive oil', '50 g|garlic', '20 g|sugar', '10 ml|cider vinegar'], keep)).toMatch(/botulism/);
  });
});

describe('food in jars', () => {
  it.each<[string, string]>([
    ['500 g|green beans', 'Seal the jars and keep them in the pantry for 6 months.'],
    ['500 g|carrots', 'Esteriliza los frascos y guárdalos en la despensa 6 meses.'],
    ['500 g|carrots', 'Fermez les bocaux et gardez-les dans le placard 6 mois.'],
  ])('with little acid grows botulism: %s, %s', (line, step) => {
    expect(fault([line], step)).toMatch(/^food with little acid/);
  });

  it.each<[string, string[]]>([
    ['with a quarter of sugar', ['300 g|carrots', '100 g|sugar']],
    ['with a little sugar of another name', ['300 g|carrots', '50 g|honey']],
    ['with something dry beside it', ['300 g|carrots', '20 g|salt']],
  ])('%s grows botulism', (_how, lines) => {
    expect(fault(lines, 'Seal the jars and keep them in the pantry for 6 months.')).toMatch(/^food with little acid/);
  });

  it('is judged by all steps together', () => {
    const lines = [lineFacts({ name: 'carrots', quantity: '300 g', note: '' }, 'en-GB')];
    const judged = (...steps: string[]) => unsafeKeepingIn('', lines, cookingSteps(steps.map((text) => ({ text }))));
    expect(judged('Fill the jars.', 'Keep in the pantry for 6 months.')).toMatch(/^food with little acid/);
    expect(judged('Pressure can the jars.', 'Keep in the pantry for 6 months.')).toBeUndefined();
  });

  it.each<[string, string[], string]>([
    ['under honey', ['300 g|carrots', '150 g|honey'], 'Seal the jars and keep them in the pantry for 6 months.'],
    [
      'under maple syrup',
      ['300 g|carrots', '150 g|maple syrup'],
      'Seal the jars and keep them in the pantry for 6 months.',
    ],
    ['canned under pressure', ['500 g|green beans'], 'Pressure can the jars and keep them in the pantry for 6 months.'],
    ['under sugar', ['500 g|strawberries', '400 g|sugar'], 'Seal the jars and keep them in the pantry for 6 months.'],
    [
      'under vinegar',
      ['500 g|carrots', '200 ml|cider vinegar'],
      'Seal the jars and keep them in the pantry for 6 months.',
    ],
    ['dry', ['50 g|cumin', '20 g|paprika'], 'Seal the jars and keep them in the pantry for 6 months.'],
    ['in no jar', ['500 g|green beans'], 'Keep them in the pantry for 6 months.'],
  ])('is safe %s', (_how, lines, step) => {
    expect(fault(lines, step)).toBeUndefined();
  });
});
