import { cookingSteps } from './cookingSteps';
import { lineFacts } from './lineFacts';
import { heatFaultOf } from './safeHeat';

const faultOf = (name: string, quantity: string, ...steps: string[]) =>
  heatFaultOf(
    'Dinner',
    [lineFacts({ name, quantity, note: '' }, 'en-GB')],
    cookingSteps(steps.map((text) => ({ text }))),
    [],
    false,
  );

describe('the core temperature of meat', () => {
  it.each([
    ['chicken breast', 'Roast the chicken in the oven at 200 °C for 30 minutes until the core reads 74 °C.'],
    // Of two temperatures, the oven reaches the higher one.
    [
      'chicken breast',
      'Roast the chicken for 30 minutes: take it out when the core is at 65 °C and let it rise to 74 °C.',
    ],
    ['chicken breast', 'Roast the chicken for 30 minutes until the thickest part reads 75 °C, not the 60 °C of pork.'],
    ['pork chops', 'Fry the pork for 12 minutes to a core of 63 °C.'],
    ['beef mince', 'Fry the mince for 12 minutes until the middle is at 71 °C.'],
  ])('is enough: %s, “%s”', (name, step) => {
    expect(faultOf(name, '400 g', step)).toBeUndefined();
  });

  it.each([
    ['chicken breast', 'Roast the chicken in the oven at 200 °C for 30 minutes until the core reads 60 °C.'],
    ['chicken breast', 'Roast the chicken for 30 minutes: the core is at 55 °C, then at 62 °C.'],
    ['pork chops', 'Fry the pork for 12 minutes to a core of 55 °C.'],
    ['beef mince', 'Fry the mince for 12 minutes until the middle is at 60 °C.'],
  ])('is too low: %s, “%s”', (name, step) => {
    expect(faultOf(name, '400 g', step)).toMatchObject({ kind: 'undercooked' });
  });
});

describe('the temperature of the heat', () => {
  it('is judged by the hottest of several', () => {
    const slow = 'Roast the chicken at 60 °C for 20 minutes, then at 180 °C for 40 minutes.';
    expect(faultOf('chicken breast', '400 g', slow)).toBeUndefined();
    const cool = 'Roast the chicken at 45 °C for 20 minutes, then at 60 °C for 40 minutes.';
    expect(faultOf('chicken breast', '400 g', cool)).toMatchObject({ kind: 'undercooked' });
    const hot = 'Roast the chicken in the oven at 180 °C for 40 minutes, then at 400 °C for 5 minutes.';
    expect(faultOf('chicken breast', '400 g', hot)).toMatchObject({ kind: 'implausibleHeat' });
  });
});
