import { cookingSteps } from '../cookingSteps';
import { lineFacts } from '../lineFacts';
import { heatFaultOf } from '../safeHeat';

interface Step {
  text: string;
  minutes?: number;
}

const faultOf = ([quantity, name]: readonly [string, string], ...steps: Step[]) =>
  heatFaultOf(
    'Dinner',
    [lineFacts({ name, quantity, note: '' }, 'en-GB')],
    cookingSteps(steps),
    steps.map(({ minutes }) => minutes),
    false,
  );

describe('food takes its time', () => {
  it.each<[string, string, string, number]>([
    ['200 g', 'rice', 'Simmer the rice', 7],
    ['200 g', 'basmati rice', 'Simmer the rice', 7],
    ['500 g', 'potatoes', 'Boil the potatoes', 4],
    ['200 g', 'red lentils', 'Simmer the lentils', 8],
  ])('%s %s: %s for %d minutes at least', (quantity, name, step, minutes) => {
    expect(faultOf([quantity, name], { text: `${step} for ${minutes} minutes.` })).toBeUndefined();
    expect(faultOf([quantity, name], { text: `${step} for ${minutes - 1} minutes.` })).toEqual({
      kind: 'impossibleTime',
      detail: expect.stringContaining(`cannot be done in ${minutes - 1} min`) as unknown,
    });
  });

  it.each<[string, string, string]>([
    ['200 g', 'cooked rice', 'Fry the rice for 3 minutes.'],
    ['50 g', 'puffed rice', 'Toast the rice for 2 minutes.'],
    ['1 can', 'lentils', 'Warm the lentils for 2 minutes.'],
    ['400 g', 'boiled potatoes', 'Fry the potatoes for 3 minutes.'],
    ['200 g', 'rice', 'Cook the rice in the pressure cooker for 4 minutes.'],
    ['200 g', 'red lentils', 'Soak the lentils overnight, then simmer for 5 minutes.'],
    ['200 g', 'rice', 'Cook the rice as the packet says.'],
    ['500 g', 'potatoes', 'Boil the potatoes until tender.'],
    ['500 g', 'potatoes', 'Cuece las patatas hasta que estén tiernas.'],
    ['500 g', 'potatoes', 'Faites bouillir les pommes de terre jusqu’à ce qu’elles soient tendres.'],
  ])('unless it is done already or something else says when: %s %s, “%s”', (quantity, name, text) => {
    expect(faultOf([quantity, name], { text })).toBeUndefined();
  });

  it.each<[string, string]>([
    ['rice', 'rice|arroz|riz|risotto|paella'],
    ['potatoes', 'potato|potatoes|patata|patatas|papa|papas|pomme de terre|pommes de terre|grenaille|grenailles'],
    [
      'red lentils',
      'lentil|lentils|lenteja|lentejas|lentille|lentilles|split pea|split peas|dal|chickpea|chickpeas|garbanzo|garbanzos|pois',
    ],
  ])('%s from the step that names it in any language', (name, words) => {
    const fault = (word: string) =>
      faultOf(['200 g', name], { text: 'Fry the onion for 10 minutes.' }, { text: `Boil the ${word} for 2 minutes.` });
    expect(words.split('|').filter((word) => fault(word) === undefined)).toEqual([]);
  });

  it.each<[string, string]>([
    [
      'rice',
      'cooked|leftover|microwave|pouch|instant|cocido|sobra|sobras|cuit|reste|restes|puffed|inflado|soufflé|paper|noodle|noodles|express|pre-cooked|precooked|precocido',
    ],
    [
      'potatoes',
      'cooked|leftover|boiled|mashed|crisps|cocida|cocidas|cuite|cuites|purée|instant|sobra|sobras|reste|restes',
    ],
    [
      'red lentils',
      'cooked|tinned|canned|can|tin|drained|cocida|cocidos|bote|lata|conserva|escurrida|escurridas|cuit|cuite|cuites|boîte|conserve|égoutté|égouttées|sprouts|sprouted|jar',
    ],
  ])('none for %s that were bought done, in any language', (name, words) => {
    const fault = (word: string) =>
      heatFaultOf(
        'Dinner',
        [lineFacts({ name, quantity: '200 g', note: word }, 'en-GB')],
        cookingSteps([{ text: `Boil the ${name} for 2 minutes.` }]),
        [],
        false,
      );
    expect(fault('rinsed')).toBeDefined();
    expect(words.split('|').filter((word) => fault(word) !== undefined)).toEqual([]);
  });

  it.each(
    'rice flour|rice noodles|rice vinegar|potato starch|sweet potatoes|chickpea flour|cooked rice|puffed rice|flattened rice'.split(
      '|',
    ),
  )('none for %s', (name) => {
    expect(faultOf(['200 g', name], { text: 'Boil everything for 1 minute.' })).toBeUndefined();
  });

  it.each(
    'long-grain rice|short-grain rice|jasmine rice|new potatoes|green lentils|split peas|chana dal|toor dal|chickpeas'.split(
      '|',
    ),
  )('and %s too', (name) => {
    expect(faultOf(['200 g', name], { text: 'Boil everything for 1 minute.' })).toBeDefined();
  });

  it.each<[string, string]>([
    ['rice', 'rice'],
    ['potatoes', 'potatoes'],
    ['red lentils', 'lentils'],
    ['rice and peas', 'rice'],
  ])('and says which food it is: %s', (name, food) => {
    expect(faultOf(['200 g', name], { text: 'Boil everything for 2 minutes.' })?.detail).toBe(
      `${food} cannot be done in 2 min`,
    );
  });

  it('whichever step is the one in the pressure cooker, or says until when', () => {
    const fry = { text: 'Fry the rice for 1 minute.' };
    expect(faultOf(['200 g', 'rice'], fry, { text: 'Cook in the pressure cooker for 4 minutes.' })).toBeUndefined();
    const chop = { text: 'Chop the onion.' };
    expect(faultOf(['500 g', 'potatoes'], chop, { text: 'Boil the potatoes until tender.' })).toBeUndefined();
    expect(faultOf(['1 tin', 'potatoes'], { text: 'Warm the potatoes for 2 minutes.' })).toBeUndefined();
  });

  it('trusts a stated time before “until tender”', () => {
    expect(faultOf(['500 g', 'potatoes'], { text: 'Boil the potatoes for 2 minutes until tender.' })).toBeDefined();
  });

  it('counts the time field of a step that names the food, even if it does not name the heat', () => {
    const risotto = { text: 'Ladle the stock into the rice and stir.', minutes: 18 };
    expect(faultOf(['200 g', 'rice'], risotto)).toBeUndefined();
    expect(faultOf(['200 g', 'rice'], { ...risotto, minutes: 5 })).toBeDefined();
  });

  it('counts only the heat after the food is first named', () => {
    expect(
      faultOf(['200 g', 'rice'], { text: 'Fry the onion for 10 minutes.' }, { text: 'Simmer the rice for 5 minutes.' }),
    ).toBeDefined();
  });
});

