import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import type { LineUnit } from './lineWords';
import type { Tongue } from '../tongue';

/** What is sold by its stalks, whatever word a recipe has for them. */
const STALKS: ReadonlySet<string> = new Set(['celery', 'lemongrass', 'rhubarb', 'chard']);

/** Meaning of a unit word beside certain ingredients; null: it is a part of the food, so a note and not a unit. */
export const unitBeside = (unit: LineUnit, id: string, tongue: Tongue): LineUnit | null => {
  if (unit === 'leaf' && /gelatine|pastry|lasagne|brick|rice-paper|nori/.test(id)) return 'sheet';
  if ((unit === 'sprig' || unit === 'stick') && STALKS.has(id)) return 'stalk';
  if ((unit === 'sprig' || unit === 'stalk') && id.startsWith('cinnamon')) return 'stick';
  if (unit === 'clove' && !/garlic|shallot/.test(id)) return null;
  if (unit === 'scoop' && !/ice-cream|sorbet/.test(id)) return null;
  const { origin } = ingredientById(id)!;
  if (
    tongue === 'fr' &&
    (unit === 'dash' || unit === 'stalk' || unit === 'knob') &&
    origin !== 'plant' &&
    origin !== 'animal'
  )
    return null;
  if (unit === 'stick' && /bread|baguette/.test(id)) return null;
  return unit;
};

/** Units that may begin a name and still count: "2 feuilles de laurier", "1 cube de bouillon". */
export const KEPT_UNITS: ReadonlySet<LineUnit> = new Set(['leaf', 'cube', 'sprig', 'sheet']);

/** Units written after what they count: "garlic cloves", "mint leaves", "ice cubes". */
export const COUNTED_BEHIND: readonly LineUnit[] = [
  'clove',
  'leaf',
  'stalk',
  'stick',
  'cube',
  'sprig',
  'slice',
  'head',
];

/** Tinned, cubed and stick forms are separate ingredients where the table distinguishes them. */
export const kindBeside = (id: string, unit: LineUnit | undefined): string => {
  if ((unit === 'can' || unit === 'jar') && ingredientById(`tinned-${id}`)) return `tinned-${id}`;
  if (unit === 'cube' && (id === 'stock' || id.endsWith('-stock')))
    return ingredientById(`${id}-cube`) ? `${id}-cube` : 'stock-cube';
  return (unit === 'stick' || unit === 'sprig') && id === 'cinnamon' ? 'cinnamon-stick' : id;
};
