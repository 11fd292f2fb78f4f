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
  /** What was typed before the script came: chips for it would move the page unasked. */
  early: string;
  canAnalyze: boolean;
  onTextChange: (text: string) => void;
  onAnalyze: () => void;
  /** Focuses the box. */
  onRetype: () => void;
  /** Incremented to open the list of ingredients. */
  picksAsked?: number;
}

/* Chips keep off the ring of the box above them. */
const Tools = styled('div')({ display: 'grid', gap: 12, '& > ul': { marginTop: 6 } });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px', minHeight: 44 });

/** Whether the list of ingredients is open, by its button or by a number that was incremented. */
const usePickerOpening = (asked: number) => {
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  if (seen !== asked) {
    setSeen(asked);
    setIsOpen(true);
  }
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, setIsOpen };
};

/** The finished ingredients of the text, unless they have chips above the results or were typed before the script came. */
const useTypedNames = (text: string, early: string): readonly string[] => {
  const isSearched = useAppSelector(selectLastText).trim() === text.trim();
  return isSearched || text === early ? [] : finishedPieces(text);
};

/** Shortcuts for typing: common ingredients, and the cook's pantry. */
export const LarderTools = ({
  text,
  early,
  canAnalyze,
  onTextChange,
  onAnalyze,
  onRetype,
  picksAsked = 0,
}: LarderToolsProps) => {
  const { formatMessage } = useIntl();
  const language = useAppSelector(selectLanguage);
  const category = useAppSelector(selectCategory);
  const { isOpen, wasOpened, setIsOpen } = usePickerOpening(picksAsked);
  const typed = useTypedNames(text, early);
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
          onClick={() => setIsOpen(true)}
        >
          <PlaylistAddIcon />
          {formatMessage(toolMessages.pick)}
        </ToolOpener>
        <PantryTool picks={picks} />
      </Row>
      {wasOpened && (
        <Suspense>
          <IngredientPicker
            isOpen={isOpen}
            meals={common.meals}
            drinks={common.drinks}
            areDrinksFirst={category === 'Drinks'}
            ingredients={ingredients}
            chosen={ingredientPieces(text)}
            canAnalyze={canAnalyze}
            onToggle={(name) => onTextChange(withPieceToggled(text, name))}
            onAnalyze={() => {
              setIsOpen(false);
              onAnalyze();
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Tools>
  );
};
