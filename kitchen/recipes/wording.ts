import type { Language } from '@contracts/vocabulary';
import { STAYING_BRITISH, toAmerican } from './americanWords';
import type { AmericanText } from './recipeFormat';

/** What a written text becomes for the reader; the second is the ingredient that it names. */
export type Wording = (text: string, ingredientId?: string) => string;

const OTHER_STOCK = /(?<!fish-)stock(?:-cube)?$/;

/** French sets a space before : ; ? ! and inside « », where no line may end. */
const withFrenchSpaces: Wording = (text) => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');

/** Turns the written text into what the cook reads: British into American, and the spaces of French. */
export const wordingOf = (language: Language, ids: readonly string[], { keep = [] }: AmericanText = {}): Wording => {
  if (language === 'fr') return withFrenchSpaces;
  if (language !== 'en-US') return (text) => text;
  const kept = [
    ...keep,
    ...(ids.includes('oat') ? [] : ['porridge']),
    // Fish stock keeps its name, and so does "the stock" where it is the only one.
    ...(ids.includes('fish-stock') && !ids.some((id) => OTHER_STOCK.test(id)) ? ['stock', 'stocks'] : []),
  ];
  const staying = (ofIds: readonly string[]) => ofIds.flatMap((id) => STAYING_BRITISH[id] ?? []);
  // A recipe with both coriander leaf and seed means the leaf where it just says coriander.
  const inRecipe = new Set([...kept, ...staying(ids).filter((word) => !ids.includes(word))]);
  return (text, id) => toAmerican(text, id === undefined ? inRecipe : new Set([...kept, ...staying([id])]));
};
