import type { Language, Unit } from '@contracts/vocabulary';
import { foldText, wordsOf } from './foldWord';
import { INGREDIENTS, ingredientById } from './ingredientTable';
import { quantityAt, type LineQuantity } from './lineQuantity';
import { plainLine, tokensOf, type LineToken } from './lineTokens';
import { LINE_LANGUAGES, tongueOf, type LineLanguage, type LineUnit, type Tongue } from './lineWords';
import { createWordIndex } from './wordIndex';

/** One line of an ingredient list, understood as far as it can be. */
export interface IngredientLine {
  amount?: number;
  /** The upper end of a range: "400-500 g". */
  amountMax?: number;
  unit?: LineUnit;
  /** Ids of the table, in the order of the line; two for "salt and pepper", none where nothing is known. */
  ids: readonly string[];
  /** The ingredient in the words of the line. */
  name: string;
  /** What is left: preparation, size, state, purpose. Parts joined by ", ". */
  note?: string;
}

const index = createWordIndex(INGREDIENTS);

type Span = readonly [from: number, to: number];

interface Named {
  id: string;
  span: Span;
}

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);

const isWord = ({ word }: LineToken) => /^[\p{L}\d]/u.test(word);

/** Where the part of a line that names something ends for good: at a comma, a bracket, a colon, an alternative. */
const endOfPart = (tokens: readonly LineToken[], from: number, language: LineLanguage): number => {
  for (let i = from; i < tokens.length; i += 1) {
    const { word, isGlued, isAside, value } = tokens[i]!;
    if (isAside || /^[,;:+]$/.test(word) || (word === '-' && !isGlued)) return i;
    if (i === from) continue;
    if (word === '/' || language.alternatives.has(word)) return i;
    if (value !== undefined && tokens[i - 1]?.word !== '-') return i;
  }
  return tokens.length;
};

/** The first place from which what follows is an alternative or a note. */
const endOfHead = (tokens: readonly LineToken[], from: number, language: LineLanguage): number => {
  const end = endOfPart(tokens, from, language);
  for (let i = from + 1; i < end; i += 1) {
    const starts = (phrase: readonly string[]) => phrase.every((part, k) => tokens[i + k]?.word === part);
    if (language.noteStarts.some(starts)) return i;
  }
  return end;
};

/** Small words inside names; `wordIndex` passes over the same. The French "the" is tea. */
const LINKS = new Set("de d du des del la le les l el los las al au aux of '".split(' '));

const isLink = (word: string, tongue: Tongue) => LINKS.has(word) || (word === 'the' && tongue !== 'fr');

/** All names in a range of tokens, longest first where they overlap. */
const namesIn = (
  tokens: readonly LineToken[],
  from: number,
  to: number,
  { tongue, spoken }: { tongue: Tongue; spoken?: Language },
): Named[] => {
  const named: Named[] = [];
  const places = rangeOf(from, to).filter((i) => isWord(tokens[i]!) && !tokens[i]!.isAside);
  const taken = new Set<number>();
  for (let length = Math.min(index.longest, places.length); length > 0; length -= 1)
    for (let step = 0; step + length <= places.length; step += 1) {
      // English says what it is at the end: "white bread flour" is no bread.
      const start = tongue === 'en' ? places.length - length - step : step;
      const own = places.slice(start, start + length);
      if (own.some((place) => taken.has(place))) continue;
      // Small words at the ends belong to the sentence: "sal al gusto".
      if (length > 1 && (isLink(tokens[own[0]!]!.word, tongue) || isLink(tokens[own.at(-1)!]!.word, tongue))) continue;
      const id = index.exact(own.map((place) => tokens[place]!.word), spoken); // prettier-ignore
      if (id === undefined) continue;
      for (const place of own) taken.add(place);
      named.push({ id, span: [own[0]!, own.at(-1)! + 1] });
    }
  return named.sort((a, b) => a.span[0] - b.span[0]);
};

