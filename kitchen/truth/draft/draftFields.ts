import { foldText } from '../../reading/foldWord';

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

/** A text or a number as text; empty for anything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, TEXT_READ_MAX);
  return typeof value === 'number' ? String(value) : '';
};

const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/i;

const fromIso = (text: string): number | undefined => {
  const [whole, days = 0, hours = 0, minutes = 0] = ISO_DURATION.exec(text) ?? [];
  return whole === undefined || whole.length < 3
    ? undefined
    : Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
};

/** The first number of a value. "1 h 30" and ISO durations are read as minutes. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return numberOf(value[0]);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, 100).trim();
  const duration = fromIso(text);
  if (duration !== undefined) return duration;
  const hours = /^(\d+(?:[.,]\d+)?)\s*h(?:ours?|oras?|eures?|r|rs)?\s*(\d{1,2})?/i.exec(text);
  if (hours) return Number(hours[1]!.replace(',', '.')) * 60 + Number(hours[2] ?? 0);
  const found = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
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
