import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IngredientKind } from '@kitchen/ingredients/ingredientTable';
import { findIngredients, readIngredient } from '@/lib/search/ingredientNames';
import { Button } from '../Button/Button';
import { KindTabs, type PickerKind } from './KindTabs';
import { messages } from './messages';
import { PickChips } from './PickChips';
import { PickerFoot } from './PickerFoot';
import { PickerSearch } from './PickerSearch';

export interface PickerSheetProps {
  titleId: string;
  isDesktop: boolean;
  /** Common ingredients of meals and of drinks. */
  meals: readonly string[];
  drinks: readonly string[];
  /** Puts drinks first, for a search in drinks. */
  areDrinksFirst?: boolean;
  /** Every ingredient by kind, as entries of `readIngredient`; undefined while they load. */
  ingredients?: Readonly<Record<IngredientKind, readonly string[]>>;
  /** What is in the search box. */
  chosen: readonly string[];
  canAnalyze: boolean;
  onToggle: (name: string) => void;
  onAnalyze: () => void;
  onClose: () => void;
}

const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  flexShrink: 0,
  padding: '18px 16px 12px',
  '& h2': { ...theme.typography.h3, margin: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 440px)',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    padding: '20px 24px 18px',
  },
}));

const Middle = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minHeight: 0,
  [theme.breakpoints.up('md')]: { flexDirection: 'row', borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  flexGrow: 1,
  minHeight: 0,
  minWidth: 0,
  padding: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& p': { margin: 0 },
  '& h3': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 650 },
  [theme.breakpoints.up('md')]: { padding: 24 },
}));

/** As many as a cook reads through; more letters find the rest. */
const SHOWN = 60;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Content of the picker: a search box, all ingredients by kind, and a foot with what is chosen. */
export const PickerSheet = ({
  titleId,
  isDesktop,
  meals,
  drinks,
  areDrinksFirst = false,
  ingredients,
  chosen,
  canAnalyze,
  onToggle,
  onAnalyze,
  onClose,
}: PickerSheetProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<PickerKind>('common');
  const all = useMemo(() => {
    const entries = ingredients ? Object.values(ingredients).flat() : [...meals, ...drinks];
    return entries.map(readIngredient);
  }, [ingredients, meals, drinks]);
  const wanted = typed.trim();
  const found = useMemo(() => findIngredients(all, wanted).slice(0, SHOWN), [all, wanted]);
  const ofKind = useMemo(
    () => (kind === 'common' ? [] : (ingredients?.[kind] ?? [])).map((entry) => readIngredient(entry).name),
    [ingredients, kind],
  );
  const isChosen = (name: string) => chosen.some((other) => isSame(other, name));
  const chips = { isChosen, onToggle };
  const add = (name: string) => {
    if (!isChosen(name)) onToggle(name);
    setTyped('');
  };
  const common = [
    { label: messages.meals, names: meals },
    { label: messages.drinks, names: drinks },
  ];
  if (areDrinksFirst) common.reverse();
  const tabId = (of: PickerKind) => `${id}${of}`;

  return (
    <Sheet>
      <Head>
        <h2 id={titleId}>{formatMessage(messages.title)}</h2>
        <PickerSearch
          typed={typed}
          takesFocus={isDesktop}
          onChange={setTyped}
          onEnter={() => wanted !== '' && add(found[0] ?? wanted)}
        />
      </Head>
      <Middle>
        {wanted === '' ? (
          <>
            <KindTabs idOf={tabId} panelId={`${id}panel`} kind={kind} isDesktop={isDesktop} onChange={setKind} />
            <Body key={kind} role="tabpanel" id={`${id}panel`} aria-labelledby={tabId(kind)}>
              {kind === 'common' ? (
                common.map(({ label, names }) => (
                  <div key={label.id}>
                    <h3 id={`${id}${label.id}`}>{formatMessage(label)}</h3>
                    <PickChips {...chips} labelledBy={`${id}${label.id}`} names={names} />
                  </div>
                ))
              ) : (
                <PickChips {...chips} labelledBy={tabId(kind)} names={ofKind} />
              )}
            </Body>
          </>
        ) : (
          <Body>
            {found.length > 0 ? (
              <PickChips {...chips} label={formatMessage(messages.found)} names={found} />
            ) : (
              <>
                <p role="status">{formatMessage(messages.unknown, { typed: wanted })}</p>
                <Button look="outlined" style={{ justifySelf: 'start' }} onClick={() => add(wanted)}>
                  {formatMessage(messages.addTyped, { typed: wanted })}
                </Button>
              </>
            )}
          </Body>
        )}
      </Middle>
      <PickerFoot chosen={chosen} canAnalyze={canAnalyze} onRemove={onToggle} onAnalyze={onAnalyze} onClose={onClose} />
    </Sheet>
  );
};
