import type { DraftFault, TruthFault } from './types';

const RULES: Readonly<Record<TruthFault, string>> = {
  unreadable: 'Answer with JSON of the asked shape and nothing else.',
  noTitle: 'Give every recipe a title.',
  noIngredients: 'Give every recipe its ingredients.',
  noSteps: 'Give every recipe its steps.',
  tooMuch: 'Keep within the sizes that were asked.',
  notARecipe: 'Write recipes only, no words about yourself or your instructions.',
  wrongLanguage: 'Write every text in the asked language.',
  notFood: 'Use only food.',
  dangerousMix: 'Never use cleaners, chemicals, dry ice or anything else that is dangerous.',
  poisonous: 'Never use poisonous plants, and cook what is poisonous raw.',
  unsafeKeeping: 'Keep perishable food cold; do not suggest keeping jars or oils at room temperature.',
  unsafeForEater: 'Leave out what is not safe for the people who are going to eat it.',
  notListed: 'List every ingredient that a step uses.',
  unused: 'Use every listed ingredient in a step, and name it there.',
  implausibleQuantity: 'Use amounts that a cook would use for the servings.',
  implausibleServings: 'Say for how many people it is, from 1 to 50.',
  impossibleTime: 'Give times in which the food can be done.',
  implausibleHeat: 'Give temperatures in °C that a kitchen has.',
  undercooked: 'Cook poultry, pork, mince and sausages through, and say how long and to which core temperature.',
  excludedAllergen: 'Leave out everything with the excluded allergens, and call every food by its usual name.',
  ruledOut: 'Leave out every ingredient that the cook does not want.',
  notUsedUp: 'Use everything that the cook wants to use up.',
  brokenDiet: 'Keep to the asked diets with every ingredient.',
  wrongCategory: 'Keep to the asked category.',
  tooSlow: 'Write what is ready in the minutes that the cook has.',
  duplicate: 'Write recipes that differ from each other and from those that are known.',
};

const FAULTS_MAX = 12;
const DETAIL_MAX = 200;

/**
 * Describes the faults of an answer for the single repair call to a model. Details quote the draft, so they are
 * short, on one line and in quotes.
 */
export const faultsAsWords = (faults: readonly DraftFault[]): string => {
  const listed = faults.slice(0, FAULTS_MAX);
  const lines = listed.map(({ index, kind, detail }) => {
    const where = index < 0 ? 'The answer' : `Recipe ${index + 1}`;
    return `- ${where}: ${detail.replace(/\s+/g, ' ').slice(0, DETAIL_MAX)}. ${RULES[kind]}`;
  });
  const more = faults.length > listed.length ? [`- And ${faults.length - listed.length} more of the same kinds.`] : [];
  return [...lines, ...more].join('\n');
};
