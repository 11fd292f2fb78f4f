import { localiseTexts } from './localise';
import type { Check } from './recipeCheck';

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
    /(?<!\p{L})en (?:une |deux |trois |quatre )?tranches? d’un doigt(?!\p{L})(?! d’épaisseur)/iu,
    'en tranches épaisses d’un doigt',
  ],
];

/** A French list names a food as a shop or a cookbook does. */
export const checkFrenchList: Check = (recipe, report, rowOf) => {
  if (recipe.ingredients.some(({ id }) => !rowOf(id))) return;
  localiseTexts(recipe, 'fr').ingredients.forEach((line, index) => {
    if (typeof line === 'string') return;
    const shown = [line.name, line.note].filter((part) => part !== undefined && part !== '').join(', ');
    for (const [said, better] of LINES) {
      const found = said.exec(shown)?.[0];
      if (found !== undefined)
        report(`ingredients.${recipe.ingredients[index]?.key ?? ''}`, `“${found}” is not listed in French: ${better}`);
    }
  });
};
