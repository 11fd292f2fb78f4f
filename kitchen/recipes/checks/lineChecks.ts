import { LANGUAGES } from '@contracts/vocabulary';
import type { Check } from './recipeCheck';
import { saidTexts } from './saidTexts';

const stemOf = (word = '') =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:ves|f|s)$/, '');

/** A line says its unit once: "10 curry leaves", not "10 leaves curry leaf". */
export const checkLines: Check = (recipe, report, rowOf) => {
  if (recipe.ingredients.some(({ id }) => !rowOf(id))) return;
  for (const language of LANGUAGES)
    saidTexts(recipe, language).ingredients.forEach((line, index) => {
      if (typeof line === 'string') return;
      const unit = stemOf(/\p{L}+$/u.exec(line.quantity)?.[0]);
      const { key = '', amount } = recipe.ingredients[index] ?? {};
      if (amount !== undefined && unit.length > 2 && line.name.split(' ').some((word) => stemOf(word) === unit))
        report(`ingredients.${key}`, `is “${line.quantity} ${line.name}” in ${language}`);
    });
};
