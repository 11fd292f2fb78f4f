import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined';
import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import { bold } from '@/components/bold/bold';
import { PantryEditor } from '@/components/PantryEditor/PantryEditor';
import { preloadable } from '@/components/preloadable/preloadable';
import { ingredientPieces, nameKey, withPieceToggled } from '@/lib/search/ingredientText';
import { pantryArrived, pantryCleared, pantryItemToggled, selectPantry } from '@/slices/pantrySlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectCategory } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectDetectedNow } from '@/store/search/selectSearchRequest';
import quickPicks from './quickPicks.json';
import { toolMessages } from './toolMessages';
import { useIngredientList } from './useIngredientList';

const IngredientPicker = preloadable(() =>
  import('@/components/IngredientPicker/IngredientPicker').then((module) => module.IngredientPicker),
);

interface LarderToolsProps {
  text: string;
  canAnalyze: boolean;
  onTextChange: (text: string) => void;
  onAnalyze: () => void;
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

const picksIn = (language: Language, group: keyof typeof quickPicks) =>
  quickPicks[group].map(({ id, names }) => ({ id, name: names[language] }));

/** Shortcuts for typing: common ingredients, and the cook's pantry. */
export const LarderTools = ({ text, canAnalyze, onTextChange, onAnalyze, picksAsked = 0 }: LarderToolsProps) => {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const category = useAppSelector(selectCategory);
  const pantry = useAppSelector(selectPantry);
  const detected = useAppSelector(selectDetectedNow);
  const [isPantryOpen, setIsPantryOpen] = useState(false);
  const [arePicksOpen, setArePicksOpen] = useState(false);
  const [picksSeen, setPicksSeen] = useState(0);
  const panelId = useId();
  const pantryOpener = useRef<HTMLButtonElement>(null);
  if (picksSeen !== picksAsked) {
    setPicksSeen(picksAsked);
    setArePicksOpen(true);
  }
  const [wasOpened, setWasOpened] = useState(false);
  if (arePicksOpen && !wasOpened) setWasOpened(true);
  const ingredients = useIngredientList(language, wasOpened);
  const picks = useMemo(() => ({ meals: picksIn(language, 'meals'), drinks: picksIn(language, 'drinks') }), [language]);
  const common = useMemo(
    () => ({ meals: picks.meals.map(({ name }) => name), drinks: picks.drinks.map(({ name }) => name) }),
    [picks],
  );
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

  return (
    <Tools>
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
        <Always>
          {pantry.length > 0 && (
            <span>
              {formatMessage(toolMessages.list, {
                names: formatList(
                  pantry.map(({ name }) => name),
                  { type: 'unit' },
                ),
                b: bold,
              })}
            </span>
          )}
          <Opener
            ref={pantryOpener}
            type="button"
            aria-expanded={isPantryOpen}
            aria-controls={isPantryOpen ? panelId : undefined}
            onClick={() => setIsPantryOpen(!isPantryOpen)}
          >
            {pantry.length === 0 && <PushPinIcon />}
            {formatMessage(pantry.length === 0 ? toolMessages.always : toolMessages.edit)}
          </Opener>
        </Always>
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
