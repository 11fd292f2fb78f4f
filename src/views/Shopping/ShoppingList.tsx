import SearchIcon from '@mui/icons-material/Search';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lineText } from '@kitchen/shopping/lineText';
import { readShopping } from '@kitchen/shopping/readShopping';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { messages as lineMessages } from '@/components/ShoppingLines/messages';
import { ShoppingLines } from '@/components/ShoppingLines/ShoppingLines';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { pantryItemToggled, selectPantry } from '@/slices/pantrySlice';
import { selectLanguage, selectMeasurementSystem } from '@/slices/preferencesSlice';
import {
  aislesOrdered,
  lineRewritten,
  linesRemoved,
  linesTicked,
  thingsAdded,
  type ListKey,
} from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectAisleOrder, selectShownList, type ShownShoppingLine } from '@/store/shoppingLines';
import { AddBox } from './AddBox';
import { AisleOrder } from './AisleOrder';
import { ListTools } from './ListTools';
import { messages } from './messages';
import { PrintList } from './PrintList';
import { AislePanel, Aisles, Aside, Sides } from './Shopping.styles';
import { Together } from './Together';
import { UndoRemoval } from './UndoRemoval';
import { WaitingChanges } from './WaitingChanges';

interface ShoppingListProps {
  list: ListKey;
  title: string;
  /** Another person's list has nothing to do with this cook's kitchen. */
  isShared?: boolean;
}

/** The line that was just written may be in another aisle. */
const focusLine = (entryId: string | undefined) => {
  if (entryId !== undefined) document.querySelector<HTMLElement>(`[data-entries~="${entryId}"] [data-edits]`)?.focus();
};

/** A shopping list: the box, the lines by aisle, what is bought, and the ways out. */
export const ShoppingList = ({ list, title, isShared = false }: ShoppingListProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const id = useId();
  const { aisles, ticked, openCount } = useAppSelector((state) => selectShownList(state, list));
  const order = useAppSelector((state) => selectAisleOrder(state, list));
  const language = useAppSelector(selectLanguage);
  const system = useAppSelector(selectMeasurementSystem);
  const pantry = useAppSelector(selectPantry);
  const [news, setNews] = useState('');
  const [isOrdering, setIsOrdering] = useState(false);
  const orderButton = useRef<HTMLButtonElement>(null);

  const add = (text: string) => {
    const things = readShopping(text, language);
    dispatch(thingsAdded(list, things));
    setNews(formatMessage(messages.added, { count: things.length }));
  };
  const lineProps = {
    onTick: ({ entryIds, isTicked }: ShownShoppingLine) => dispatch(linesTicked(list, entryIds, !isTicked)),
    onRemove: ({ entryIds }: ShownShoppingLine) => dispatch(linesRemoved(list, entryIds)),
  };
  const editing = {
    textOf: (line: ShownShoppingLine) => lineText(line, { language, system }),
    onRewrite({ entryIds, recipes: [recipe, ...others] }: ShownShoppingLine, text: string) {
      // A line of one recipe is still for that recipe.
      const things = readShopping(text, language).map((thing) => (recipe && others.length === 0 ? { ...thing, recipe } : thing)); // prettier-ignore
      const { payload } = dispatch(lineRewritten(list, entryIds, things));
      requestAnimationFrame(() => focusLine(payload.added[0]?.id));
    },
  };
  const always = ({ id: food, name, entryIds }: ShownShoppingLine) => {
    const isThere = pantry.some((thing) => (food !== undefined && thing.id === food) || thing.name === name);
    if (!isThere) dispatch(pantryItemToggled({ ...(food !== undefined && { id: food }), name }));
    dispatch(linesRemoved(list, entryIds));
  };
  const isEmpty = openCount === 0 && ticked.length === 0;

  return (
    <>
      <AddBox onAdd={add} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <UndoRemoval list={list} />
      <WaitingChanges list={list} />
      {isEmpty ? (
        <EmptyState
          isPart
          drawing="emptyBasket"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyText)}
        >
          <ButtonLink to="/" look="outlined">
            <SearchIcon fontSize="compact" />
            {formatMessage(messages.find)}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Sides>
          <Aisles>
            {aisles.map(({ aisle, lines }) => (
              <AislePanel key={aisle} aria-labelledby={`${id}-${aisle}`}>
                <h2 id={`${id}-${aisle}`}>{formatMessage(messages[aisle])}</h2>
                <ShoppingLines labelledBy={`${id}-${aisle}`} rows={lines} editing={editing} {...lineProps} />
              </AislePanel>
            ))}
            {ticked.length > 0 && (
              <AislePanel data-bought="true" aria-labelledby={`${id}-bought`}>
                <header>
                  <h2 id={`${id}-bought`}>{formatMessage(lineMessages.bought)}</h2>
                  <Button
                    aria-label={formatMessage(lineMessages.clearLabel)}
                    onClick={() =>
                      dispatch(
                        linesRemoved(
                          list,
                          ticked.flatMap(({ entryIds }) => entryIds),
                        ),
                      )
                    }
                  >
                    {formatMessage(lineMessages.clear)}
                  </Button>
                </header>
                <ShoppingLines
                  labelledBy={`${id}-bought`}
                  rows={ticked}
                  {...lineProps}
                  {...(!isShared && { onAlways: always })}
                />
              </AislePanel>
            )}
          </Aisles>
          <Aside>
            <ListTools
              title={title}
              names={aisles.flatMap(({ lines }) => lines.map((line) => lineText(line, { language, system })))}
            />
            {isOrdering ? (
              <AisleOrder
                aisles={order}
                onOrder={(chosen) => dispatch(aislesOrdered(list, chosen))}
                onDone={() => {
                  setIsOrdering(false);
                  requestAnimationFrame(() => orderButton.current?.focus());
                }}
              />
            ) : (
              <Button ref={orderButton} onClick={() => setIsOrdering(true)}>
                <SwapVertIcon fontSize="compact" />
                {formatMessage(messages.order)}
              </Button>
            )}
            {!isShared && <Together title={title} />}
          </Aside>
          <PrintList title={title} aisles={aisles} />
        </Sides>
      )}
    </>
  );
};
