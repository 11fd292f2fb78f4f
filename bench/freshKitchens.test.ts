import { createFreshKitchens } from './freshKitchens';

const known = [
  { typed: 'leek, potato', language: 'en-GB' },
  { typed: 'rice and peas', language: 'en-GB' },
  { typed: 'poireau, crème', language: 'fr' },
  { typed: 'riz, tomate, thon', language: 'fr' },
];

describe('kitchens that were never asked', () => {
  const next = createFreshKitchens(known, 1);
  const kitchens = Array.from({ length: 12 }, next);

  it('are all different, and none is a known one', () => {
    const texts = kitchens.map(({ typed }) => typed);
    expect(new Set([...texts, ...known.map(({ typed }) => typed)]).size).toBe(16);
  });

  it('are made of items of one language', () => {
    for (const { typed, language } of kitchens) {
      const items = known.filter((one) => one.language === language).flatMap((one) => one.typed.split(', '));
      expect(items).toEqual(expect.arrayContaining(typed.split(', ')));
    }
  });
});
