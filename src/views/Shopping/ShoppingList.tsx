import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLastingFocus } from '@/components/placedFocus/useLastingFocus';
import { ShoppingLines } from '@/components/ShoppingLines/ShoppingLines';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { ListKey } from '@/slices/shoppingSlice';
import { useAppSelector } from '@/store/hooks';
import { selectShownList, type ShownShoppingLine } from '@/store/shoppingLines';
import { AddBox } from './AddBox';
import { BoughtLines } from './BoughtLines';
import { EmptyList } from './EmptyList';
import { ListTools } from './ListTools';
import { messages } from './messages';
import { OrderTools } from './OrderTools';
import { PrintList } from './PrintList';
import { AislePanel, Aisles, Aside, Sides } from './Shopping.styles';
import { Together } from './Together';
import { UndoRemoval } from './UndoRemoval';
import { useListChanges } from './useListChanges';
import { WaitingChanges } from './WaitingChanges';

interface ShoppingListProps {
  list: ListKey;
  title: string;
  /** Another person's list has nothing to do with this cook's kitchen. */
  isShared?: boolean;
}

/** A shopping list: the box, the lines by aisle, what is bought, and the ways out. */
export const ShoppingList = ({ list, title, isShared = false }: ShoppingListProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const { aisles, ticked, openCount } = useAppSelector((state) => selectShownList(state, list));
  const { add, haveAlways, remove, rewrite, textOf, tick } = useListChanges(list);
  const [news, setNews] = useState('');
  const lasting = useLastingFocus();
  const lineProps = { onTick: tick, onRemove: (line: ShownShoppingLine) => remove([line]) };

  return (
    <>
      <AddBox onAdd={(text) => setNews(formatMessage(messages.added, { count: add(text) }))} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <div {...lasting} style={{ display: 'contents' }}>
        <UndoRemoval list={list} />
        <WaitingChanges list={list} />
        {openCount === 0 && ticked.length === 0 ? (
          <EmptyList />
        ) : (
          <Sides>
            <Aisles>
              {aisles.map(({ aisle, lines }) => (
                <AislePanel key={aisle} aria-labelledby={`${id}-${aisle}`}>
                  <h2 id={`${id}-${aisle}`}>{formatMessage(messages[aisle])}</h2>
                  <ShoppingLines
                    labelledBy={`${id}-${aisle}`}
                    rows={lines}
                    editing={{ textOf, onRewrite: rewrite }}
                    {...lineProps}
                  />
                </AislePanel>
              ))}
              {ticked.length > 0 && (
                <BoughtLines
                  rows={ticked}
                  onClear={() => remove(ticked)}
                  {...lineProps}
                  {...(!isShared && { onAlways: haveAlways })}
                />
              )}
            </Aisles>
            <Aside>
              <ListTools title={title} names={aisles.flatMap(({ lines }) => lines.map(textOf))} />
              <OrderTools list={list} />
              {!isShared && <Together title={title} />}
            </Aside>
            <PrintList title={title} aisles={aisles} />
          </Sides>
        )}
      </div>
    </>
  );
};
