import type { CorpusRecipe, CorpusText, WrittenLanguage } from './recipeFormat';

/** A recipe of the corpus without its picture and its sentences: enough to be found, counted and named. */
export type OfflineFacts = Omit<CorpusRecipe, 'picture' | 'text'> & {
  titles: Record<WrittenLanguage, string>;
  /** Its facts as a bit set. */
  mask: number;
};

/** Everything else that a recipe says in one language, in the order of the facts. */
export type OfflineTexts = readonly Omit<CorpusText, 'title'>[];

/** The corpus for a browser without a network: one file for every language, and one for each. */
export interface OfflineCorpus {
  facts: readonly OfflineFacts[];
  texts: Record<WrittenLanguage, OfflineTexts>;
}

const textOf = ({ description, notes, steps }: CorpusText) => ({ description, notes, steps });

/** Parts the corpus into what every language needs and what only one does. */
export const packCorpus = (entries: readonly { recipe: CorpusRecipe; mask: number }[]): OfflineCorpus => ({
  facts: entries.map(({ recipe: { picture: _picture, text, ...facts }, mask }) => ({
    ...facts,
    titles: { en: text.en.title, es: text.es.title, fr: text.fr.title },
    mask,
  })),
  texts: {
    en: entries.map(({ recipe }) => textOf(recipe.text.en)),
    es: entries.map(({ recipe }) => textOf(recipe.text.es)),
    fr: entries.map(({ recipe }) => textOf(recipe.text.fr)),
  },
});

const NOTHING = { description: '', notes: {}, steps: [] };

/** What `localiseRecipe` reads: a recipe that can speak one language, and whose picture nobody draws. */
export const unpackRecipe = (
  { titles, mask: _mask, ...facts }: OfflineFacts,
  language: WrittenLanguage,
  text: OfflineTexts[number] = NOTHING,
): Omit<CorpusRecipe, 'picture'> => ({
  ...facts,
  text: {
    en: { title: titles.en, ...NOTHING },
    es: { title: titles.es, ...NOTHING },
    fr: { title: titles.fr, ...NOTHING },
    [language]: { title: titles[language], ...text },
  },
});
