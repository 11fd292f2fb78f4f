import type { Check } from './recipeCheck';
import { sentenceText, type SentenceToken } from './stepSentence';

/** What goes beside a dish. A Spanish step that names one without an article brings in food that is not in the list. */
const SIDE =
  '(?:pan|arroz|patatas|puré|pasta|ñoquis|tallarines|tostadas|bagels|lombarda|crema inglesa|nata|mantequilla|salsa)';
const SERVED_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:s[ií]rv|c[oó]m[eo]|acompáñ)\p{L}*[^.;]*? (?:con|y|o) ${SIDE}(?!\p{L}|[^.;]* si (?:te apetece|tienes))`,
  'iu',
);

const foodsAsMarks = (tokens: readonly SentenceToken[]): string =>
  tokens.map((token) => (token.kind === 'ingredient' ? '◆' : sentenceText([token]))).join('');

/** A dish is served with what is in its list. Anything more belongs in the description. */
export const checkServed: Check = ({ text }, report) => {
  for (const [index, tokens] of text.es.steps.entries()) {
    const found = SERVED_WITH.exec(foodsAsMarks(tokens))?.[0];
    if (found !== undefined)
      report(`es.steps[${index}]`, `“${found}” names food that is not in the list; say it in the description`);
  }
};

const BEATEN = /^batid[oa]s?(?!\p{L})/iu;
const BEAT = /(?<!\p{L})bate $/iu;

/** The list and a step must not both do the same work: eggs that are listed as beaten are only mixed. */
export const checkBeatenTwice: Check = ({ text }, report) => {
  const { notes, steps } = text.es;
  for (const [index, tokens] of steps.entries())
    tokens.forEach((token, at) => {
      const before = tokens[at - 1];
      if (token.kind !== 'ingredient' || before?.kind !== 'text') return;
      if (BEATEN.test(notes[token.key] ?? '') && BEAT.test(before.text))
        report(`es.steps[${index}]`, `beats “${token.key}”, which the list already calls beaten`);
    });
};