const stemmed = (word: string) => word.replace(/(?<=...)(es|s|x|e)$/, '');

/** The table's own names of an ingredient in a language, in stems. */
const ownNames = (id: string, tongue: Tongue): string[][] => {
  const row = ingredientById(id)!;
  const names = [...row[tongue].slice(0, 2), ...(tongue === 'en' ? (row.us ?? []).slice(0, 2) : [])];
  return names.map((name) => wordsOf(foldText(name)).filter((word) => !isLink(word, tongue)).map(stemmed)); // prettier-ignore
};

/** Tokens of a name that only say a kind or a state of it ("golden" caster sugar): they belong to the note. */
const kindsIn = ({ id, span: [from, to] }: Named, tokens: readonly LineToken[], tongue: Tongue): number[] => {
  const { states, generic } = LINE_LANGUAGES[tongue];
  const places = rangeOf(from, to).filter((i) => isWord(tokens[i]!) && !isLink(tokens[i]!.word, tongue)); // prettier-ignore
  const stems = places.map((i) => stemmed(tokens[i]!.word));
  const own = ownNames(id, tongue)
    .filter((name) => name.length > 0 && name.every((word) => stems.includes(word)))
    .reduce<string[]>((best, name) => (name.length > best.length ? name : best), []);
  const kinds = places.filter((_, k) =>
    own.length > 0 ? !own.includes(stems[k]!) : states.has(tokens[places[k]!]!.word),
  );
  if (kinds.length === places.length) return [];
  // "champiñones de París" and "clavos de olor" are just that.
  return kinds.filter(
    (i) => !generic.has(tokens[i]!.word) && !(tongue === 'es' && LINKS.has(tokens[i - 1]?.word ?? '')),
  );
};

/** Of several names in the head: those joined by "and"; else the one that the language puts first in weight. */
const chosenNames = (named: readonly Named[], tokens: readonly LineToken[], tongue: Tongue): Named[] => {
  const { joiners } = LINE_LANGUAGES[tongue];
  const groups: Named[][] = [];
  for (const one of named) {
    const last = groups.at(-1);
    const before = tokens.slice(last?.at(-1)?.span[1] ?? 0, one.span[0]);
    if (!last || before.some(({ word }) => joiners.has(word))) groups.push([one]);
    else last.push(one);
  }
  const words = ({ span: [from, to] }: Named) => to - from;
  return groups.flatMap((group) => {
    // English says what it is at the end ("chicken noodle"), Spanish and French at the beginning.
    const ordered = tongue === 'en' ? [...group].reverse() : group;
    return ordered.reduce<Named[]>((best, one) => (!best[0] || words(one) > words(best[0]) ? [one] : best), []);
  });
};

const nearName = (
  tokens: readonly LineToken[],
  from: number,
  to: number,
  language: LineLanguage,
  spoken?: Language,
) => {
  const places = rangeOf(from, to).filter((i) => isWord(tokens[i]!) && !tokens[i]!.isAside && !language.states.has(tokens[i]!.word)); // prettier-ignore
  for (let length = Math.min(3, places.length); length > 0; length -= 1)
    for (let start = 0; start + length <= places.length; start += 1) {
      const own = places.slice(start, start + length);
      const id = index.near(own.map((place) => tokens[place]!.word), spoken); // prettier-ignore
      if (id !== undefined) return { id, span: [own[0]!, own.at(-1)! + 1] as const };
    }
  return undefined;
};

