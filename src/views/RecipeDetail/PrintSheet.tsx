import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Recipe } from '@contracts/recipe';
import { displayLine, displayParts } from '@kitchen/measures/units';
import { PrintCard } from '@/components/PrintCard/PrintCard';
import { useAllergenNotices } from '@/components/AllergenNotice/useAllergenNotices';
import { useVocabulary } from '@/i18n/useVocabulary';
import { pictureSources } from '@/lib/recipe/fallbackImage';
import { prepMinutes } from '@/lib/search/prepMinutes';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { useDisplayOptions } from './useDisplayOptions';

interface PrintSheetProps {
  recipe: Recipe;
  servings: number;
}

const SHEET_ID = 'print-sheet';

/* Keeps everything else on the page (a tab, a dialog, a toast) off the paper. */
const PAPER = {
  '@media print': {
    '@page': { margin: '13mm' },
    'html, body': { background: '#fff !important' },
    [`body > :not(#${SHEET_ID})`]: { display: 'none !important' },
  },
};

/**
 * Whether the browser is laying the page out for print. The sheet must be rendered before it does, so this updates
 * synchronously.
 */
const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

const Sheet = ({ recipe, servings }: PrintSheetProps) => {
  const vocabulary = useVocabulary();
  const options = useDisplayOptions(recipe, servings);
  const notices = useAllergenNotices()(recipe, useAppSelector(selectEffectiveAllergens));
  const minutes = prepMinutes(recipe.prepTime);
  return (
    <PrintCard
      title={recipe.title}
      description={recipe.description}
      lang={langAttribute(recipe)}
      pictureUrl={pictureSources(recipe).src}
      servings={servings}
      cuisine={vocabulary.cuisineOf(recipe)}
      time={minutes === undefined ? undefined : vocabulary.minutes(minutes)}
      ingredients={recipe.ingredients.map((line) =>
        typeof line === 'string' ? { quantity: '', name: line } : displayLine(line, options),
      )}
      steps={recipe.instructions.map(({ step, parts = [step] }) => displayParts(parts, options).join(''))}
      allergens={recipe.allergens.map(vocabulary.allergen)}
      mayContain={[...new Set(recipe.mayContain?.map(({ allergen }) => vocabulary.allergenInText(allergen)))]}
      notices={notices.map(({ text }) => text)}
      model={recipe.generated?.by}
      url={`${window.location.origin}/recipe/${recipe.id}`}
    />
  );
};

/** Rendered next to the app only while the page is printed. */
export const PrintSheet = (props: PrintSheetProps) => {
  const isPrinting = useIsPrinting();
  return (
    isPrinting &&
    createPortal(
      <div id={SHEET_ID}>
        <GlobalStyles styles={PAPER} />
        <Sheet {...props} />
      </div>,
      document.body,
    )
  );
};
