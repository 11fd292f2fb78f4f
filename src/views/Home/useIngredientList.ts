import { useEffect, useState } from 'react';
import type { Language } from '@contracts/vocabulary';
import type { IngredientKind } from '@kitchen/ingredients/ingredientTable';
import { untilFetched } from '@/lib/browser/untilFetched';

type IngredientLists = Readonly<Record<IngredientKind, readonly string[]>>;

/** Written by scripts/makeQuickPicks.ts; a chunk per language. */
const LISTS: Record<Language, () => Promise<{ default: IngredientLists }>> = {
  'en-GB': () => import(/* webpackChunkName: "ingredients-en-GB" */ './ingredientNames/en-GB.json'),
  'en-US': () => import(/* webpackChunkName: "ingredients-en-US" */ './ingredientNames/en-US.json'),
  es: () => import(/* webpackChunkName: "ingredients-es" */ './ingredientNames/es.json'),
  fr: () => import(/* webpackChunkName: "ingredients-fr" */ './ingredientNames/fr.json'),
};

/** All ingredients by kind in a language, once they are wanted; undefined while they load. */
export const useIngredientList = (language: Language, isWanted: boolean): IngredientLists | undefined => {
  const [loaded, setLoaded] = useState<{ language: Language; lists: IngredientLists }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void untilFetched(LISTS[language], { givesUp: false }).then(({ default: lists }) => {
      if (isCurrent) setLoaded({ language, lists });
    });
    return () => {
      isCurrent = false;
    };
  }, [language, isWanted]);
  return loaded?.language === language ? loaded.lists : undefined;
};