/** The quantity of a line: at its start, or else the first that it says anywhere; what has a unit goes before a bare number. */
const quantityOf = (tokens: readonly LineToken[], language: LineLanguage): LineQuantity => {
  const atStart = quantityAt(tokens, 0, language, true);
  if (atStart && (atStart.amount !== undefined || atStart.unit !== undefined)) return atStart;
  const from = Math.max(1, atStart?.to ?? 0);
  const find = (isWanted: (i: number, found: LineQuantity) => boolean) => {
    for (let i = from; i < tokens.length; i += 1) {
      const { value, word } = tokens[i]!;
      if (value === undefined && !language.numbers.has(word) && !language.articles.has(word)) continue;
      const found = quantityAt(tokens, i, language, true);
      if (found?.amount !== undefined && isWanted(i, found)) return found;
    }
    return undefined;
  };
  const isMeasured = ({ unit }: LineQuantity) => unit !== undefined && unit !== 'inch';
  const isAside = (i: number) => tokens[i]!.isAside;
  const before = (i: number) => tokens[i - 1]?.word ?? '';
  return (
    find((i, found) => !isAside(i) && isMeasured(found)) ??
    // "juice of 1 lemon", "Huevos: 3", "Eggs - 3"
    find(
      (i) =>
        !isAside(i) &&
        (/^[:,-]$/.test(before(i)) || language.links.has(before(i)) || before(i) === "'") &&
        tokens[i]!.word !== 'a',
    ) ?? // prettier-ignore
    find((i) => !isAside(i) && tokens[i]!.value !== undefined) ??
    find((i, found) => isAside(i) && before(i) === '(' && (isMeasured(found) || tokens[found.to]?.word === ')')) ??
    atStart ?? { from: 0, to: 0, notes: [] }
  );
};

const NOT_IN_NOTES = new Set("of de d du des the et y and la le les l el los las lo ' & a an al x entre".split(' '));

