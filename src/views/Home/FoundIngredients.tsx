import { useMemo } from 'react';
import { IngredientChips } from '@/components/IngredientChips/IngredientChips';
import { ruledOutPieces } from '@/lib/ingredientText';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectLastText, selectUnknown } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectDetectedNow } from '@/store/selectors';
import quickPicks from './quickPicks.json';

interface FoundIngredientsProps {
  /** Called with the text of the corrected list. */
  onSearch: (text: string) => void;
}

/** What the search read, to be corrected and searched for again. What the text rules out stays ruled out. */
export const FoundIngredients = ({ onSearch }: FoundIngredientsProps) => {
  const language = useAppSelector(selectLanguage);
  const text = useAppSelector(selectLastText);
  const detected = useAppSelector(selectDetectedNow);
  const unknown = useAppSelector(selectUnknown);
  const suggestions = useMemo(
    () => [...quickPicks.meals, ...quickPicks.drinks].map(({ names }) => names[language]),
    [language],
  );
  return (
    <IngredientChips
      ingredients={detected}
      unknown={unknown}
      suggestions={[...new Set(suggestions)]}
      onSearch={(names) => onSearch([...names, ...ruledOutPieces(text)].join(', '))}
    />
  );
};
