import { cookingSteps } from '../cookingSteps';
import { lineFacts } from '../lineFacts';
import { heatFaultOf } from '../safeHeat';

const faultOf = ([quantity, name]: readonly [string, string], ...steps: string[]) =>
  heatFaultOf(
    'Dinner',
    [lineFacts({ name, quantity, note: '' }, 'en-GB')],
    cookingSteps(steps.map((text) => ({ text }))),
    [],
    false,
  );

describe('meat is on the heat for at least', () => {
  it.each<[string, string, string, number]>([
    ['400 g', 'chicken breast', 'Fry the chicken', 5],
    ['400 g', 'turkey breast', 'Fry the turkey', 5],
    ['4', 'pork chops', 'Fry the chops', 4],
    ['400 g', 'beef mince', 'Fry the mince', 4],
    ['4', 'sausages', 'Grill the sausages', 4],
    ['1', 'whole chicken', 'Roast the chicken', 40],
    ['1.5 kg', 'whole chicken', 'Roast the chicken', 40],
    ['1.5 kg', 'whole chicken', 'Cook the chicken in the pressure cooker', 20],
    ['1.5 kg', 'chicken, cut into pieces', 'Fry the chicken', 5],
    ['500 g', 'whole chicken', 'Grill the chicken', 5],
  ])('%s %s: %s for %d minutes', (quantity, name, step, minutes) => {
    expect(faultOf([quantity, name], `${step} for ${minutes} minutes.`)).toBeUndefined();
    expect(faultOf([quantity, name], `${step} for ${minutes - 1} minutes.`)).toEqual({
      kind: 'undercooked',
      detail: expect.stringContaining(
        `is on the heat for ${minutes - 1} min, at least ${minutes} min are needed to cook it through`,
      ) as unknown,
    });
  });

  it('adds up the steps from the one that first names it', () => {
    const chicken = ['400 g', 'chicken breast'] as const;
    expect(faultOf(chicken, 'Fry the chicken for 3 minutes.', 'Simmer for 2 minutes.')).toBeUndefined();
    expect(faultOf(chicken, 'Fry the onion for 9 minutes.', 'Fry the chicken for 3 minutes.')).toBeDefined();
  });

  it.each<[string, string]>([
    ['200 g', 'cooked chicken'],
    ['200 g', 'leftover roast chicken'],
    ['200 g', 'soya mince'],
    ['300 ml', 'chicken stock'],
    ['200 g', 'beef steak'],
    ['200 g', 'roast chicken'],
    ['1', 'whole roasted chicken'],
  ])('nothing when it was bought cooked or needs no cooking: %s %s', (quantity, name) => {
    expect(faultOf([quantity, name], 'Fold everything together and serve.')).toBeUndefined();
  });

  it('the time of a raw bird when a roasting chicken is whole', () => {
    for (const name of ['whole roasting chicken', 'roasting chicken, whole'])
      expect(faultOf(['1', name], 'Roast the chicken for 20 minutes.')).toMatchObject({ kind: 'undercooked' });
  });

  it.each([
    ['poulet entier des Landes', true],
    ['poulet fermier des Landes ou du Gers, entier', true],
    ['poulet, coupé en dés', false],
    ['dés de poulet', false],
    ['petits dés de poulet', false],
  ])('in French, “des” is no dice: %s', (name, isWhole) => {
    const line = lineFacts({ name, quantity: '1.6 kg', note: '' }, 'fr');
    const steps = cookingSteps([{ text: 'Faites rôtir le poulet 20 minutes.' }]);
    expect(heatFaultOf('Poulet', [line], steps, [], false) !== undefined).toBe(isWhole);
  });
});

describe('the core of meat', () => {
  it.each<[string, string, number, number]>([
    ['chicken breast', 'chicken', 70, 74],
    ['pork chops', 'pork', 62, 63],
    ['beef mince', 'mince', 68, 72],
  ])('of %s has its lowest temperature', (name, word, least, advised) => {
    const cooked = (degrees: number) =>
      faultOf(['400 g', name], `Fry the ${word} for 12 minutes until the core reads ${degrees} °C.`);
    expect(cooked(least)).toBeUndefined();
    expect(cooked(least - 1)?.detail).toContain(`a core of ${least - 1} °C is too low, ${advised} °C are needed`);
  });
});

describe('pink meat', () => {
  it.each<[string, string]>([
    ['chicken breast', 'Fry the chicken for 9 minutes and serve it pink in the middle.'],
    ['pork chops', 'Fry the chops for 9 minutes and serve them medium rare.'],
    ['beef burger', 'Grill the burgers for 9 minutes; they should be pink inside.'],
    ['beef mince', 'Shape the minced beef into patties and fry for 9 minutes until medium rare.'],
  ])('is refused: %s, “%s”', (name, step) => {
    expect(faultOf(['400 g', name], step)?.detail).toContain('has to be cooked through, never pink, rare or raw');
  });

  it.each<[string, string]>([
    ['chicken breast', 'Fry the chicken for 9 minutes until it is no longer pink.'],
    ['chicken breast', 'Fry the chicken for 9 minutes and season with pink peppercorns.'],
    ['pork chops', 'Fry the pork for 9 minutes to a core of 63 °C, still a little pink in the middle.'],
    ['beef steak', 'Fry the steak for 3 minutes and serve it rare.'],
  ])('is no fault: %s, “%s”', (name, step) => {
    expect(faultOf(['400 g', name], step)).toBeUndefined();
  });
});

describe('a low temperature', () => {
  const chicken = ['400 g', 'chicken breast'] as const;

  it.each([
    ['a slow oven with enough time', 'Roast the chicken in the oven at 75 °C for 90 minutes.'],
    ['a water bath with enough time', 'Cook the chicken in the water bath at 60 °C for 60 minutes.'],
    ['an ordinary oven', 'Roast the chicken in the oven at 100 °C for 40 minutes.'],
    ['a marinade at room temperature before the pan', 'Leave at 20 °C. Fry the chicken for 10 minutes.'],
    ['the cold of a fridge', 'Keep the chicken in the fridge at 4 °C. Roast the chicken for 30 minutes.'],
  ])('is safe: %s', (_, ...steps) => {
    expect(faultOf(chicken, ...steps)).toBeUndefined();
  });

  it.each([
    ['a slow oven with too little time', 'Roast the chicken in the oven at 75 °C for 89 minutes.'],
    ['an oven that is too cool', 'Roast the chicken in the oven at 74 °C for 90 minutes.'],
    ['a water bath with too little time', 'Cook the chicken in the water bath at 60 °C for 59 minutes.'],
    ['a water bath that is too cool', 'Cook the chicken in the water bath at 59 °C for 60 minutes.'],
    ['the temperature of a water bath without one', 'Cook the chicken at 60 °C for 80 minutes.'],
  ])('kills no germs: %s', (_, ...steps) => {
    expect(faultOf(chicken, ...steps)?.detail).toContain('is cooked at a temperature that kills no germs');
  });
});