/** The runs of words that nothing else has claimed, as they stand in the line. */
const noteOf = (line: string, tokens: readonly LineToken[], claimed: ReadonlySet<number>): string | undefined => {
  const parts: string[] = [];
  let run: LineToken[] = [];
  const endRun = () => {
    while (run.length > 0 && NOT_IN_NOTES.has(run[0]!.word)) run.shift();
    while (run.length > 0 && NOT_IN_NOTES.has(run.at(-1)!.word)) run.pop();
    if (run.length > 0) parts.push(line.slice(run[0]!.from, run.at(-1)!.to));
    run = [];
  };
  tokens.forEach((token, i) => {
    if (claimed.has(i) || /^[()[\],;:~"”″]$/.test(token.word)) endRun();
    else if (isWord(token) || run.length > 0) run.push(token);
    if (run.length === 1 && /^[-./+&]$/.test(token.word)) run = [];
  });
  endRun();
  return parts.length > 0 ? parts.join(', ') : undefined;
};

interface Reading {
  line: IngredientLine;
  /** How much of it was understood; the best language wins. */
  score: number;
}

/** The juice and the zest of a fruit are ingredients of their own where the table has them. */
const pressed = (named: readonly Named[], tokens: readonly LineToken[], before: number, language: LineLanguage) => {
  const [fruit] = named;
  if (named.length !== 1 || !fruit) return undefined;
  const found = tokens.slice(0, before).flatMap(({ word }, i): Named[] => {
    const kind = language.juice.has(word) ? 'juice' : language.zest.has(word) ? 'zest' : undefined;
    const id = `${fruit.id}-${kind}`;
    return kind !== undefined && ingredientById(id) ? [{ id, span: [i, i + 1] }] : [];
  });
  return found.length > 0 ? found : undefined;
};

/** What a unit word means beside certain ingredients; null: it is a part of the thing, so a note and no unit. */
const unitBeside = (unit: LineUnit, id: string, tongue: Tongue): LineUnit | null => {
  if (unit === 'leaf' && /gelatine|pastry|lasagne|brick|rice-paper|nori/.test(id)) return 'sheet';
  if (unit === 'sprig' && /^(celery|lemongrass|rhubarb|chard)$/.test(id)) return 'stalk';
  if (unit === 'stick' && /^(celery|lemongrass|rhubarb|chard)$/.test(id)) return 'stalk';
  if ((unit === 'sprig' || unit === 'stalk') && /^cinnamon/.test(id)) return 'stick';
  if (unit === 'clove' && !/garlic|shallot/.test(id)) return null;
  if (unit === 'scoop' && !/ice-cream|sorbet/.test(id)) return null;
  const { origin } = ingredientById(id)!;
  if (tongue === 'fr' && (unit === 'dash' || unit === 'stalk' || unit === 'knob') && origin !== 'plant' && origin !== 'animal') return null; // prettier-ignore
  if (unit === 'stick' && /bread|baguette/.test(id)) return null;
  return unit;
};

/** Units that a name may begin with and that count all the same: "2 feuilles de laurier", "1 cube de bouillon". */
const KEPT_UNITS: ReadonlySet<LineUnit> = new Set(['leaf', 'cube', 'stick', 'sprig', 'sheet', 'can', 'jar', 'slice']);

/** Units that stand behind what they count: "garlic cloves", "mint leaves", "ice cubes". */
const COUNTED_BEHIND: readonly LineUnit[] = ['clove', 'leaf', 'stalk', 'stick', 'cube', 'sprig', 'slice', 'head'];

/** What comes in a tin, as a cube or a stick is a kind of its own where the table tells them apart. */
const kindBeside = (id: string, unit: LineUnit | undefined): string => {
  if ((unit === 'can' || unit === 'jar') && ingredientById(`tinned-${id}`)) return `tinned-${id}`;
  if (unit === 'cube' && /-stock$/.test(id)) return ingredientById(`${id}-cube`) ? `${id}-cube` : 'stock-cube';
  return (unit === 'stick' || unit === 'sprig') && id === 'cinnamon' ? 'cinnamon-stick' : id;
};

const readIn = (text: string, tongue: Tongue, spoken?: Language): Reading => {
  const language = LINE_LANGUAGES[tongue];
  const plain = plainLine(text);
  const tokens = tokensOf(plain, tongue !== 'en');
  let quantity = quantityOf(tokens, language);
  // "4 cloves": the unit is all there is, so it is the ingredient.
  if (quantity.unit && quantity.from === 0 && !tokens.slice(quantity.to).some(isWord)) {
    const place = quantity.to - 1;
    if (index.exact([tokens[place]?.word ?? ''], spoken) !== undefined)
      quantity = { ...quantity, unit: undefined, to: place };
  }
  // "1 bouquet garni", "un peu de noix de muscade": the unit is the first word of a name.
  const unitPlace = rangeOf(quantity.from, quantity.to).find(
    (i) => language.units.get(tokens[i]!.word) === quantity.unit,
  );
  if (quantity.unit && unitPlace !== undefined) {
    const end = endOfPart(tokens, unitPlace, language);
    const whole = namesIn(tokens, unitPlace, end, { tongue, spoken }).find(({ span }) => span[0] === unitPlace);
    const isOwn = whole && whole.span[1] - unitPlace > 1 && ownNames(whole.id, tongue).some((name) => name.length > 1 && name[0] === stemmed(tokens[unitPlace]!.word)); // prettier-ignore
    if (isOwn && !KEPT_UNITS.has(quantity.unit)) quantity = { ...quantity, unit: undefined, to: unitPlace };
  }
  const claimed = new Set<number>();
  for (let i = quantity.from; i < quantity.to; i += 1) claimed.add(i);

  // Where the quantity stands in the middle ("juice of 1 lemon"), what follows it is the ingredient.
  const isInside = quantity.from > 0 && quantity.to < tokens.length;
  const isBehind = isInside && /^[,:;(-]$/.test(tokens[quantity.from - 1]!.word);
  const begin = quantity.from > 0 && (!isInside || isBehind) ? 0 : quantity.to;
  const headEnd = endOfHead(tokens, begin, language);
  const partEnd = endOfPart(tokens, begin, language);
  const pick = (names: readonly Named[]) => chosenNames(names, tokens, tongue);
  // A name may reach over a word that else begins a note: "nata para montar", "ajo en polvo".
  let named = pick(namesIn(tokens, begin, partEnd, { tongue, spoken }).filter(({ span }) => span[0] < headEnd));
  // "Salt, pepper and nutmeg": without a quantity, a list.
  if (named.length > 0 && quantity.amount === undefined && quantity.unit === undefined)
    for (let end = partEnd; tokens[end]?.word === ',';) {
      const next = endOfPart(tokens, end + 1, language);
      const more = namesIn(tokens, end + 1, next, { tongue, spoken });
      if (more[0]?.span[0] !== end + 1) break;
      named = [...named, ...pick(more)];
      end = next;
    }
  // "3 œufs + 1 jaune", "1 poivron rouge, 1 poivron vert"
  const isSecond = partEnd + 1 < quantity.from || partEnd + 1 >= quantity.to;
  if (
    isSecond &&
    named.length > 0 &&
    /^[,+]$/.test(tokens[partEnd]?.word ?? '') &&
    tokens[partEnd + 1]?.value !== undefined
  ) {
    const [second] = namesIn(tokens, partEnd + 2, endOfPart(tokens, partEnd + 2, language), { tongue, spoken });
    if (second?.span[0] === partEnd + 2) {
      named = [...named, second];
      if (tokens[partEnd]!.word === ',') claimed.add(partEnd + 1);
    }
  }
  for (let from = headEnd; named.length === 0 && from < tokens.length;) {
    const end = endOfPart(tokens, from + 1, language);
    named = pick(namesIn(tokens, from, end, { tongue, spoken }));
    from = end;
  }
  if (named.length === 0 && begin > 0) named = pick(namesIn(tokens, 0, begin, { tongue, spoken }));
  const isExact = named.length > 0;
  if (!isExact) named = [nearName(tokens, begin, headEnd, language, spoken)].flatMap((near) => near ?? []);

  const fruit = named;
  const juices = isInside && !isBehind ? pressed(named, tokens, quantity.from, language) : undefined;
  if (juices) named = juices;
  for (const one of [...fruit, ...named]) {
    for (let i = one.span[0]; i < one.span[1]; i += 1) claimed.add(i);
    if (juices === undefined) for (const i of kindsIn(one, tokens, tongue)) claimed.delete(i);
  }
  for (const { span } of named) if (language.generic.has(tokens[span[1]]?.word ?? '')) claimed.add(span[1]);
  const [first] = named;
  if (!first) for (let i = begin; i < headEnd; i += 1) claimed.add(i);

  let { unit } = quantity;
  if (first) {
    const places = tokens.flatMap((_, i) => (i >= first.span[0] && i <= first.span[1] && (!claimed.has(i) || i === first.span[1]) ? [i] : [])); // prettier-ignore
    for (const i of places) {
      const behind = language.units.get(tokens[i]?.word ?? '');
      if (tongue !== 'en' || unit !== undefined || quantity.amount === undefined || behind === undefined) continue;
      if (i === first.span[1] && tokens[i]!.isAside) continue;
      if (!COUNTED_BEHIND.includes(behind) || ownNames(first.id, tongue).some((name) => name.includes(stemmed(tokens[i]!.word)))) continue; // prettier-ignore
      unit = behind;
      claimed.add(i);
    }
    if (unit) {
      const beside = unitBeside(unit, first.id, tongue);
      if (beside === null) {
        const place = tokens.findIndex(({ word }, i) => i >= quantity.from && i < quantity.to && language.units.get(word) === unit); // prettier-ignore
        if (first.id !== 'scallop' && place >= 0) claimed.delete(place);
        unit = undefined;
      } else unit = beside;
    }
  }
  for (const [from, to] of quantity.notes) for (let i = from; i < to; i += 1) claimed.delete(i);

  const ids = [...new Set(named.map(({ id }) => kindBeside(id, unit)))];
  // A kind of it stands in the note: "mature cheddar" is cheddar, mature.
  const nameTokens = first
    ? tokens.filter((_, i) => i >= first.span[0] && i < named.at(-1)!.span[1] && claimed.has(i))
    : tokens.slice(begin, headEnd);
  const note = noteOf(plain, tokens, claimed);
  return {
    line: {
      ...(quantity.amount !== undefined && { amount: quantity.amount }),
      ...(quantity.amountMax !== undefined && { amountMax: quantity.amountMax }),
      ...(unit && { unit }),
      ids,
      name: nameTokens.length > 0 ? plain.slice(nameTokens[0]!.from, nameTokens.at(-1)!.to) : plain,
      ...(note !== undefined && { note }),
    },
    // Of two equal readings the one that leaves fewer words over.
    score:
      (ids.length > 0 ? (isExact ? 4 : 2) : 0) +
      (unit ? 2 : 0) +
      (quantity.amount === undefined ? 0 : 1) -
      wordsOf(note ?? '').length / 100,
  };
};

/**
 * Reads one line of an ingredient list ("1 (14 oz) can chickpeas, drained") into amount, unit, ingredient and note.
 * Without a language each of the three is tried and the reading that understands most is kept. Never throws.
 */
export const readIngredientLine = (text: string, language?: Language): IngredientLine => {
  const tongues: readonly Tongue[] = language ? [tongueOf(language)] : ['en', 'es', 'fr'];
  return tongues
    .map((tongue) => readIn(text, tongue, language))
    .reduce((best, reading) => (reading.score > best.score ? reading : best)).line;
};

/** In the wire's units. US cup and pint from NIST Handbook 44, British pint from the Weights and Measures Act 1985. */
const METRIC: Partial<Record<LineUnit, readonly [factor: number, unit: Unit]>> = {
  mg: [0.001, 'g'],
  cl: [10, 'ml'],
  dl: [100, 'ml'],
  cup: [236.6, 'ml'],
  floz: [29.57, 'ml'],
  pint: [473.2, 'ml'],
  quart: [946.4, 'ml'],
  oz: [28.35, 'g'],
  lb: [453.6, 'g'],
  glass: [200, 'ml'],
  stick: [113, 'g'],
  knob: [15, 'g'],
  jar: [1, 'can'],
};
const BRITISH_PINT_ML = 568.3;

const SAME: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'clove', 'slice', 'sprig', 'leaf', 'stalk', 'bunch', 'handful', 'pinch', 'dash', 'can', 'sheet', 'cube', 'scoop']); // prettier-ignore

/** Bags and sticks are pieces on the wire, so that the name has to say what is counted. */
export const isCountedByName = ({ unit }: Pick<IngredientLine, 'unit'>): boolean =>
  unit === 'packet' || unit === 'stick';

/** A stick weighs something only where it is fat in its wrapper: a stick of cinnamon is a piece. */
const isWrappedFat = ([id = 'butter']: readonly string[]) => /butter|margarine/.test(id);

/** Amount and unit of a line as the wire has them; the middle of a range; a plain number means pieces. */
export const metricOf = (
  { amount, amountMax, unit, ids = [] }: Partial<Pick<IngredientLine, 'amount' | 'amountMax' | 'unit' | 'ids'>>,
  language?: Language,
): { amount?: number; unit?: Unit } => {
  if (amount === undefined) return {};
  const middle = amountMax === undefined ? amount : (amount + amountMax) / 2;
  if (unit === 'pint' && language === 'en-GB') return { amount: middle * BRITISH_PINT_ML, unit: 'ml' };
  const known = unit === undefined || (unit === 'stick' && !isWrappedFat(ids)) ? undefined : METRIC[unit];
  if (known) return { amount: Math.round(middle * known[0] * 10) / 10, unit: known[1] };
  return { amount: middle, unit: unit !== undefined && SAME.has(unit) ? (unit as Unit) : 'piece' };
};
