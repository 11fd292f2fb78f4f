import type { Language, Unit } from '@contracts/vocabulary';
import { shown } from './testing/shownQuantity';

describe('imperial quantities', () => {
  it.each<[number, Unit, Language, string, { id?: string; grams?: number; ml?: number }?]>([
    [400, 'g', 'en-GB', '14 oz'],
    [60, 'g', 'en-GB', '2 oz'],
    [3, 'g', 'en-GB', '⅛ oz'],
    [7, 'g', 'en-GB', '¼ oz'],
    [14, 'g', 'en-GB', '½ oz'],
    [480, 'g', 'en-GB', '1 lb 1 oz'],
    [510, 'g', 'en-GB', '1 lb 2 oz'],
    [970, 'g', 'fr', '2 lb 2 oz'],
    [284, 'ml', 'en-GB', '10 fl oz'],
    [115, 'g', 'en-US', '1 stick', { id: 'butter' }],
    [4, 'tbsp', 'en-US', '¼ cup', { id: 'butter' }],
    [20, 'g', 'en-GB', '¾ oz'],
    [70, 'g', 'en-GB', '2½ oz'],
    [115, 'g', 'en-GB', '4 oz'],
    [439, 'g', 'en-GB', '15 oz'],
    [440, 'g', 'en-GB', '1 lb'],
    [450, 'g', 'en-GB', '1 lb'],
    [500, 'g', 'en-US', '1 lb'],
    [700, 'g', 'fr', '1½ lb'],
    [250, 'g', 'en-US', '2 cups', { ml: 472 }],
    [50, 'g', 'en-US', '3½ tbsp', { ml: 52 }],
    [50, 'g', 'en-US', '¼ cup', { ml: 55 }],
    [20, 'g', 'en-US', '¼ cup', { id: 'walnut', ml: 50 }],
    [20, 'g', 'en-US', '3 tbsp', { id: 'walnut', ml: 46 }],
    [1200, 'g', 'en-US', '8½ cups', { ml: 2011.1 }],
    [1200, 'g', 'en-US', '2¾ lb', { ml: 2012 }],
    [250, 'g', 'en-GB', '9 oz', { ml: 472 }],
    [568, 'ml', 'en-GB', '1 pint'],
    [1, 'l', 'en-GB', '1¾ pints'],
    [300, 'ml', 'es', '11 fl oz'],
    [45, 'ml', 'en-GB', '1½ fl oz'],
    [50, 'ml', 'en-GB', '1¾ fl oz'],
    [60, 'ml', 'en-GB', '2 fl oz'],
    [70, 'ml', 'en-GB', '2½ fl oz'],
    [240, 'ml', 'en-GB', '8 fl oz'],
    [14, 'ml', 'en-GB', '½ fl oz'],
    [13, 'ml', 'en-GB', '2½ tsp'],
    [500, 'ml', 'en-GB', '18 fl oz'],
    [555, 'ml', 'en-GB', '1 pint'],
    [540, 'ml', 'en-GB', '19 fl oz'],
    [57, 'ml', 'en-US', '¼ cup'],
    [54, 'ml', 'en-US', '3½ tbsp'],
    [55, 'ml', 'en-US', '¼ cup'],
    [100, 'ml', 'en-US', '7 tbsp'],
    [1050, 'ml', 'en-US', '4½ cups'],
    [80, 'ml', 'en-US', '⅓ cup'],
    [16, 'tbsp', 'en-US', '1 cup'],
    [3, 'tbsp', 'en-US', '3 tbsp'],
    [12, 'tsp', 'en-US', '¼ cup'],
    [1, 'kg', 'en-GB', '2¼ lb'],
    [10, 'ml', 'en-GB', '2 tsp'],
    [45, 'ml', 'en-US', '3 tbsp'],
    [250, 'ml', 'en-US', '1 cup'],
    [400, 'ml', 'en-US', '1⅔ cups'],
    [200, 'ml', 'en-US', '¾ cup'],
    [4, 'tbsp', 'en-US', '¼ cup'],
    [5, 'tbsp', 'en-US', '5 tbsp'],
    [6.7, 'tbsp', 'en-US', '7 tbsp'],
    [3.9, 'tbsp', 'en-US', '4 tbsp'],
    [2, 'tbsp', 'en-GB', '2 tbsp'],
    [4, 'piece', 'en-US', '4'],
  ])('%s %s in %s is “%s”', (amount, unit, language, text, measures = {}) => {
    expect(shown(amount, unit, { language, system: 'imperial' }, measures)).toBe(text);
  });

  it('pours American drinks by the fluid ounce', () => {
    const bar = { language: 'en-US', system: 'imperial', category: 'Drinks' } as const;
    expect(shown(60, 'ml', bar)).toBe('2 fl oz');
    expect(shown(20, 'ml', bar)).toBe('¾ fl oz');
    expect(shown(1, 'l', bar)).toBe('4 cups');
  });

  it('scales cups too', () => {
    expect(shown(250, 'g', { language: 'en-US', system: 'imperial', factor: 0.5 }, { ml: 472 })).toBe('1 cup');
  });
});
