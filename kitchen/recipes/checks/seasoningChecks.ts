import type { Check } from './recipeCheck';
import type { CorpusRecipe } from '../recipeFormat';
import { sentenceText, writeSentence } from '../stepSentence';

const MINCE = /(?:^|-)(?:mince|minced-meat|sausage-meat)$/;
const FLOUR = /(?:^|-)flour$|^(?:masarepa|masa-harina|semolina|cornmeal)$/;
const KNEADS = /\b(?:dough|knead|rub|mix)/i;
const MIXES = /\b(?:combine|knead|mix|season|stir|work)\b/i;
/** What is shaped already is salted from outside, as a steak is. */
const COOKS = /\b(?:brown|cook|fry|simmer|taste)\b|\|(?:the )?(?:balls|burgers|patties)\}/i;
/** A quantity that the sentence gives itself: "a teaspoon of salt", "a pinch of salt". */
const SAID =
  /(?:pinch|(?:tea|table)spoons?) of (?:\{salt|salt)|\{\w+\|a (?:pinch|little)|\{\w+#[^}]*\} of \{\w+\|(?:the )?salt/;

const keysOf = ({ ingredients }: CorpusRecipe, id: RegExp): string[] =>
  ingredients.filter((ingredient) => id.test(ingredient.id)).map(({ key }) => key);

const sentencesOf = (written: string): string[] => written.split(/(?<=[.;]) /);

/** A cook does not taste raw mince or dough, so salt that goes in has a quantity, in the list or in the sentence. */
export const checkRawSeasoning: Check = (recipe, report) => {
  const salts = recipe.ingredients.filter(({ id, amount }) => id === 'salt' && amount === undefined);
  const raw = { mince: keysOf(recipe, MINCE), flour: keysOf(recipe, FLOUR) };
  const has = (sentence: string, keys: readonly string[]) => keys.some((key) => sentence.includes(`{${key}|`));
  recipe.text.en.steps.forEach((tokens, index) => {
    for (const sentence of sentencesOf(writeSentence(tokens))) {
      if (!salts.some(({ key }) => sentence.includes(`{${key}|`)) || SAID.test(sentence)) continue;
      const isMince = has(sentence, raw.mince) && MIXES.test(sentence) && !COOKS.test(sentence);
      const isDough = has(sentence, raw.flour) && KNEADS.test(sentence) && /\bdough\b/i.test(sentenceText(tokens));
      if (isMince || isDough)
        report(
          `en.steps[${index}]`,
          `salts raw ${isMince ? 'mince' : 'dough'}, which nobody tastes, without a quantity`,
        );
    }
  });
};

const BAKED = /^(?:butter|buttermilk|milk|whole-milk|(?:[a-z]+-)?sugar|(?:[a-z-]+-)?flour|cream|double-cream)$/;
/** A dough takes as much as its flour asks for: the sentence says when it is enough. */
const UNTIL_ENOUGH = /\bonly if\b/i;
const VAGUE = /\b(?:most|nearly all|almost all|a little (?:more|less) than half) of (?:the remaining )?\{(\w+)\|/g;

/** "Most of the butter" is no quantity for a cake: what is baked from flour says the grams, or the spoonfuls kept back. */
export const checkBakedParts: Check = (recipe, report) => {
  if (keysOf(recipe, FLOUR).length === 0 || !recipe.steps.some(({ temp }) => temp !== undefined)) return;
  const parts = new Set(keysOf(recipe, BAKED));
  recipe.text.en.steps.forEach((tokens, index) => {
    const written = writeSentence(tokens);
    if (UNTIL_ENOUGH.test(written)) return;
    for (const [said, key = ''] of written.matchAll(VAGUE))
      if (parts.has(key)) report(`en.steps[${index}]`, `“${said}…” is no quantity to bake with`);
  });
};
