import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { SHELF_ANCHOR_ID } from '@/lib/browser/shelfAnchor';
import { MovingItems } from '../MovingItems/MovingItems';
import type { RecipeCardActions } from '../RecipeCard/cardActions';
import { RecipeCard } from '../RecipeCard/RecipeCard';
import { messages } from './messages';
import { Count, Head, IN_ONE_ROW, List, Section, Title } from './RecipeShelf.styles';
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

/** What a card on the shelf does: rating and removing need no sign-in, and a removal is noted before it happens. */
const actionsOnShelf = (actions: RecipeCardActions, noteRemoval: (recipe: Recipe) => void): RecipeCardActions => ({
  ...actions,
  mustSignIn: false,
  onHeartPress: (recipe) => {
    noteRemoval(recipe);
    actions.onHeartPress(recipe);
  },
});

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

  const onShelf = actionsOnShelf(actions, (recipe) => noteRemoval(recipes.findIndex(({ id }) => id === recipe.id)));
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
      <List
        ref={list}
        data-rows={isOpen && hasMore ? 'all' : 'one'}
        data-count={hasMore ? 'many' : count}
        aria-labelledby={titleId}
      >
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} actions={onShelf} isCompact={count > 1} isWide={count === 1} isLazy />
          </li>
        ))}
        <MovingItems hasEntrance list={list} order={recipes} />
      </List>
      {count < IN_ONE_ROW && <ShelfNote hasAccounts={hasAccounts} />}
    </Section>
  );
};
