import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined';
import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useId, useMemo, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { bold } from '@/components/bold/bold';
import { PantryEditor } from '@/components/PantryEditor/PantryEditor';
import { TypedChips } from '@/components/TypedChips/TypedChips';
import { preloadable } from '@/components/preloadable/preloadable';
import { finishedPieces, ingredientPieces, withoutPiece, withPieceToggled } from '@/lib/search/ingredientText';
import { pantryCleared, pantryItemToggled } from '@/slices/pantrySlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectCategory, selectLastText } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toolMessages } from './toolMessages';
import { useIngredientList } from './useIngredientList';
import { usePantryNames } from './usePantryNames';
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

const Opener = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: vars.palette.accentText,
  font: 'inherit',
  fontSize: '0.96875rem',
  fontWeight: 650,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flexShrink: 0 },
}));

const Always = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minWidth: 0,
  fontSize: '0.96875rem',
  color: vars.palette.text.secondary,
}));

interface PantryOpenerProps {
  /** What the cook always has. */
  names: readonly string[];
  buttonRef: Ref<HTMLButtonElement>;
  isOpen: boolean;
  /** Id of what the button opens. */
  panelId: string;
  onToggle: () => void;
}

/** What the cook always has, and the button that opens its editor. */
const PantryOpener = ({ names, buttonRef, isOpen, panelId, onToggle }: PantryOpenerProps) => {
  const { formatMessage, formatList } = useIntl();
  const isEmpty = names.length === 0;
  return (
    <Always>
      {!isEmpty && (
        <span>{formatMessage(toolMessages.list, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
      )}
      <Opener
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        {isEmpty && <PushPinIcon />}
        {formatMessage(isEmpty ? toolMessages.always : toolMessages.edit)}
      </Opener>
    </Always>
  );
};

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
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const category = useAppSelector(selectCategory);
  const [isPantryOpen, setIsPantryOpen] = useState(false);
  const [arePicksOpen, setArePicksOpen] = useState(false);
  const [picksSeen, setPicksSeen] = useState(0);
  // What was searched for has chips of its own, above the results.
  const isSearched = useAppSelector(selectLastText).trim() === text.trim();
  const typed = isSearched ? [] : finishedPieces(text);
  const panelId = useId();
  const pantryOpener = useRef<HTMLButtonElement>(null);
  if (picksSeen !== picksAsked) {
    setPicksSeen(picksAsked);
    setArePicksOpen(true);
  }
  const [wasOpened, setWasOpened] = useState(false);
  if (arePicksOpen && !wasOpened) setWasOpened(true);
  const ingredients = useIngredientList(language, wasOpened);
  const picks = useQuickPicks(language);
  const { pantry, candidates } = usePantryNames(picks);
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
        <Opener
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void IngredientPicker.preload()}
          onClick={() => setArePicksOpen(true)}
        >
          <PlaylistAddIcon />
          {formatMessage(toolMessages.pick)}
        </Opener>
        <PantryOpener
          names={pantry.map(({ name }) => name)}
          buttonRef={pantryOpener}
          isOpen={isPantryOpen}
          panelId={panelId}
          onToggle={() => setIsPantryOpen(!isPantryOpen)}
        />
      </Row>
      {isPantryOpen && (
        <div id={panelId}>
          <PantryEditor
            items={pantry}
            candidates={candidates}
            onToggle={(thing) => dispatch(pantryItemToggled(thing))}
            onClear={() => dispatch(pantryCleared())}
            onDone={() => {
              setIsPantryOpen(false);
              pantryOpener.current?.focus();
            }}
          />
        </div>
      )}
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
