import { foldedWords } from '../foldedWords';
import type { Check } from './recipeCheck';
import { saidTexts } from './saidTexts';

/** Kinds of food: a step may say "the beef" of a steak and "the bread" of a roll. */
const KIND =
  /^(?:applesauce|bean|beef|bread|broth|cheese|chicken|chile|crumb|dough|fish|ham|lamb|meat|noodle|oil|pasta|pastry|pepper|pork|powder|rice|sauce|shell|slice|spice|sugar|turkey|vegetable)s?$/;

const LITTLE = /^(?:the|a|an|of|in|and|or|some|all|dried|fresh|ground|squeezed|rest)$/;

/** Words without their plural: "leaves" and "leaf", "chiles" and "chile" are one. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    foldedWords(text)
      .filter((word) => !LITTLE.test(word))
      .map((word) =>
        word
          .replace(/(?:ies|y)$/, 'i')
          .replace(/ves$/, 'f')
          .replace(/(?:es|e|s)$/, ''),
      ),
  );

const sharesWord = (one: string, other: string): boolean => {
  const stems = stemsOf(other);
  return [...stemsOf(one)].some((stem) => stems.has(stem));
};

type Texts = ReturnType<typeof saidTexts>;

/** How the list of a language names an ingredient, with its notes. */
const listed = ({ ingredients }: Texts, id: string): string =>
  ingredients
    .map((line) => (typeof line !== 'string' && line.id === id ? `${line.name} ${line.note ?? ''}` : ''))
    .join(' ');

/**
 * What a step names is in the American list under the same name: a British recipe that says "cassava" twice must not
 * become one that lists yuca and cooks cassava.
 */
export const checkAmericanNames: Check = (recipe, report, rowOf) => {
  if (recipe.ingredients.some(({ id }) => !rowOf(id))) return;
  const american = saidTexts(recipe, 'en-US');
  const british = saidTexts(recipe, 'en-GB');
  for (const [index, { parts = [] }] of american.instructions.entries())
    for (const [at, part] of parts.entries()) {
      const written = british.instructions[index]?.parts?.[at];
      if (typeof part !== 'object' || part.kind !== 'ingredient' || typeof written !== 'object') continue;
      const { id = '', text } = part;
      if (foldedWords(text).some((word) => KIND.test(word))) continue;
      const list = listed(american, id);
      if (sharesWord(written.text, listed(british, id)) && !sharesWord(text, list))
        report(`en.steps[${index}]`, `in en-US says “${text}” of what the list calls “${list.trim()}”`);
    }
};
