import { useEffect, useMemo } from 'react';
import { nameKey } from '@/lib/search/ingredientText';
import { pantryArrived, selectPantry } from '@/slices/pantrySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectDetectedNow } from '@/store/search/selectSearchRequest';
import type { QuickPicks } from './useQuickPicks';

/** What the cook always has, named in the current language, and what they may add to it. */
export const usePantryNames = (picks: QuickPicks) => {
  const dispatch = useAppDispatch();
  const pantry = useAppSelector(selectPantry);
  const detected = useAppSelector(selectDetectedNow);
  const nameOf = useMemo(() => new Map([...picks.meals, ...picks.drinks].map(({ id, name }) => [id, name])), [picks]);

  // Pantry items are stored by id, so their names follow the current language.
  useEffect(() => {
    const renamed = pantry.map((item) => ({ ...item, name: nameOf.get(item.id ?? '') ?? item.name }));
    if (renamed.some(({ name }, i) => name !== pantry[i]!.name)) dispatch(pantryArrived(renamed));
  }, [dispatch, nameOf, pantry]);

  const picked = new Set(picks.meals.map(({ name }) => nameKey(name)));
  const candidates = [
    ...detected.filter((name) => !picked.has(nameKey(name))).map((name) => ({ name })),
    ...picks.meals,
  ];
  return { pantry, candidates };
};
