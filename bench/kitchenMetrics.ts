import type { Recipe } from '../contracts/recipe';

/** How many recipes a cook looks at before giving up. */
export const FIRST = 6;
/** So many of the first six have to use what the cook means, unless fewer dishes of the answer do. */
const USING_WANTED = 4;

export const GRADES = [3, 2, 1] as const;
export type Grade = (typeof GRADES)[number];

/** What an outside judge knows about a kitchen. `uses` and `dish` are sources of regular expressions. */
export interface KitchenQuestion {
  language: string;
  typed: string;
  uses: string;
  dish: string;
  kind: 'food' | 'drink';
  without: string | null;
}

/** The fields of a recipe of the response that the measures read. */
export type AnsweredRecipe = Pick<
  Recipe,
  'id' | 'title' | 'category' | 'allergens' | 'has' | 'matchedIngredients' | 'totalIngredients'
>;

const shareOf = ({ matchedIngredients = 0, totalIngredients = 0 }: AnsweredRecipe): number =>
  totalIngredients > 0 ? matchedIngredients / totalIngredients : -1;

/** An answer as "Best match" shows it: the largest share first, ties in the order of the response. */
export const bestMatchFirst = <T extends AnsweredRecipe>(answer: readonly T[]): T[] =>
  [...answer].sort((a, b) => shareOf(b) - shareOf(a));

export const firstSix = <T extends AnsweredRecipe>(answer: readonly T[]): T[] => bestMatchFirst(answer).slice(0, FIRST);

/** A graded dish is worth 7, 3 or 1, any other 0. */
const gainOf = (grade: number): number => 2 ** grade - 1;

const dcg = (grades: readonly number[]): number =>
  grades.slice(0, FIRST).reduce((sum, grade, index) => sum + gainOf(grade) / Math.log2(index + 2), 0);

/**
 * nDCG@6: gain of the shown dishes, discounted by place, as a share of the best possible order.
 * @param shown grade of each shown dish in order, 0 for a dish without a grade
 * @param graded every grade of the kitchen
 */
export const ndcg = (shown: readonly number[], graded: readonly Grade[]): number => {
  const ideal = dcg([...graded].sort((a, b) => b - a));
  return ideal === 0 ? 0 : dcg(shown) / ideal;
};

export const CHECKS = ['uses', 'dish', 'kind', 'without'] as const;
export type Check = (typeof CHECKS)[number];

/**
 * The checks of a good answer that this one fails. `uses`: at least four of the first six use what the cook means (or
 * all such dishes of the answer, if there are fewer than four, but at least one). `dish`: a wanted dish is among them.
 * `kind`: no drink where food is meant and no food where a drink is meant. `without`: nothing contains what was ruled
 * out.
 */
export const failedChecks = (answer: readonly AnsweredRecipe[], question: KitchenQuestion): Check[] => {
  const six = firstSix(answer);
  const meant = new RegExp(question.uses, 'i');
  const wanted = new RegExp(question.dish, 'i');
  const usesIt = ({ has = [] }: AnsweredRecipe) => meant.test(has.join(' · '));
  const using = answer.filter(usesIt).length;
  const passes: Record<Check, boolean> = {
    uses: using > 0 && six.filter(usesIt).length >= Math.min(USING_WANTED, using),
    dish: question.dish === '' || six.some(({ title }) => wanted.test(title)),
    kind: six.every(({ category }) => (category === 'Drinks') === (question.kind === 'drink')),
    without: question.without === null || six.every(({ allergens }) => !allergens.includes(question.without ?? '')),
  };
  return CHECKS.filter((check) => !passes[check]);
};
