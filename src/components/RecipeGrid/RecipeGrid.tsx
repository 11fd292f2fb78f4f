import { keyframes, styled } from '@mui/material/styles';
import type { Recipe } from '@contracts/recipe';
import { Fragment, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MovingItems } from '../MovingItems/MovingItems';
import type { RecipeCardActions } from '../RecipeCard/cardActions';
import { RecipeCard } from '../RecipeCard/RecipeCard';
import { RecipeCardSkeleton } from '../RecipeCardSkeleton/RecipeCardSkeleton';

interface RecipeGridProps {
  /** Accessible name of the list. */
  label: string;
  recipes: readonly Recipe[];
  /** Without actions the cards are read-only. */
  actions?: RecipeCardActions;
  /** How many skeleton cards to append for recipes still to come. */
  awaited?: number;
  /** The heading says how well all of them match. */
  hidesMatch?: boolean;
  /** A remark as wide as the list: below the first three cards, or below the last of fewer. */
  remark?: ReactNode;
}

/** Pictures from this index on are below the fold. */
const EAGER_PICTURES = 3;
const PAGE_OF_CARDS = 6;
const CARDS_BEFORE_REMARK = 3;

/** Gap between two cards, by number of columns. */
export const GRID_GAPS = { 1: 20, 2: 24, 3: 28 } as const;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** One column on a phone, two on a tablet, three on a desktop. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: GRID_GAPS[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
  '& > [data-remark]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    /* The fourth card stands beside the third, above the remark. */
    gridAutoFlow: 'dense',
    gap: GRID_GAPS[2],
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: GRID_GAPS[3] },
  /* One card alone lies on its side, as wide as the page, instead of leaving most of it empty. */
  '&&[data-single="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Item = styled('li')({
  '@media (prefers-reduced-motion: no-preference)': {
    '&:not([data-settled])': { animation: `${rise} 240ms cubic-bezier(.2,.8,.2,1) backwards` },
  },
});

/** Cards that stood hidden behind a recipe do not come in a second time. */
const useSettled = (list: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      for (const item of current?.children ?? []) item.setAttribute('data-settled', '');
    };
  }, [list]);

/** The results as cards. Newly added ones animate in one after another. */
export const RecipeGrid = ({ label, recipes, actions, awaited = 0, hidesMatch, remark }: RecipeGridProps) => {
  const list = useRef<HTMLUListElement>(null);
  const isSingle = recipes.length === 1 && awaited === 0;
  useSettled(list);
  return (
    <CardGrid ref={list} aria-label={label} data-single={isSingle}>
      {recipes.map((recipe, i) => (
        <Fragment key={recipe.id}>
          <Item style={{ animationDelay: `${(i % PAGE_OF_CARDS) * 40}ms` }}>
            <RecipeCard
              recipe={recipe}
              actions={actions}
              isWide={isSingle}
              isLazy={i >= EAGER_PICTURES}
              hidesMatch={hidesMatch}
            />
          </Item>
          {remark && i === Math.min(CARDS_BEFORE_REMARK, recipes.length) - 1 && <li data-remark>{remark}</li>}
        </Fragment>
      ))}
      {Array.from({ length: awaited }, (_, i) => (
        <li key={`awaited ${i}`} aria-hidden="true">
          <RecipeCardSkeleton />
        </li>
      ))}
      <MovingItems list={list} order={recipes.map(({ id }) => id)} />
    </CardGrid>
  );
};
