import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { RecipeCard, type RecipeCardActions } from '../RecipeCard/RecipeCard';
import { CardGrid, GRID_GAPS } from '../RecipeGrid/RecipeGrid';
import { useCardsInTurn } from './useCardsInTurn';
import { useKeptFocus } from './useKeptFocus';

/** Where the reader was in the list when they left it. */
export interface ListPlace {
  /** Scroll offset of the window. */
  top: number;
  /** The measured rows. */
  rows: VirtualItem[];
  /** The card that had the focus. */
  recipeId?: RecipeId;
}

/** A browser that refuses to scroll still shows the list; thrown from an effect, the refusal would remove the screen. */
const scrollWhereAllowed: typeof windowScroll = (offset, options, virtualizer) => {
  try {
    windowScroll(offset, options, virtualizer);
  } catch {
    // The list stays where it is.
  }
};

interface LongRecipeGridProps {
  /** Accessible name of the list. */
  label: string;
  recipes: readonly Recipe[];
  actions: RecipeCardActions;
  /** Shown instead of the cards when there are none. */
  children?: ReactNode;
  /** Where to restore a returning reader. */
  place?: ListPlace;
  onLeave?: (place: ListPlace) => void;
}

type Columns = keyof typeof GRID_GAPS;

const useColumns = (): Columns => {
  const { breakpoints } = useTheme();
  const isMedium = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const isLarge = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  if (isLarge) return 3;
  return isMedium ? 2 : 1;
};

/** Estimated height of a card without its picture. */
const CARD_TEXT_HEIGHT = 190;

/** Rows rendered beyond the window, above and below, ready for the next scroll or key press. */
const ROWS_AHEAD = 1;

/**
 * How long a list must stay unchanged before those rows are rendered: while the cook types, each key makes a new list.
 */
const SETTLED_MS = 800;

/** A card added or removed, or a changed rating, does not make it a different list. */
const isOtherList = (before: readonly Recipe[], now: readonly Recipe[]) =>
  before !== now && (Math.abs(before.length - now.length) > 1 || before[0]?.id !== now[0]?.id);

interface CellProps {
  recipe: Recipe;
  actions: RecipeCardActions;
  place: number;
  count: number;
  /** For the first card of a row: all cards of a row are as high as the highest. */
  measure?: (cell: HTMLElement | null) => void;
  row: number;
  /** Space for rows above that are not rendered. */
  marginTop?: number;
  /** Space for a card that is not rendered yet. */
  minHeight?: number;
}

const Card = memo(RecipeCard);

/* Confines layout to the card. */
const Place = styled('li')({ contain: 'layout style' });

const Cell = memo(({ recipe, actions, place, count, measure, row, marginTop, minHeight }: CellProps) => (
  <Place
    ref={measure}
    data-recipe={recipe.id}
    data-index={row}
    aria-posinset={place}
    aria-setsize={count}
    style={marginTop === undefined && minHeight === undefined ? undefined : { marginTop, minHeight }}
  >
    {minHeight === undefined && <Card recipe={recipe} actions={actions} isLazy={row > 0} />}
  </Place>
));
Cell.displayName = 'Cell';

interface RowsProps extends Omit<LongRecipeGridProps, 'children'> {
  /** The focused row stays rendered however far it scrolls away. */
  standsAt?: RecipeId;
  /** The cards were there when the page opened. */
  isOpened: boolean;
}

