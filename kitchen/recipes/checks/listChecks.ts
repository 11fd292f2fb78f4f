import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { foodsAsMarks, sentenceText } from '../stepSentence';

/** What goes beside a dish. A step that names one without an article brings in food that is not in the list. */
const SIDES: Readonly<Record<WrittenLanguage, string>> = {
  en: '(?:rye )?bread|toast|rice|potatoes|mash|pasta|noodles|custard|cream|butter|chips|dumplings|red cabbage',
  es: 'pan|arroz|patatas|puré|pasta|ñoquis|tallarines|tostadas|bagels|lombarda|crema inglesa|nata|mantequilla|salsa',
  fr: 'pain|riz|pommes de terre|purée|pâtes|nouilles|spätzle|crème|beurre|frites|quenelles|chou rouge',
};

/** The verb of serving, the word before a side, and what says that the side is up to the cook. */
const SERVING: Readonly<Record<WrittenLanguage, readonly [verb: string, before: string, optional: string]>> = {
  en: [
    String.raw`(?:serve|eat)`,
    String.raw`(?:with|and|or) (?:boiled |fried |mashed |plain )?`,
    'if you (?:like|want)',
  ],
  es: [String.raw`(?:s[ií]rv|c[oó]m[eo]|acompáñ)\p{L}*`, '(?:con|y|o) ', 'si (?:te apetece|tienes)'],
  fr: [
    String.raw`(?:servez|mangez|accompagnez)`,
    '(?:avec|et|ou) (?:du |de la |des |de l’|une )',
    'si (?:vous|le cœur)',
  ],
};

const servedWith = (language: WrittenLanguage): RegExp => {
  const [verb, before, optional] = SERVING[language];
  return new RegExp(
    String.raw`(?<!\p{L})${verb}(?!\p{L})[^.;]*? ${before}(?:${SIDES[language]})(?!\p{L}|[^.;]* ${optional})`,
    'iu',
  );
};

const SERVED_WITH = { en: servedWith('en'), es: servedWith('es'), fr: servedWith('fr') };

/** A dish is served with what is in its list. Anything more belongs in the description, or is up to the cook. */
export const checkServed: Check = ({ text }, report) => {
  for (const language of WRITTEN_LANGUAGES)
    for (const [index, tokens] of text[language].steps.entries()) {
      const found = SERVED_WITH[language].exec(foodsAsMarks(tokens))?.[0];
      if (found !== undefined)
        report(
          `${language}.steps[${index}]`,
          `“${found}” names food that is not in the list; say it in the description`,
        );
    }
};

const GREASED =
  /\b(?:buttered|greased|oiled)\b|\b(?:butter|grease|oil) (?:an?|the|two|four|six|eight|ten|twelve) (?:[\p{L}{}-]+ )*(?:dish|mould|moulds|pan|ramekins|tin|tray|cups|holes)\b/iu;
const FAT = /(?:^|-)(?:butter|oil|ghee|lard|dripping|margarine|suet|fat)$/;

/** A dish is greased with a fat that is in the list. */
export const checkGreased: Check = ({ ingredients, text }, report) => {
  if (ingredients.some(({ id }) => FAT.test(id))) return;
  text.en.steps.forEach((tokens, index) => {
    const found = GREASED.exec(sentenceText(tokens))?.[0];
    if (found !== undefined) report(`en.steps[${index}]`, `“${found}” takes a fat that is not in the list`);
  });
};
