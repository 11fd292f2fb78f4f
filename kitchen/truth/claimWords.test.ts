import type { DietType } from '@contracts/vocabulary';
import { honestName, honestSentences } from './claims';

describe('a claim that a dish is safe for a person', () => {
  const CLAIMS = [
    'Safe for allergies|Suitable for coeliacs|Perfect for celiacs|Ideal for people with a severe intolerance|Fine for your allergic guests|Ok for a coeliac',
    'Allergy safe|Allergen-free|Allergy-friendly|Allergy free|Hypoallergenic|Free from allergens|Free of all allergens|No allergens',
    'Apto para celíacos|Apta para alérgicos|Aptas para celiacos|Seguro para alérgicos|Segura para personas con intolerancia|Ideal para alérgicos|Sin alérgenos|Hipoalergénico',
    'Convient aux allergiques|Adapté au cœliaque|Convient au coeliaque|Convient aux cœliaques|Adapté aux intolérants|Adaptée aux personnes allergiques|Idéal pour les allergiques|Idéale pour les coeliaques|Sans allergène|Sans allergènes|Hypoallergénique',
  ];

  it.each(CLAIMS)('is taken out, however it is worded: %s', (claims) => {
    const honest = (claim: string) => honestSentences(`A soup. ${claim}.`, { allergens: [], brokenDiets: [] }).text;
    expect(claims.split('|').filter((claim) => honest(claim) !== 'A soup.')).toEqual([]);
  });
});

describe('a diet that the ingredients rule out', () => {
  it.each<[DietType, string]>([
    [
      'Vegan',
      '100% vegan|vegan|vegans|vegano|vegana|veganos|veganas|végane|véganes|végétalien|végétalienne|végétaliens|végétaliennes',
    ],
    [
      'Vegetarian',
      'vegetarian|vegetarians|vegetariano|vegetariana|vegetarianos|végétarien|végétarienne|végétariens|veggie',
    ],
    ['Fish', 'pescatarian|pescetarian|pescatarians|pescetariano|pescetarianas|pescétarien|pescétarienne|pescétariens'],
    ['Keto', 'keto|ketogenic|cetogénico|cetogénica|cétogène'],
    ['Low FODMAP', 'low FODMAP|low-FODMAP|bajo en FODMAP|baja en FODMAP|pauvre en FODMAP'],
  ])('%s is taken out of a name, in each language', (diet, words) => {
    const honest = (word: string) => honestName(`Bowl, ${word}`, { allergens: [], brokenDiets: [diet] }).text;
    expect(words.split('|').filter((word) => honest(word) !== 'Bowl')).toEqual([]);
  });

  it('stays where it belongs to a product', () => {
    const products = 'butter|cheese|mayo|mayonnaise|cream|mince|sausage|sausages'.split('|');
    const name = (product: string) => `Bowl with vegan ${product}`;
    const changed = products.filter(
      (one) => honestName(name(one), { allergens: [], brokenDiets: ['Vegan'] }).text !== name(one),
    );
    expect(changed).toEqual([]);
  });
});

it.each([
  '900 kcal',
  '900kcal',
  '900 cal',
  '900 calories',
  '900 calorie',
  '900 kilocalories',
  '900 calorías',
  '900,5 kcal',
  '900.5 kcal',
])('a wrong figure is taken out as “%s”', (figure) => {
  const facts = { allergens: [], brokenDiets: [], calories: 300 };
  expect(honestSentences(`A soup. It has ${figure} a bowl.`, facts).text).toBe('A soup.');
  expect(honestSentences(`A soup. It has ${figure} a bowl.`, { ...facts, calories: 900 }).claims).toEqual([]);
});

it.each([
  ['Dairy-free; cake', 'Cake'],
  ['Cake and dairy-free', 'Cake'],
  ['Cake & dairy-free', 'Cake'],
  ['Cake,dairy-free pie', 'Cake pie'],
  ['Cake,  dairy-free pie', 'Cake pie'],
  ['Warm dairy-free pie', 'Warm pie'],
  ['Warm dairy-free, pie', 'Warm, pie'],
  ['dairy-free, , ; pie', 'Pie'],
  ['Cake dairy-free  :  warm', 'Cake: warm'],
  ['Gâteau et dairy-free', 'Gâteau'],
  ['Dairy-free candy', 'Candy'],
  ['Cake (dairy-free) , warm', 'Cake, warm'],
  ['Tarta, dairy-free, y', 'Tarta'],
  ['– Dairy-free – cake –', 'Cake'],
])('a name without its claim is tidy: “%s” becomes “%s”', (name, tidy) => {
  expect(honestName(name, { allergens: ['Dairy'], brokenDiets: [] }).text).toBe(tidy);
});
