import { Component, type RefObject } from 'react';
import { canMove, moveFrom, placesOf, type Places } from '@/lib/browser/movingItems';

interface MovingItemsProps {
  /** The element around the items. */
  list: RefObject<HTMLElement | null>;
  /** What the items show, in order: they move when it changes. */
  order: readonly unknown[];
  /** Selector of the items; without it, all children of the list. */
  items?: string;
  /** New items fade in. */
  hasEntrance?: boolean;
}

const itemsOf = (list: HTMLElement, selector = ':scope > *') => [...list.querySelectorAll<HTMLElement>(selector)];

const beginsWith = (order: readonly unknown[], start: readonly unknown[]) =>
  order === start || (order.length >= start.length && start.every((item, i) => Object.is(item, order[i])));

/** What comes after the others moves none of them, and measuring them would delay the press that asked for more. */
const movesNothing = (before: readonly unknown[], { order, hasEntrance = false }: MovingItemsProps) =>
  beginsWith(order, before) && !(hasEntrance && order.length > before.length);

/**
 * Moves the items of a list to their place when one is added, removed or sorted; renders nothing itself. A class,
 * because only `getSnapshotBeforeUpdate` can measure the document right before it changes.
 */
export class MovingItems extends Component<MovingItemsProps> {
  override getSnapshotBeforeUpdate(previous: MovingItemsProps): Places | null {
    const { list, order, items } = this.props;
    if (!list.current || movesNothing(previous.order, this.props) || !canMove(order.length)) return null;
    return placesOf(list.current, itemsOf(list.current, items));
  }

  override componentDidUpdate(_props: MovingItemsProps, _state: unknown, before: Places | null) {
    const { list, items, hasEntrance = false } = this.props;
    if (before && list.current) moveFrom(before, list.current, itemsOf(list.current, items), hasEntrance);
  }

  override render() {
    return null;
  }
}
