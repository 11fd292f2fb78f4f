import { useId, useMemo, useState, type ComponentProps } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { IngredientKind } from '@kitchen/ingredients/ingredientTable';
import { findIngredients, readIngredient } from '@/lib/search/ingredientNames';
import { Button } from '../Button/Button';
import { KindTabs, type PickerKind } from './KindTabs';
import { messages } from './messages';
import { PickChips } from './PickChips';
import { PickerFoot } from './PickerFoot';
import { PickerSearch } from './PickerSearch';
import { Body, Head, Middle, Sheet } from './PickerSheet.styles';

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

/** As many as a cook reads through; more letters find the rest. */
const SHOWN = 60;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type ChipProps = Pick<ComponentProps<typeof PickChips>, 'isChosen' | 'onToggle'>;

interface CommonPicksProps extends ChipProps {
  groups: readonly { label: MessageDescriptor; names: readonly string[] }[];
}

/** The common ingredients, each group under its heading. */
const CommonPicks = ({ groups, ...chips }: CommonPicksProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return groups.map(({ label, names }) => (
    <div key={label.id}>
      <h3 id={`${id}${label.id}`}>{formatMessage(label)}</h3>
      <PickChips {...chips} labelledBy={`${id}${label.id}`} names={names} />
    </div>
  ));
};

const commonGroups = (meals: readonly string[], drinks: readonly string[], areDrinksFirst: boolean) => {
  const groups = [
    { label: messages.meals, names: meals },
    { label: messages.drinks, names: drinks },
  ];
  return areDrinksFirst ? groups.reverse() : groups;
};

interface FoundPicksProps extends ChipProps {
  typed: string;
  found: readonly string[];
  onAdd: (name: string) => void;
}

/** What the search box finds, or an offer to add the text as it is. */
const FoundPicks = ({ typed, found, onAdd, ...chips }: FoundPicksProps) => {
  const { formatMessage } = useIntl();
  if (found.length > 0)
    return (
      <Body>
        <PickChips {...chips} label={formatMessage(messages.found)} names={found} />
      </Body>
    );
  return (
    <Body>
      <p role="status">{formatMessage(messages.unknown, { typed })}</p>
      <Button look="outlined" style={{ justifySelf: 'start' }} onClick={() => onAdd(typed)}>
        {formatMessage(messages.addTyped, { typed })}
      </Button>
    </Body>
  );
};

/** What the search box finds, and the ingredients of the open kind. */
const usePicks = (
  { ingredients, meals, drinks }: Pick<PickerSheetProps, 'ingredients' | 'meals' | 'drinks'>,
  typed: string,
  kind: PickerKind,
) => {
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
  return { wanted, found, ofKind };
};

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
  const { wanted, found, ofKind } = usePicks({ ingredients, meals, drinks }, typed, kind);
  const isChosen = (name: string) => chosen.some((other) => isSame(other, name));
  const chips = { isChosen, onToggle };
  const add = (name: string) => {
    if (!isChosen(name)) onToggle(name);
    setTyped('');
  };
  const common = commonGroups(meals, drinks, areDrinksFirst);
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
                <CommonPicks groups={common} {...chips} />
              ) : (
                <PickChips {...chips} labelledBy={tabId(kind)} names={ofKind} />
              )}
            </Body>
          </>
        ) : (
          <FoundPicks typed={wanted} found={found} onAdd={add} {...chips} />
        )}
      </Middle>
      <PickerFoot chosen={chosen} canAnalyze={canAnalyze} onRemove={onToggle} onAnalyze={onAnalyze} onClose={onClose} />
    </Sheet>
  );
};
