import type { Recipe } from '@contracts/recipe';

export const langAttribute = ({
  foreignLanguage,
  language,
}: Pick<Recipe, 'foreignLanguage' | 'language'>): string | undefined => foreignLanguage ?? language;
