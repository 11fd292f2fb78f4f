import { languageOfScores, type TextLanguage } from '@kitchen/reading/languageOfScores';

/** Length passed to the detector; more does not improve the result. */
const TEXT_MAX = 6_000;

/** Detects the language of a text. Pure once it is loaded. */
export type TellLanguage = (text: string, claimed?: string) => TextLanguage;

let loaded: Promise<TellLanguage> | undefined;

const load = async (): Promise<TellLanguage> => {
  const { eld } = await import('eld/small');
  return (text, claimed) => {
    const start = text.slice(0, TEXT_MAX);
    return languageOfScores(start, eld.detect(start).getScores(), claimed);
  };
};

/** The language detector, with letter statistics for sixty languages; loaded on first use. */
export const loadTellLanguage = (): Promise<TellLanguage> => (loaded ??= load());

/** The language of a text, with its source's claim as a tie-breaker. */
export const textLanguageOf = async (text: string, claimed?: string): Promise<TextLanguage> =>
  (await loadTellLanguage())(text, claimed);
