import { leadingNumber } from '../../reading/leadingNumber';
import { foldText } from '../../reading/foldWord';
import { secondsInText } from '../../reading/recipeText/amountsInText';

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, not a list. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that models use for our fields, folded and without marks between words. */
export const NAMES = {
  title: ['title', 'name', 'recipename', 'recipetitle', 'titulo', 'nombre', 'titre', 'nom', 'dish'],
  description: ['description', 'summary', 'intro', 'descripcion', 'resumen', 'resume'],
  category: ['category', 'type', 'categoria', 'categorie'],
  subcategory: ['subcategory', 'mealtype', 'meal', 'course', 'subcategoria', 'souscategorie'],
  cuisine: ['cuisine', 'recipecuisine', 'cocina'],
  servings: [
    'servings',
    'serves',
    'yield',
    'recipeyield',
    'portions',
    'porciones',
    'raciones',
    'personas',
    'personnes',
  ],
  minutes: [
    'minutes',
    'totaltime',
    'totalminutes',
    'preptime',
    'time',
    'duration',
    'minutos',
    'tiempo',
    'duree',
    'temps',
  ],
  ingredients: ['ingredients', 'ingredient', 'recipeingredient', 'recipeingredients', 'ingredientes', 'ingredientlist'],
  steps: [
    'steps',
    'instructions',
    'method',
    'directions',
    'recipeinstructions',
    'preparation',
    'pasos',
    'instrucciones',
    'preparacion',
    'etapes',
    'procedure',
  ],
  allergens: ['allergens', 'allergenes', 'alergenos'],
  calories: ['calories', 'kcal', 'calorias', 'caloriesperserving'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo', 'nutritionfacts', 'nutricion'],
  item: ['name', 'ingredient', 'item', 'food', 'nombre', 'nom', 'ingrediente', 'product'],
  quantity: ['quantity', 'amount', 'qty', 'cantidad', 'quantite', 'measure'],
  unit: ['unit', 'units', 'unidad', 'unite'],
  note: ['note', 'notes', 'preparation', 'prep', 'nota', 'preparacion'],
  text: ['text', 'step', 'instruction', 'description', 'paso', 'etape', 'texto', 'texte', 'action'],
} as const satisfies Record<string, readonly string[]>;

/** Names of a single field that wraps a whole recipe. */
export const WRAPPED = ['recipe', 'receta', 'recette'];

const keyOf = (name: string) => foldText(name).replace(/[^a-z]/g, '');

/** The value of the first of these names that an object has, in any spelling. */
export const valueOf = (fields: Fields, names: readonly string[]): unknown => {
  const own = new Map(
    Object.keys(fields)
      .slice(0, 60)
      .map((name) => [keyOf(name), name]),
  );
  const found = names.map((name) => own.get(name)).find((name) => name !== undefined);
  return found === undefined ? undefined : fields[found];
};

const TEXT_READ_MAX = 20_000;
/** No number is written with more characters. */
const NUMBER_READ_MAX = 100;

/** A text or a number as text; empty for anything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, TEXT_READ_MAX);
  return typeof value === 'number' ? String(value) : '';
};

/** The first number of a value; "1,200 kcal" is 1,200. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return numberOf(value[0]);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, NUMBER_READ_MAX).trim();
  const number = leadingNumber(text);
  return number !== undefined && text.startsWith('-') ? -number : number;
};

/** The minutes of a value: "1 h 30", "90 seconds", an ISO duration, or a bare number of minutes. */
export const minutesOf = (value: unknown): number | undefined => {
  if (Array.isArray(value)) return minutesOf(value[0]);
  const seconds = typeof value === 'string' ? secondsInText(value) : undefined;
  return seconds === undefined ? numberOf(value) : seconds / 60;
};

/** A list unchanged, an object with numbered keys as a list, or a text split into lines. */
export const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string')
    return value
      .slice(0, TEXT_READ_MAX)
      .split(/\r?\n/)
      .filter((line) => line.trim());
  return isObject(value) ? Object.values(value) : [];
};
