import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type CorpusIngredient, type WrittenLanguage } from '../recipeFormat';
import { sentenceText, type SentenceToken } from '../stepSentence';

type Words = Readonly<Record<WrittenLanguage, string>>;

/** Herbs and spices that go into a pot whole and that no one wants to bite on, by the words of each language. */
const WHOLE: Readonly<Record<string, Words>> = {
  'bay-leaf': { en: 'bay', es: 'laurel', fr: 'laurier' },
  'cinnamon-stick': { en: 'cinnamon', es: 'canela', fr: 'cannelle|bâton' },
  cloves: { en: 'cloves', es: 'clavos?', fr: 'clous?' },
  'star-anise': { en: 'anise', es: 'anís', fr: 'badiane' },
  lemongrass: { en: 'lemongrass', es: 'citronela', fr: 'citronnelle' },
  'lime-leaf': { en: 'leaves', es: 'hojas', fr: 'feuilles' },
  thyme: { en: 'thyme', es: 'tomillo', fr: 'thym' },
  rosemary: { en: 'rosemary', es: 'romero', fr: 'romarin' },
  mint: { en: 'mint', es: 'hierbabuena|menta', fr: 'menthe' },
  coriander: { en: 'coriander', es: 'cilantro', fr: 'coriandre' },
  epazote: { en: 'epazote', es: 'epazote', fr: 'épazote' },
};
/** Of these only sprigs are whole: a spoonful is leaves. */
const SPRIGS: ReadonlySet<string> = new Set(['thyme', 'rosemary', 'mint', 'coriander', 'epazote']);
const CUT = /\b(?:chopped|crushed|cut|finely|ground|leaves|needles|picked|shred\w*|snipped|stripped)\b/;

/** They go in for good: as a garnish, into a cavity, or through the blender. */
const STAYS =
  /\b(?:blend|cavit|decorate|finish|garnish|grind|inside|in each|leaves of|on top|press|scatter|serve|stuck with|its cloves|tuck)/i;
/** What they flavoured is used, so they would go along. */
const LIQUID = /\b(?:broth|gravy|juices?|liquid|milk|sauce|soup|stew|stock)\b/i;
const LIFTED = /\b(?:drain|lift|slice|take) /i;

const TAKEN: Readonly<Record<WrittenLanguage, string>> = {
  en: '(?:take|lift|throw|fish|pull)(?:\\b[^.;]*\\bout\\b)?|discard|remove|leave|without',
  es: 'retira|saca|quita|desecha|tira|sin|dejad?|apártal[ao]s',
  fr: 'retirez|ôtez|enlevez|jetez|sortez|sans|laissez|ne se mangent pas',
};
const STRAINED: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:strain|sieve|not eaten|leave them in the bowl)/i,
  es: /(?:cu[eé]l[ae]|colad|colador|no se comen)/i,
  fr: /(?:filtr|tamis|passoire|ne se mangent pas)/i,
};
const ALL_OF_THEM: Words = {
  en: 'herbs|spices|aromatics|stalks|sprigs',
  es: 'hierbas|especias|arom|tallos|ramitas',
  fr: 'herbes|épices|aromates|tiges|brins',
};

const names = (tokens: readonly SentenceToken[], key: string): boolean =>
  tokens.some((token) => token.kind === 'ingredient' && token.key === key);

const isWhole = ({ id, unit }: CorpusIngredient, note: string): boolean =>
  id in WHOLE && (!SPRIGS.has(id) || unit === 'sprig') && !CUT.test(note);

/** A bay leaf, a cinnamon stick or a sprig of thyme that went into the pot is taken out again, in every language. */
export const checkAromatics: Check = ({ category, ingredients, text }, report) => {
  if (category !== 'Meals') return;
  for (const ingredient of ingredients) {
    const { key, id } = ingredient;
    if (!isWhole(ingredient, text.en.notes[key] ?? '')) continue;
    const first = text.en.steps.findIndex((tokens) => names(tokens, key));
    if (first < 0) continue;
    const [own = '', ...later] = text.en.steps.slice(first).map(sentenceText);
    if (STAYS.test(own)) continue;
    const isOut = (language: WrittenLanguage): boolean => {
      const word = `(?:${WHOLE[id]![language]}|${ALL_OF_THEM[language]})`;
      const taken = new RegExp(`(?<!\\p{L})(?:${TAKEN[language]})(?!\\p{L})[^.;]*?${word}`, 'iu');
      return text[language].steps
        .slice(first)
        .map(sentenceText)
        .some((sentence) => taken.test(sentence) || STRAINED[language].test(sentence));
    };
    const isLeftBehind = LIFTED.test([own, ...later].join(' ')) && !later.some((sentence) => LIQUID.test(sentence));
    if (isLeftBehind && !isOut('en')) continue;
    for (const language of WRITTEN_LANGUAGES)
      if (!isOut(language)) report(`${language}.steps`, `never take out ${key}, which went in whole`);
  }
};
