import type { CorpusRecipe, CorpusText, WrittenLanguage } from './recipeFormat';
import { parseSentence, writeSentence } from './stepSentence';

/** A corpus recipe without its picture and sentences: enough to search, count and name it. */
export type OfflineFacts = Omit<CorpusRecipe, 'picture' | 'text'> & {
  titles: Record<WrittenLanguage, string>;
  /** Its facts as a bit set, and its possible allergens as another; empty when absent. */
  mask: number;
  mayMask?: number;
};

/** What else is written about a recipe. Its steps are sentences as in recipe files: half as long as their tokens. */
interface OfflineText extends Omit<CorpusText, 'title' | 'steps'> {
  steps: readonly string[];
}

/** The remaining texts of every recipe in one language, in the order of the facts. */
export type OfflineTexts = readonly OfflineText[];

/** The corpus for a browser without a network: one file for all languages, and one for each. */
export interface OfflineCorpus {
  facts: readonly OfflineFacts[];
  texts: Record<WrittenLanguage, OfflineTexts>;
}

const textOf = ({ description, notes, steps }: CorpusText): OfflineText => ({
  description,
  notes,
  steps: steps.map(writeSentence),
});

/** Splits the corpus into what every language needs and what only one needs. */
export const packCorpus = (
  entries: readonly { recipe: CorpusRecipe; mask: number; mayMask: number }[],
): OfflineCorpus => ({
  facts: entries.map(({ recipe: { picture: _picture, text, ...facts }, mask, mayMask }) => ({
    ...facts,
    titles: { en: text.en.title, es: text.es.title, fr: text.fr.title },
    mask,
    ...(mayMask !== 0 && { mayMask }),
  })),
  texts: {
    en: entries.map(({ recipe }) => textOf(recipe.text.en)),
    es: entries.map(({ recipe }) => textOf(recipe.text.es)),
    fr: entries.map(({ recipe }) => textOf(recipe.text.fr)),
  },
});

const NOTHING: OfflineText & { steps: [] } = { description: '', notes: {}, steps: [] };

/** Input of `localiseRecipe`: a recipe in one language, without its picture. */
export const unpackRecipe = (
  { titles, mask: _mask, mayMask: _mayMask, ...facts }: OfflineFacts,
  language: WrittenLanguage,
  text: OfflineText = NOTHING,
): Omit<CorpusRecipe, 'picture'> => ({
  ...facts,
  text: {
    en: { title: titles.en, ...NOTHING },
    es: { title: titles.es, ...NOTHING },
    fr: { title: titles.fr, ...NOTHING },
    [language]: { title: titles[language], ...text, steps: text.steps.map(parseSentence) },
  },
});
