import { ingredientById } from '../ingredients/ingredientTable';
import type { CorpusRecipe } from './recipeFormat';

/** Spanish words of one side of the ocean: the list of a recipe takes the one that its own sentences use. */
const REGIONAL: ReadonlySet<string> = new Set(
  [
    ...['papa', 'frijol', 'poroto', 'caraota', 'habichuela', 'choclo', 'elote', 'ejote', 'zapallo', 'auyama', 'camote'],
    ...[
      'batata',
      'palta',
      'jitomate',
      'arveja',
      'chícharo',
      'maní',
      'morrón',
      'camarón',
      'tocino',
      'papelón',
      'betabel',
    ],
    ...['chancaca', 'onoto', 'muzzarella', 'culantro', 'durazno', 'ananá', 'banana', 'ajonjolí', 'vainita'],
    ...['chaucha', 'ají', 'polvo', 'fabe', 'garrofón', 'matalahúva', 'chile', 'panceta'],
  ].flatMap((word) => [word, `${word}s`, `${word.normalize('NFD').replace(/\p{M}/gu, '')}es`]),
);

const ARTICLE = /^(?:del?|al|el|la|los|las|un|una|unos|unas|de (?:el|la|los|las))\s+/;

const headOf = (words: string): string => /^\p{L}+/u.exec(words.replace(ARTICLE, '').replace(ARTICLE, ''))?.[0] ?? '';

/** The words that the Spanish sentences of a recipe use for an ingredient, without articles. */
const headsInSteps = (steps: CorpusRecipe['text']['es']['steps'], key: string): string[] =>
  steps.flatMap((tokens) =>
    tokens.flatMap((token) =>
      token.kind === 'ingredient' && token.key === key && token.words !== undefined ? [headOf(token.words)] : [],
    ),
  );

/** "Mantequilla de maní" has its word of America at the end. */
const isRegional = (name: string): boolean =>
  name
    .split(' ')
    .slice(1)
    .some((word) => REGIONAL.has(word));

const isSaidInFull = (name: string, steps: CorpusRecipe['text']['es']['steps'], key: string): boolean =>
  steps.some((tokens) =>
    tokens.some(
      (token) =>
        token.kind === 'ingredient' &&
        token.key === key &&
        token.words?.replace(ARTICLE, '').replace(ARTICLE, '') === name,
    ),
  );

const isPlural = (word: string) => word.endsWith('s');

/** Said in the singular however much there is. */
const MASS: ReadonlySet<string> = new Set([
  ...[
    'maní',
    'polvo',
    'tocino',
    'panceta',
    'onoto',
    'papelón',
    'chancaca',
    'ajonjolí',
    'matalahúva',
    'choclo',
    'elote',
  ],
]);

/**
 * The Spanish name of an ingredient in the word of the country whose dish it is: "frijoles pintos" in a recipe that
 * speaks of frijoles, where the table says "alubias pintas". Undefined if the sentences use the table's word.
 */
export const regionalName = (
  { key, id }: { key: string; id: string },
  steps: CorpusRecipe['text']['es']['steps'],
  isMany: boolean,
): string | undefined => {
  const names = ingredientById(id)?.es ?? [];
  const inFull = names.find((name) => name !== names[0] && isRegional(name) && isSaidInFull(name, steps, key));
  if (inFull !== undefined) return inFull;
  const usual = headOf(names[0] ?? '');
  const heads = headsInSteps(steps, key);
  const regional = heads.find((head) => REGIONAL.has(head) && head !== usual && head !== headOf(names[1] ?? ''));
  // A kind of chile keeps its name, whatever the sentences call it for short.
  if (regional === undefined || usual === 'chile') return undefined;
  const family = regional.slice(0, 4);
  return names.find((name) => {
    const head = headOf(name);
    return head.startsWith(family) && REGIONAL.has(head) && isPlural(head) === (isMany && !MASS.has(regional));
  });
};