const Rows = ({ label, recipes, actions, place, onLeave, standsAt, isOpened }: RowsProps) => {
  const columns = useColumns();
  const gap = GRID_GAPS[columns];
  const count = Math.ceil(recipes.length / columns);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [width, setWidth] = useState(() => Math.min(window.innerWidth, 1200));
  const cardHeight = ((width - gap * (columns - 1)) / columns) * 0.75 + CARD_TEXT_HEIGHT;

  const index = standsAt === undefined ? -1 : recipes.findIndex(({ id }) => id === standsAt);
  const rowWithFocus = index === -1 ? undefined : Math.floor(index / columns);
  // Its neighbours too, so that Tab can leave it in either direction.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (rowWithFocus === undefined) return rows;
      const around = [rowWithFocus - 1, rowWithFocus, rowWithFocus + 1].filter((row) => row >= 0 && row < range.count);
      return [...new Set([...rows, ...around])].sort((a, b) => a - b);
    },
    [rowWithFocus],
  );

  // For a different list, render the visible rows first and those ahead once it has been still for a moment.
  const [settled, setSettled] = useState(recipes);
  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setSettled(recipes)), SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [recipes]);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    overscan: isOtherList(settled, recipes) ? 0 : ROWS_AHEAD,
    scrollMargin: top,
    scrollToFn: scrollWhereAllowed,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(place && { initialOffset: place.top, initialMeasurementsCache: place.rows }),
    estimateSize: () => cardHeight,
    // Keyed by recipe rather than index, so that a row keeps its height when others come and go before it.
    getItemKey: useCallback((row: number) => recipes[row * columns]!.id, [recipes, columns]),
    rangeExtractor,
    measureElement: (cell, entry, { measurementsCache, indexFromElement }) => {
      // Reading the height of a new cell would force a synchronous layout; the observer reports it with the next frame.
      // It reports 0 in tests and while this part of the page is hidden.
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      return height > 0 ? Math.round(height) : (measurementsCache[indexFromElement(cell)]?.size ?? cardHeight);
    },
  });

  const findPlace = useCallback(() => {
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    setTop(Math.round(box.top + window.scrollY));
    if (box.width > 0) setWidth(box.width);
  }, []);
  useLayoutEffect(findPlace, [findPlace]);
  // For a different list, wait for the frame that lays out the page anyway.
  useEffect(() => {
    const frame = window.requestAnimationFrame(findPlace);
    return () => window.cancelAnimationFrame(frame);
  }, [findPlace, recipes, columns]);

  const { measure } = virtualizer;
  const measuredColumns = useRef(columns);
  useLayoutEffect(() => {
    // The number of columns changes the heights.
    if (measuredColumns.current !== columns) measure();
    measuredColumns.current = columns;
  }, [columns, measure]);

  const leave = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    leave.current = () =>
      onLeave?.({ top: window.scrollY, rows: virtualizer.takeSnapshot(), recipeId: standsAt ?? place?.recipeId });
  });
  useLayoutEffect(() => () => leave.current?.(), []);

  const rows = virtualizer.getVirtualItems();
  const firstRow = rows[0];
  const lastRow = rows.at(-1);
  const inRow = (row: number) => recipes.slice(row * columns, (row + 1) * columns);
  const drawn = useCardsInTurn(
    rows.flatMap(({ index: row }) => inRow(row).map(({ id }) => id)),
    isOpened,
  );
  const cells = rows.flatMap((row, i) => {
    const before = rows[i - 1];
    const skipped = before ? row.start - before.end - gap : 0;
    const first = row.index * columns;
    return inRow(row.index).map((recipe, column) => (
      <Cell
        key={recipe.id}
        recipe={recipe}
        actions={actions}
        place={first + column + 1}
        count={recipes.length}
        measure={column === 0 ? virtualizer.measureElement : undefined}
        row={row.index}
        marginTop={skipped > 0 ? skipped : undefined}
        minHeight={drawn.has(recipe.id) ? undefined : cardHeight}
      />
    ));
  });

  return (
    <CardGrid
      ref={list}
      aria-label={label}
      style={{
        paddingTop: firstRow ? firstRow.start - top : 0,
        paddingBottom: lastRow ? virtualizer.getTotalSize() - (lastRow.end - top) : 0,
        // The virtualiser already keeps rows in place by their measured heights; the browser must not do so too.
        overflowAnchor: 'none',
      }}
    >
      {cells}
    </CardGrid>
  );
};

/**
 * Thousands of recipes as cards, with only those near the window in the document. Each reports its position in the
 * whole list, the keyboard can reach every one, and a returning reader finds their place.
 */
export const LongRecipeGrid = ({ children, ...list }: LongRecipeGridProps) => {
  const { recipes, place } = list;
  const [standsAt, setStandsAt] = useState<RecipeId>();
  const [wasEmpty, setWasEmpty] = useState(false);
  if (recipes.length === 0 && !wasEmpty) setWasEmpty(true);
  const frame = useKeptFocus(recipes, setStandsAt);

  // After the page's heading, which takes the focus when a screen opens.
  const { ref } = frame;
  const left = place?.recipeId;
  useEffect(() => {
    if (left !== undefined)
      ref.current?.querySelector<HTMLElement>(`[data-recipe="${left}"] a`)?.focus({ preventScroll: true });
  }, [ref, left]);

  return (
    <div {...frame}>{recipes.length > 0 ? <Rows {...list} standsAt={standsAt} isOpened={!wasEmpty} /> : children}</div>
  );
};
