import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { SHELF_ANCHOR_ID } from '@/lib/shelfAnchor';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { MoreIcon } from '../icons/MoreIcon';
import { RecipeCard, type RecipeCardActions } from '../RecipeCard/RecipeCard';
import { messages } from './messages';

const ShelfMenu = lazy(() => import('./ShelfMenu').then((module) => ({ default: module.ShelfMenu })));

interface RecipeShelfProps {
  /** The newest first. */
  recipes: readonly Recipe[];
  actions: RecipeCardActions;
  /** Whether hearts and stars ask before they keep a recipe here. */
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onRemoveAll: () => void;
  /** Another value for each time that somebody comes to see the shelf: it takes the focus. */
  visit?: string;
}

/** More than these would be cut off at the widest screen. */
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

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' });

/* One line that scrolls sideways; its padding keeps shadows and focus rings whole. */
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
  '&[data-rows="all"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))', gap: 20 },
}));

/** The recipes a guest keeps in this browser: one line of them, or all. Nothing at all while there are none. */
export const RecipeShelf = ({ recipes, actions, isAsking, onAskingChange, onRemoveAll, visit }: RecipeShelfProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removed = useRef<number>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  const count = recipes.length;

  // The heart that was pressed has gone with its card: the keyboard goes on at the next one.
  useEffect(() => {
    if (removed.current === undefined) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    (hearts[Math.min(removed.current, hearts.length - 1)] ?? document.querySelector('main'))?.focus();
    removed.current = undefined;
  }, [count]);

  // A new recipe comes in at the front, where it is to be seen.
  const newest = recipes[0]?.id;
  useEffect(() => {
    if (removed.current === undefined && list.current) list.current.scrollLeft = 0;
  }, [newest]);

  useEffect(() => {
    if (visit === undefined) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [visit]);

  if (count === 0) return null;

  const onShelf: RecipeCardActions = {
    ...actions,
    // What lies here already is rated and removed without asking.
    mustSignIn: false,
    onHeartPress: (recipe) => {
      removed.current = recipes.findIndex(({ id }) => id === recipe.id);
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
        <Tools>
          {hasMore && (
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? formatMessage(messages.showFewer) : formatMessage(messages.showAll, { count })}
            </Button>
          )}
          <IconButton
            aria-label={formatMessage(messages.options)}
            aria-haspopup="menu"
            aria-expanded={menuAnchor !== null}
            onClick={({ currentTarget }) => {
              setWasMenuOpened(true);
              setMenuAnchor(currentTarget);
            }}
          >
            <MoreIcon size={24} />
          </IconButton>
        </Tools>
      </Head>
      <List ref={list} data-rows={isOpen && hasMore ? 'all' : 'one'} aria-labelledby={titleId}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} actions={onShelf} isCompact isLazy />
          </li>
        ))}
      </List>
      {wasMenuOpened && (
        <Suspense>
          <ShelfMenu
            anchor={menuAnchor}
            isAsking={isAsking}
            onAskingChange={onAskingChange}
            onRemoveAll={() => {
              removed.current = 0;
              onRemoveAll();
            }}
            onClose={() => setMenuAnchor(null)}
          />
        </Suspense>
      )}
    </Section>
  );
};
