import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '@contracts/vocabulary';
import { bold } from '@/components/bold/bold';
import { PantryEditor } from '@/components/PantryEditor/PantryEditor';
import { QuickPicks, type QuickPick } from '@/components/QuickPicks/QuickPicks';
import { hasPiece, nameKey, withPieceToggled } from '@/lib/search/ingredientText';
import { pantryArrived, pantryCleared, pantryItemToggled, selectPantry } from '@/slices/pantrySlice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { selectCategory } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectDetectedNow } from '@/store/search/selectSearchRequest';
import quickPicks from './quickPicks.json';
import { toolMessages } from './toolMessages';

interface LarderToolsProps {
  text: string;
  onTextChange: (text: string) => void;
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
  '& svg': { flexShrink: 0, transition: 'rotate 200ms' },
  '&[aria-expanded="true"] svg.turns': { rotate: '180deg' },
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

const picksIn = (language: Language, group: keyof typeof quickPicks): QuickPick[] =>
  quickPicks[group].map(({ id, names }) => ({ id, name: names[language] }));

/** Shortcuts for typing: common ingredients, and the cook's pantry. */
export const LarderTools = ({ text, onTextChange, picksAsked = 0 }: LarderToolsProps) => {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const category = useAppSelector(selectCategory);
  const pantry = useAppSelector(selectPantry);
  const detected = useAppSelector(selectDetectedNow);
  const [open, setOpen] = useState<'picks' | 'pantry' | null>(null);
  const panelId = useId();
  const pantryOpener = useRef<HTMLButtonElement>(null);
  const picksOpener = useRef<HTMLButtonElement>(null);
  const [picksOpened, setPicksOpened] = useState(0);
  if (picksOpened !== picksAsked) {
    setPicksOpened(picksAsked);
    setOpen('picks');
  }
  const picks = useMemo(() => ({ meals: picksIn(language, 'meals'), drinks: picksIn(language, 'drinks') }), [language]);
  const nameOf = useMemo(() => new Map([...picks.meals, ...picks.drinks].map(({ id, name }) => [id, name])), [picks]);

  useEffect(() => {
    if (picksAsked > 0) picksOpener.current?.focus();
  }, [picksAsked]);

  // Pantry items are stored by id, so their names follow the current language.
  useEffect(() => {
    const renamed = pantry.map((item) => ({ ...item, name: nameOf.get(item.id ?? '') ?? item.name }));
    if (renamed.some(({ name }, i) => name !== pantry[i]!.name)) dispatch(pantryArrived(renamed));
  }, [dispatch, nameOf, pantry]);

  const toggle = (what: 'picks' | 'pantry') => setOpen(open === what ? null : what);
  const picked = new Set(picks.meals.map(({ name }) => nameKey(name)));
  const candidates = [
    ...detected.filter((name) => !picked.has(nameKey(name))).map((name) => ({ name })),
    ...picks.meals,
  ];

  return (
    <Tools>
      <Row>
        <Opener
          ref={picksOpener}
          type="button"
          aria-expanded={open === 'picks'}
          aria-controls={open === 'picks' ? panelId : undefined}
          onClick={() => toggle('picks')}
        >
          <ExpandMoreIcon className="turns" />
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
            aria-expanded={open === 'pantry'}
            aria-controls={open === 'pantry' ? panelId : undefined}
            onClick={() => toggle('pantry')}
          >
            {pantry.length === 0 && <PushPinIcon />}
            {formatMessage(pantry.length === 0 ? toolMessages.always : toolMessages.edit)}
          </Opener>
        </Always>
      </Row>
      {open !== null && (
        <div id={panelId}>
          {open === 'picks' ? (
            <QuickPicks
              {...picks}
              areDrinksFirst={category === 'Drinks'}
              isPicked={({ name }) => hasPiece(text, name)}
              onToggle={({ name }) => onTextChange(withPieceToggled(text, name))}
            />
          ) : (
            <PantryEditor
              items={pantry}
              candidates={candidates}
              onToggle={(thing) => dispatch(pantryItemToggled(thing))}
              onClear={() => dispatch(pantryCleared())}
              onDone={() => {
                setOpen(null);
                pantryOpener.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Tools>
  );
};
