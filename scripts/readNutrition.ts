import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes kitchen/facts/nutrition/usdaFigures.ts from an unpacked copy of the npm package @nutrition/usda 0.2.1, which
 * contains USDA's SR Legacy foods, and from scripts/nutritionSources.tsv, which maps each ingredient to one of them.
 *
 * npx tsx scripts/readNutrition.ts FOLDER_OF_UNPACKED_PACKAGE
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npx tsx scripts/readNutrition.ts FOLDER_OF_UNPACKED_PACKAGE');

interface Variant {
  /** USDA's FDC number. */
  sourceId: string;
  name: string;
  /** Only in the package's longer list. */
  originalUsdaDescription?: string;
  nutrients: Record<string, { amount: number } | undefined>;
}

interface Food {
  variants: Variant[];
}

const KILOJOULES_IN_KILOCALORIE = 4.184;

/** In food with much protein, this little carbohydrate (g per 100 g) may be only rounding errors of the subtraction. */
const DOUBTFUL_CARBS = 3;
const MEATY_PROTEIN = 8;

const tenths = (value: number) => Math.round(value * 10) / 10;

const readFoods = (path: string): Food[] => {
  const read = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Food[] | { foods: Food[] };
  return Array.isArray(read) ? read : read.foods;
};

/** Both lists of the package: the longer one leaves out most foods of the shorter one, which was sorted by hand. */
const variants = new Map(
  [...readFoods('output/index.json'), ...readFoods('dist/output/index.json'), ...readFoods('dist/index.json')]
    .flatMap((food) => food.variants)
    .map((variant) => [variant.sourceId, variant]),
);

/** "fibre=4.3;sugar=7" → { fibre: 4.3, sugar: 7 } */
const filledIn = (text = ''): Record<string, number> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('='))
      .map(([name = '', value]) => [name, Number(value)]),
  );

/**
 * The package has no carbohydrate figure. USDA's is 100 g less water, protein, fat, ash and alcohol, and includes
 * fibre, so it is computed here. For meat and fish USDA says 0, because all their energy is in protein and fat.
 */
const carbsOf = (kcal: number, amount: (nutrient: string) => number): number => {
  const left = 100 - ['water', 'protein', 'fat', 'ash', 'alcohol'].reduce((sum, name) => sum + amount(name), 0);
  const withoutCarbs = 4.27 * amount('protein') + 9.02 * amount('fat') + 6.93 * amount('alcohol');
  const isMeaty = amount('protein') >= MEATY_PROTEIN && left < DOUBTFUL_CARBS;
  const isRounding = kcal === 0 || (isMeaty && kcal <= withoutCarbs + 1);
  return isRounding ? 0 : Math.max(0, left);
};

const rowOf = (line: string): string => {
  const [id = '', fdc = '', description, extra] = line.split('\t');
  const variant = variants.get(fdc);
  const found = variant?.originalUsdaDescription ?? variant?.name;
  if (!variant || found !== description) throw new Error(`${id}: FDC ${fdc} is ${found}, not ${description}`);
  const amount = (nutrient: string) => variant.nutrients[nutrient]?.amount ?? 0;
  const kcal = Math.round(amount('energy') / KILOJOULES_IN_KILOCALORIE);
  const { carbs: known = carbsOf(kcal, amount), fibre = amount('fiber'), sugar = amount('sugars') } = filledIn(extra);
  const carbs = tenths(known);
  const grams = [amount('protein'), carbs, amount('fat'), Math.min(carbs, fibre), Math.min(carbs, sugar)].map(tenths);
  return `  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: [${[fdc, kcal, ...grams].join(', ')}],`;
};

const root = join(__dirname, '..');
const rows = readFileSync(join(root, 'scripts', 'nutritionSources.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(rowOf);

writeFileSync(
  join(root, 'kitchen', 'nutrition', 'usdaFigures.ts'),
  `/** USDA's number of a food (FDC id), then its kcal and its g of protein, carbohydrate, fat, fibre and sugar in 100 g. */
export type UsdaRow = readonly [
  fdc: number,
  kcal: number,
  protein: number,
  carbs: number,
  fat: number,
  fibre: number,
  sugar: number,
];

/**
 * USDA SR Legacy (public domain), by ingredient. Written by scripts/readNutrition.ts: change scripts/nutritionSources.tsv.
 * Carbohydrate is what water, protein, fat, ash and alcohol leave of 100 g; fibre is part of it.
 */
export const USDA_FIGURES: Readonly<Record<string, UsdaRow>> = {
${rows.join('\n')}
};
`,
);
console.log(`${rows.length} ingredients`);
