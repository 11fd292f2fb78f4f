import type { Aisle, Language, Unit } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import type { Ingredient } from '../ingredients/ingredient';
import { foldText, wordsOf } from '../reading/foldWord';
import { stemmed } from '../reading/lines/lineNames';
import { ingredientName, pieceName } from '../recipes/ingredientNames';
import { isSeveral } from '../recipes/ingredientNumber';
import { addedQuantities } from './addedQuantities';
import { aisleOf } from './aisleOf';
import { BUNCHES, isDriedHerb } from './freshHerbs';
import { isHousehold } from './household';
import { kindMarks } from './kindMarks';
import { quantityOf, type ListedThing, type ShoppingLine, type ShoppingQuantity } from './listedThing';
import { wholeOfPart, type WholeOfPart } from './wholeOfPart';
import { tongueOf } from '../reading/tongue';

/** A thing with what decides which line it is on. */
interface Sorted {
  thing: ListedThing;
  quantity: ShoppingQuantity | undefined;
  part: WholeOfPart | undefined;
  /** Id of what is bought. */
  id: string | undefined;
  marks: string[];
  key: string;
}

const sortedThing = (thing: ListedThing): Sorted => {
  const quantity = quantityOf(thing);
  const known = thing.id !== undefined && ingredientById(thing.id) ? thing.id : undefined;
  const part = wholeOfPart(known, quantity);
  const id = part?.whole ?? known;
  const text = `${thing.name} ${thing.note ?? ''}`;
  const marks = id === undefined ? [] : kindMarks(id, text);
  if (id !== undefined && !marks.includes('dried') && isDriedHerb(id, text, quantity)) marks.push('dried');
  const key =
    id === undefined
      ? `name:${wordsOf(foldText(thing.name)).map(stemmed).join(' ')}`
      : [`id:${id}`, ...marks].join('+');
  return { thing, quantity, part, id, marks, key };
};

/** Wholes for parts of different kinds: the lemon that is grated is also squeezed. */
const wholesFor = (sorted: readonly Sorted[]): ShoppingQuantity[] => {
  const pieces = new Map<string, number>();
  for (const { part } of sorted)
    if (part?.pieces !== undefined) pieces.set(part.role, (pieces.get(part.role) ?? 0) + part.pieces);
  return pieces.size === 0 ? [] : [{ amount: Math.max(...pieces.values()), unit: 'piece' }];
};

const SMALL_SHARE = 1e-9;

const MASS_IN_TINS: ReadonlySet<string> = new Set(['tuna']);

/** The name in the cook's words; what tells the kind is added where only the note says it: "butter (salted)". */
const markedName = ({ id, marks, thing: { name, note } }: Sorted): string =>
  note === undefined || marks.every((mark) => mark === 'dried' || kindMarks(id!, name).includes(mark))
    ? name
    : `${name} (${note})`;

/** Two names of the same words are one: a cook's own words stay if every line has them. */
const sharedName = (sorted: readonly Sorted[], language: Language): string | undefined => {
  const [first] = sorted;
  const isOwn = sorted.every(
    ({ thing }) => tongueOf(thing.language) === tongueOf(language) && thing.name === first!.thing.name,
  );
  return isOwn ? first!.thing.name : undefined;
};

/** "2 tins chickpeas", and not "2 tins tinned chickpeas". */
const tinnedName = ({ id, parent }: Ingredient, language: Language): string | undefined =>
  id.startsWith('tinned-') && parent !== undefined
    ? ingredientName(parent, language, !MASS_IN_TINS.has(parent))
    : undefined;

const tableName = (row: Ingredient, quantity: ShoppingQuantity | undefined, language: Language): string => {
  const tinned = quantity?.unit === 'can' ? tinnedName(row, language) : undefined;
  if (tinned !== undefined) return tinned;
  if (quantity?.unit === 'piece') {
    const counted = pieceName({ id: row.id, amount: quantity.amount }, language);
    if (counted !== undefined) return counted;
  }
  const isMany =
    quantity === undefined ? row.pieceGrams !== undefined : isSeveral(row, quantity.amount, quantity.unit as Unit);
  return ingredientName(row.id, language, isMany);
};

const nameOf = (sorted: readonly Sorted[], quantities: readonly ShoppingQuantity[], language: Language): string => {
  const [{ id, marks, thing }] = sorted as [Sorted];
  const row = id === undefined ? undefined : ingredientById(id);
  if (!row) return thing.name;
  const isAsWritten = sorted.every(
    ({ part, quantity }) => !part && (quantity?.unit ?? quantities[0]?.unit) === quantities[0]?.unit,
  );
  const own = sharedName(sorted, language);
  if (own !== undefined && isAsWritten && (sorted.length === 1 || marks.length > 0)) return markedName(sorted[0]!);
  if (marks.every((mark) => mark === 'dried')) return tableName(row, quantities[0], language);
  const spoken = sorted.find((one) => tongueOf(one.thing.language) === tongueOf(language)) ?? sorted[0]!;
  return markedName(spoken);
};

const aisleFor = ({ id, marks, thing }: Sorted): Aisle => {
  if (id === undefined) return isHousehold(thing.name) ? 'household' : 'other';
  if (marks.includes('frozen')) return 'frozen';
  return marks.includes('dried') && BUNCHES.has(id) ? 'spices' : aisleOf(id);
};

const lineOf = (sorted: readonly Sorted[], language: Language): ShoppingLine => {
  const [{ key, id, marks }] = sorted as [Sorted];
  const row = id === undefined ? undefined : ingredientById(id);
  const all = sorted.flatMap(({ part, quantity }) => (part || !quantity ? [] : [quantity]));
  // "A thumb" of what has no usual piece says nothing beside an amount.
  const said = row === undefined || row.pieceGrams !== undefined ? all : all.filter(({ unit }) => unit !== 'piece');
  const amounts = said.length > 0 ? said : all;
  const quantities = addedQuantities([...amounts, ...wholesFor(sorted)], row, marks.includes('dried')).filter(
    ({ amount }) => amount > SMALL_SHARE,
  );
  const recipes = sorted.flatMap((one) => (one.thing.recipe ? [one.thing.recipe] : []));
  return {
    key,
    ...(id !== undefined && { id }),
    name: nameOf(sorted, quantities, language),
    quantities,
    isMore:
      id !== undefined &&
      quantities.length > 0 &&
      (amounts.length < all.length || sorted.some(({ quantity }) => quantity === undefined)),
    aisle: aisleFor(sorted[0]!),
    entryIds: sorted.map((one) => one.thing.entryId),
    recipes: recipes.filter((recipe, i) => recipes.findIndex((other) => other.id === recipe.id) === i),
  };
};

/**
 * The lines of a shopping list: equal things added up as they are sold, different kinds apart, each with the recipes
 * that need it. In the order in which the first thing of each line was added.
 */
export const mergeLines = (things: readonly ListedThing[], language: Language): ShoppingLine[] => {
  const groups = new Map<string, Sorted[]>();
  for (const thing of things) {
    const one = sortedThing(thing);
    groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  }
  return [...groups.values()].map((sorted) => lineOf(sorted, language));
};