describe('a boiled egg', () => {
  it.each([
    ['150 seconds', true],
    ['149 seconds', false],
    ['6 minutes', true],
    ['1 minute', false],
  ])('boils for %s: possible %s', (time, isPossible) => {
    expect(faultOf(['4', 'eggs'], { text: `Boil the eggs for ${time}.` }) === undefined).toBe(isPossible);
  });

  it('reports how short its time is, and has none when the step gives none', () => {
    expect(faultOf(['4', 'eggs'], { text: 'Boil the eggs for 149 seconds.' })?.detail).toBe(
      'an egg cannot be boiled in 149 s',
    );
    expect(faultOf(['4', 'eggs'], { text: 'Boil the eggs.' })).toBeUndefined();
  });

  it('is not an egg that is poached, scrambled or whisked in', () => {
    expect(faultOf(['4', 'eggs'], { text: 'Poach the eggs in boiling water for 2 minutes.' })).toBeUndefined();
    expect(faultOf(['4', 'eggs'], { text: 'Whisk the egg into the boiling soup for 1 minute.' })).toBeUndefined();
  });
});

describe('a step of more than a week', () => {
  it('is impossible, in its words and in its time field', () => {
    const week = 7 * 24 * 60;
    const kimchi = ['500 g', 'cabbage'] as const;
    expect(faultOf(kimchi, { text: 'Leave to ferment for 7 days.', minutes: week })).toBeUndefined();
    expect(faultOf(kimchi, { text: 'Leave to ferment for 8 days.' })?.detail).toBe('a step takes more than a week');
    expect(faultOf(kimchi, { text: 'Leave to ferment.', minutes: week + 1 })?.kind).toBe('impossibleTime');
  });
});

describe('a temperature', () => {
  it.each([
    ['Roast the carrots in the oven at 300 °C for 20 minutes.', true],
    ['Roast the carrots in the oven at 301 °C for 20 minutes.', false],
    ['Heat the oil to 230 °C and fry the carrots.', true],
    ['Heat the oil to 231 °C and fry the carrots.', false],
    // Not the French oven.
    ['Heat the oil to 250 °C and fry four carrots.', false],
    ['Rôtissez les carottes à l’huile au four à 250 °C.', true],
    ['Préchauffez le four à 250 °C, huilez les carottes.', true],
    ['Brush with oil and roast in the oven at 240 °C.', true],
    ['Bake in the pizza oven at 450 °C.', true],
    ['Keep the griddle at 320 °C.', true],
    ['Keep the griddle at 321 °C.', false],
    ['Cool from 400 °C in the fridge.', true],
  ])('%s possible in a kitchen: %s', (text, isPossible) => {
    expect(faultOf(['500 g', 'carrots'], { text })?.kind).toBe(isPossible ? undefined : 'implausibleHeat');
  });
});
