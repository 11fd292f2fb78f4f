import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { SHELF_ANCHOR_ID } from '@/lib/browser/shelfAnchor';
import { MovingItems } from '../MovingItems/MovingItems';
import { RecipeCard, type RecipeCardActions } from '../RecipeCard/RecipeCard';
import { messages } from './messages';
import { ShelfNote } from './ShelfNote';
import { ShelfTools } from './ShelfTools';
import { useShelfFocus } from './useShelfFocus';

interface RecipeShelfProps {
  /** Newest first. */
  recipes: readonly Recipe[];
  actions: RecipeCardActions;
  /** Whether hearts and stars ask before they keep a recipe on this device. */
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onRemoveAll: () => void;
  /** The server has accounts, which a guest can create. */
  hasAccounts?: boolean;
  /** Changes with each visit to the shelf, which moves the focus to it. */
  visit?: string;
}

/** More than this would be cut off on the widest screen. */
const IN_ONE_ROW = 4;

const Section = styled('section')({ display: 'grid', gap: 16, minWidth: 0, scrollMarginTop: 16 });

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  '&:focus': { outline: 'none' },
}));

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/* One row that scrolls sideways; its padding keeps shadows and focus rings from being clipped. */
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '-8px -16px -20px',
  padding: '8px 16px 20px',
  listStyle: 'none',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-rows="one"]': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(272px, 78vw)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 16,
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.edge} transparent`,
  },
  /* So few that they fit into a wide row, and fill it with their note. */
  '&[data-few="true"]': {
    [theme.breakpoints.up('md')]: { gridAutoColumns: 'calc((100% - 2 * 16px) / 3)' },
    [theme.breakpoints.up('lg')]: { gridAutoColumns: `calc((100% - ${IN_ONE_ROW - 1} * 16px) / ${IN_ONE_ROW})` },
  },
  '&[data-rows="all"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))', gap: 20 },
}));

/** The recipes a guest keeps in this browser, as one row or all of them. Renders nothing while there are none. */
export const RecipeShelf = ({
  recipes,
  actions,
  isAsking,
  onAskingChange,
  onRemoveAll,
  hasAccounts = true,
  visit,
}: RecipeShelfProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { list, title, noteRemoval } = useShelfFocus({ recipes, visit });
  const [isOpen, setIsOpen] = useState(false);
  const count = recipes.length;

  if (count === 0) return null;

  const onShelf: RecipeCardActions = {
    ...actions,
    // Rating and removing recipes on the shelf needs no sign-in.
    mustSignIn: false,
    onHeartPress: (recipe) => {
      noteRemoval(recipes.findIndex(({ id }) => id === recipe.id));
      actions.onHeartPress(recipe);
    },
  };
  const hasMore = count > IN_ONE_ROW;

  return (
    <Section id={SHELF_ANCHOR_ID} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId} ref={title} tabIndex={-1}>
          {formatMessage(messages.heading)}
        </Title>
        <Count>{formatMessage(messages.count, { count })}</Count>
        <ShelfTools
          count={count}
          hasMore={hasMore}
          isOpen={isOpen}
          isAsking={isAsking}
          onOpenChange={setIsOpen}
          onAskingChange={onAskingChange}
          onRemoveAll={() => {
            noteRemoval(0);
            onRemoveAll();
          }}
        />
      </Head>
      <List ref={list} data-rows={isOpen && hasMore ? 'all' : 'one'} data-few={!hasMore} aria-labelledby={titleId}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} actions={onShelf} isCompact isLazy />
          </li>
        ))}
        {count < IN_ONE_ROW && <ShelfNote room={IN_ONE_ROW - count} hasAccounts={hasAccounts} />}
        <MovingItems hasEntrance list={list} order={recipes} />
      </List>
    </Section>
  );
};
