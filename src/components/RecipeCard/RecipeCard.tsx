import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { useVocabulary } from '@/i18n/useVocabulary';
import type { SyncMark } from '@/lib/unsentChanges';
import { AllergenBadgeList } from '../AllergenBadge/AllergenBadgeList';
import { HeartButton } from '../HeartButton/HeartButton';
import { ClockIcon } from '../icons/ClockIcon';
import { PeopleIcon } from '../icons/PeopleIcon';
import { MatchBadge } from '../MatchBadge/MatchBadge';
import { RecipeImage } from '../RecipeImage/RecipeImage';
import { StarRating } from '../StarRating/StarRating';
import { StarRatingInput } from '../StarRatingInput/StarRatingInput';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { WrittenBy } from '../WrittenBy/WrittenBy';
import { CARD_BODY, CARD_IMAGE_SIZES, CARD_SHAPE } from './cardShape';
import { messages } from './messages';
import { NeedsLine } from './NeedsLine';

const SyncNote = lazy(() => import('../SyncNote/SyncNote').then((module) => ({ default: module.SyncNote })));

/** What the account has not taken, and what can be done about it. */
export interface CardSync {
  marks: ReadonlyMap<RecipeId, SyncMark>;
  onRetry: (recipe: Recipe) => void;
  onRemove: (recipe: Recipe) => void;
}

/** What can be done with a recipe on its card. */
export interface RecipeCardActions {
  /** Heart and stars ask to sign in: their tooltips say so. */
  mustSignIn: boolean;
  onHeartPress: (recipe: Recipe) => void;
  onRate: (recipe: Recipe, rating: number) => void;
  /** Copies what is missing as a shopping list. */
  onCopyNeeds?: (recipe: Recipe) => void;
  sync?: CardSync;
}

interface RecipeCardProps {
  recipe: Recipe;
  /** Without it a card is only read. */
  actions?: RecipeCardActions;
  /** Leaves the description and the missing ingredients to the recipe page. */
  isCompact?: boolean;
  /** Below the fold, the picture can wait. */
  isLazy?: boolean;
}

const Card = styled('article')(
  memoTheme(({ theme }) => ({
    ...CARD_SHAPE,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.shadow.card,
    transition: 'transform 200ms cubic-bezier(.2,.8,.2,1), box-shadow 200ms',
    '& .picture img': { transition: 'transform 320ms cubic-bezier(.2,.8,.2,1)' },
    '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
      '&:hover': { transform: 'translateY(-3px)', boxShadow: theme.vars.palette.shadow.raised },
      '&:hover .picture img': { transform: 'scale(1.03)' },
    },
    '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 3 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  })),
);

const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '& > span': { position: 'absolute', top: 14, left: 14 },
});

/* Above the link that covers the card: a target of its own. */
const Heart = styled('div')({ position: 'absolute', top: 10, right: 10, zIndex: 2 });

const Body = styled('div')(CARD_BODY);

const Title = styled('h3')(
  memoTheme(({ theme }) => ({
    ...theme.typography.dish,
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:focus-visible': { outline: 'none' },
      /* The link covers the card: one target, one name. */
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    },
  })),
);

const Facts = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& > [role="img"]': { marginLeft: 'auto', gap: 0 },
    /* The stars to press are higher than their line; they take the room above and below. */
    '& > [role="radiogroup"]': { position: 'relative', zIndex: 2, gap: 0, margin: '-10px -3px -10px auto' },
    /* A narrow card and a finger's wide stars: a line of their own. */
    '&[data-compact="true"] > [role="radiogroup"]': { flexBasis: '100%', margin: '-6px -3px -10px' },
    '@media (pointer: coarse)': { '&& > [role="radiogroup"]': { flexBasis: '100%', margin: '-6px -12px -8px' } },
  })),
);

const Description = styled('p')(
  memoTheme(({ theme }) => ({
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.secondary,
  })),
);

const Foot = styled('div')({ marginTop: 'auto', paddingTop: 8 });

/** A recipe in the results: picture, match, title, time, what is missing, allergens. The whole card is one link; heart and stars lie above it. */
export const RecipeCard = ({ recipe, actions, isCompact = false, isLazy = false }: RecipeCardProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const mark = actions?.sync?.marks.get(recipe.id);
  const { id, title, description, language, servings, matchedIngredients, totalIngredients, needs, userRating } =
    recipe;

  return (
    <Card>
      <Picture className="picture">
        <RecipeImage recipe={recipe} alt="" sizes={CARD_IMAGE_SIZES} loading={isLazy ? 'lazy' : 'eager'} />
        <MatchBadge matched={matchedIngredients} total={totalIngredients} />
      </Picture>
      <Body>
        <Title lang={language}>
          <Link to={`/recipe/${id}`}>{title}</Link>
        </Title>
        <Facts data-compact={isCompact}>
          <span>
            <ClockIcon />
            <VisuallyHidden>{formatMessage(messages.time)}</VisuallyHidden>
            <span>{vocabulary.cookingTime(recipe)}</span>
          </span>
          <span>
            <PeopleIcon />
            <span aria-hidden="true">{servings}</span>
            <VisuallyHidden>{formatMessage(messages.servings, { count: servings })}</VisuallyHidden>
          </span>
          {actions ? (
            <StarRatingInput
              title={title}
              rating={userRating}
              mustSignIn={actions.mustSignIn}
              onRate={(rating) => actions.onRate(recipe, rating)}
            />
          ) : (
            userRating > 0 && <StarRating rating={userRating} />
          )}
        </Facts>
        {!isCompact && <Description lang={language}>{description}</Description>}
        {!isCompact && needs && needs.length > 0 && (
          <NeedsLine needs={needs} onCopy={actions?.onCopyNeeds && (() => actions.onCopyNeeds?.(recipe))} />
        )}
        {recipe.generated && <WrittenBy model={recipe.generated.by} />}
        {mark && (
          <Suspense>
            <SyncNote
              mark={mark}
              title={title}
              onRetry={() => actions?.sync?.onRetry(recipe)}
              onRemove={() => actions?.sync?.onRemove(recipe)}
            />
          </Suspense>
        )}
        {recipe.allergens.length > 0 && (
          <Foot>
            <AllergenBadgeList label={formatMessage(messages.allergens)} allergens={recipe.allergens} />
          </Foot>
        )}
      </Body>
      {actions && (
        <Heart>
          <HeartButton
            title={title}
            isSaved={recipe.isSaved}
            mustSignIn={actions.mustSignIn}
            onPress={() => actions.onHeartPress(recipe)}
          />
        </Heart>
      )}
    </Card>
  );
};
