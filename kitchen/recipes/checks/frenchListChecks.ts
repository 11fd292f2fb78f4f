import type { Check } from './recipeCheck';
import { saidTexts } from './saidTexts';
import { foodsAsMarks, type SentenceToken } from '../stepSentence';

/** Lines of a French list that no cookbook prints, as the cook reads them: the food, then its note behind a comma. */
const LINES: readonly (readonly [said: RegExp, better: string])[] = [
  [/(?<!\p{L})en poudre (?:bien )?(?:doux|douce|fort|forte|moyen)(?!\p{L})/iu, 'curry doux en poudre'],
  [
    /(?<!\p{L})lardons(?: \p{L}+)?,? (?:[^,]*, )?(?:épais|en (?:petits )?(?:dés|cubes|lanières))(?!\p{L})/iu,
    'gros lardons, petits lardons',
  ],
  [/(?<!\p{L})nouilles aux œufs (?:\p{L}+ )*larges(?!\p{L})/iu, 'larges nouilles aux œufs'],
  [/, (?:frais|fraîche|fraîches) et effeuillée?s?(?!\p{L})/iu, 'thym frais, effeuillé'],
  [
    /(?<!\p{L})(?:tranche|rondelle)s? d’un (?:demi-)?doigt(?!\p{L})(?! d’épaisseur)/iu,
    'en tranches épaisses d’un doigt',
  ],
  [/(?<!\p{L})moulue?s?, [^,]*en graines/iu, 'cumin en graines, or cumin moulu'],
  [/^rocou, en pâte/iu, 'pâte de rocou'],
  [/^farine(?: [^,]*)?, (?:et un peu )?pour fariner(?!\p{L})/iu, 'pour enrober le poisson'],
  [/(?<!\p{L})ou de Corinthe(?!\p{L})/iu, 'petits raisins secs ou raisins de Corinthe'],
];

const GROUND = /(?<!\p{L})moulue?s?(?!\p{L})/iu;

/** A spice that is ground in the step where it is named: "torréfiez le cumin et écrasez-le". `◆` is a food. */
const GRINDS = /^[^.;◆]*(?<!\p{L})(?:broy|concass|écras|moul|pil)ez-(?:l[ea])(?!\p{L})/iu;

/** Whether a step grinds the food, and no other, that it named last. */
const grinds = (tokens: readonly SentenceToken[], key: string): boolean =>
  tokens.some(
    (token, at) => token.kind === 'ingredient' && token.key === key && GRINDS.test(foodsAsMarks(tokens.slice(at + 1))),
  );

/** A French list names a food as a shop or a cookbook does. */
export const checkFrenchList: Check = (recipe, report, rowOf) => {
  if (recipe.ingredients.some(({ id }) => !rowOf(id))) return;
  saidTexts(recipe, 'fr').ingredients.forEach((line, index) => {
    if (typeof line === 'string') return;
    const shown = [line.name, line.note].filter((part) => part !== undefined && part !== '').join(', ');
    const key = recipe.ingredients[index]?.key ?? '';
    for (const [said, better] of LINES) {
      const found = said.exec(shown)?.[0];
      if (found !== undefined) report(`ingredients.${key}`, `“${found}” is not listed in French: ${better}`);
    }
    if (GROUND.test(shown) && recipe.text.fr.steps.some((tokens) => grinds(tokens, key)))
      report(`ingredients.${key}`, `is “${shown}”, which a French step grinds again`);
  });
};
