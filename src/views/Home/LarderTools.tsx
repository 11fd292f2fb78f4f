import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { TypedChips } from '@/components/TypedChips/TypedChips';
import { preloadable } from '@/components/preloadable/preloadable';
import { finishedPieces, ingredientPieces, withoutPiece, withPieceToggled } from '@/lib/search/ingredientText';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectCategory, selectLastText } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { PantryTool } from './PantryTool';
import { toolMessages } from './toolMessages';
import { ToolOpener } from './ToolOpener';
import { useIngredientList } from './useIngredientList';
import { useQuickPicks } from './useQuickPicks';

const IngredientPicker = preloadable(() =>
  import('@/components/IngredientPicker/IngredientPicker').then((module) => module.IngredientPicker),
);

interface LarderToolsProps {
  text: string;
  canAnalyze: boolean;
  onTextChange: (text: string) => void;
  onAnalyze: () => void;
  /** Focuses the box. */
  onRetype: () => void;
  /** Incremented to open the list of ingredients. */
  picksAsked?: number;
}

const Tools = styled('div')({ display: 'grid', gap: 12 });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px', minHeight: 44 });

/** Shortcuts for typing: common ingredients, and the cook's pantry. */
export const LarderTools = ({
  text,
  canAnalyze,
  onTextChange,
  onAnalyze,
  onRetype,
  picksAsked = 0,
}: LarderToolsProps) => {
  const { formatMessage } = useIntl();
  const language = useAppSelector(selectLanguage);
  const category = useAppSelector(selectCategory);
  const [arePicksOpen, setArePicksOpen] = useState(false);
  const [picksSeen, setPicksSeen] = useState(0);
  // What was searched for has chips of its own, above the results.
  const isSearched = useAppSelector(selectLastText).trim() === text.trim();
  const typed = isSearched ? [] : finishedPieces(text);
  if (picksSeen !== picksAsked) {
    setPicksSeen(picksAsked);
    setArePicksOpen(true);
  }
  const [wasOpened, setWasOpened] = useState(false);
  if (arePicksOpen && !wasOpened) setWasOpened(true);
  const ingredients = useIngredientList(language, wasOpened);
  const picks = useQuickPicks(language);
  const common = useMemo(
    () => ({ meals: picks.meals.map(({ name }) => name), drinks: picks.drinks.map(({ name }) => name) }),
    [picks],
  );

  return (
    <Tools>
      {typed.length > 0 && (
        <TypedChips names={typed} onRemove={(name) => onTextChange(withoutPiece(text, name))} onEmptied={onRetype} />
      )}
      <Row>
        <ToolOpener
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void IngredientPicker.preload()}
          onClick={() => setArePicksOpen(true)}
        >
          <PlaylistAddIcon />
          {formatMessage(toolMessages.pick)}
        </ToolOpener>
        <PantryTool picks={picks} />
      </Row>
      {wasOpened && (
        <Suspense>
          <IngredientPicker
            isOpen={arePicksOpen}
            meals={common.meals}
            drinks={common.drinks}
            areDrinksFirst={category === 'Drinks'}
            ingredients={ingredients}
            chosen={ingredientPieces(text)}
            canAnalyze={canAnalyze}
            onToggle={(name) => onTextChange(withPieceToggled(text, name))}
            onAnalyze={() => {
              setArePicksOpen(false);
              onAnalyze();
            }}
            onClose={() => setArePicksOpen(false)}
          />
        </Suspense>
      )}
    </Tools>
  );
};
