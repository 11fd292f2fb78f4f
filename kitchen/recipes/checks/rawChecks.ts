import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type CorpusRecipe, type WrittenLanguage } from '../recipeFormat';
import { sentenceText, type SentenceToken } from '../stepSentence';

const EGG = /^(?:quail-)?egg(?:-white|-yolk)?$/;
const FISH =
  /^(?:anchovy|cod|hake|haddock|halibut|mackerel|prawn|salmon|sardine|scallop|sea-bass|sea-bream|squid|swordfish|trout|tuna|white-fish)$/;

const HEATED =
  /\b(?:bak|boil|brown|cook(?!ie)|fr(?:y|ied)\b|griddl|grill|heat|hot\b|melt|omelette|oven\b|poach|roast|scrambl|simmer|steam|curds|pink\b|pan\b|(?<!foam )sets?\b(?! (?:aside|a|it|the|them)\b))/i;
const BAKED = /\b(?:bake|oven)\b/i;

const SAYS_RAW: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:raw|pasteurised)\b/i,
  es: /(?<!\p{L})(?:crud[oa]s?|pasteurizad[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:crue?s?|pasteurisée?s?)(?!\p{L})/iu,
};
/** In oil or brine, anchovies are cured; a parasite does not survive the freezer. */
const SAYS_FROZEN: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:frozen|in (?:oil|brine)|cooked|smoked|tinned)\b/i,
  es: /(?:congelad|en (?:aceite|salmuera)|cocid|ahumad|en conserva)/i,
  fr: /(?:congelé|à l’huile|cuite?s?(?!\p{L})|fumé|en boîte)/iu,
};

const names = (tokens: readonly SentenceToken[], key: string): boolean =>
  tokens.some((token) => token.kind === 'ingredient' && token.key === key);

/** Neither a step that names the food heats anything, nor the oven between two of them, nor any step that follows. */
const isNeverHeated = ({ text }: CorpusRecipe, key: string): boolean => {
  const { steps } = text.en;
  const named = steps.flatMap((tokens, index) => (names(tokens, key) ? [index] : []));
  const [first = -1] = named;
  const last = named.at(-1) ?? -1;
  return (
    first >= 0 &&
    !steps.some((tokens, index) => {
      if (index < first) return false;
      const isBetween = index < last && !named.includes(index);
      return (isBetween ? BAKED : HEATED).test(sentenceText(tokens));
    })
  );
};

/**
 * A cook who must avoid raw egg learns of it in the list or in a step, not only in the description; fish that stays raw
 * was frozen. In every language.
 */
export const checkRaw: Check = (recipe, report) => {
  for (const { key, id } of recipe.ingredients) {
    const isEgg = EGG.test(id);
    if (!(isEgg || FISH.test(id)) || !isNeverHeated(recipe, key)) continue;
    for (const language of WRITTEN_LANGUAGES) {
      const { notes, steps } = recipe.text[language];
      const said = [notes[key] ?? '', ...steps.filter((tokens) => names(tokens, key)).map(sentenceText)].join(' ');
      if (isEgg && !SAYS_RAW[language].test(said))
        report(`${language}.notes`, `${key} stays raw, and neither the list nor a step says so`);
      if (!isEgg && !SAYS_FROZEN[language].test(said))
        report(`${language}.notes`, `${key} stays raw, and neither the list nor a step says that it was frozen`);
    }
  }
};

const SHELLFISH = /^(?:clam|mussel|cockle)$/;
const SAYS_BROKEN: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:broken|cracked|tap(?:ped)?)\b/i,
  es: /(?<!\p{L})(?:rot[oa]s?|golpe\p{L}*)(?!\p{L})/iu,
  fr: /(?:cassée?s?|brisée?s?|tapot|choqu|quand on les touche)/iu,
};

/** A mussel that is broken, or does not close when it is tapped, is dead before it is cooked, and is thrown away then. */
export const checkShellfish: Check = ({ ingredients, text }, report) => {
  for (const { key, id } of ingredients) {
    if (!SHELLFISH.test(id)) continue;
    for (const language of WRITTEN_LANGUAGES) {
      const { notes, steps } = text[language];
      if (!SAYS_BROKEN[language].test([notes[key] ?? '', ...steps.map(sentenceText)].join(' ')))
        report(`${language}.notes`, `${key}: neither the list nor a step says to throw broken ones away`);
    }
  }
};
