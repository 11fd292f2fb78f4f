import type { Check } from './recipeCheck';
import { foodsAsMarks } from '../stepSentence';

/** What a step tells the cook to do; words that are as often a quality, as “dry” and “cool”, are left out. */
const VERBS = new Set(
  (
    'add arrange bake baste beat blend boil break bring brush carry cook cover crush cut decorate dip divide drain ' +
    'draw drizzle drop drink eat fill finish flip fold fry garnish give grate grease grill grind halve heat keep knead ' +
    'lay leave let lift line loosen lower mash melt mix pat peel pinch place poach pound pour press prick pull push ' +
    'put raise reduce remove return rinse roast roll rub scatter scoop score scrape season serve shake shape shred ' +
    'sieve sift simmer skim slice slide soak soften spoon spread sprinkle squeeze stand steam steep stir stir-fry ' +
    'strain strew stuff swirl take taste tear thread tie tilt tip toss transfer trim turn wash whip whisk wipe wrap'
  ).split(' '),
);

/** “Cut into squares” and “cut side up” say how a food is. */
const A_STATE = /^cut (?:into|sides?)\b/i;

const JOINED = /\b(?:and|then|or|but)\b/i;

/** The “and” between two foods joins no commands: “stir in ◆ and the rest of ◆”. */
const SECOND_FOOD = / and (?:(?:the )?(?:rest|last|half|most|some) of |a (?:little|pinch of) )?◆/g;

/** Behind “…, and as soon as they smell,” or “…, if it is thin,” the comma closes an aside. */
const ASIDE = /^(?:and|then|if|as|when|while|once|after|before|for|but|so)\b/i;

const startsWithCommand = (clause: string) => VERBS.has((clause.split(' ')[0] ?? '').toLowerCase());

/** The last command of a sentence has its “and”: “Strain into a jug and stir in the sugar”, never a comma alone. */
export const checkCommands: Check = ({ text }, report) => {
  text.en.steps.forEach((tokens, index) => {
    for (const sentence of foodsAsMarks(tokens).split(/[.;:!?]/)) {
      const clauses = sentence.trim().split(', ');
      const last = clauses.pop() ?? '';
      if (!clauses.some(startsWithCommand) || !startsWithCommand(last) || A_STATE.test(last)) continue;
      if (JOINED.test(last.replace(SECOND_FOOD, '')) || ASIDE.test(clauses.at(-1) ?? '')) continue;
      report(`en.steps[${index}]`, `joins “${last}” to what is before it by a comma alone`);
    }
  });
};
