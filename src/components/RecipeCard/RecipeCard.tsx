import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { useVocabulary } from '@/i18n/useVocabulary';
import { langAttribute } from '@/lib/recipe/langAttribute';
import type { SyncMark } from '@/lib/account/unsentChanges';
import { laterPiece } from '../preloadable/later';
import { AllergenBadgeList, hasAllergenBadges } from '../AllergenBadge/AllergenBadgeList';
import { HeartButton } from '../HeartButton/HeartButton';
import { MatchBadge } from '../MatchBadge/MatchBadge';
import { RecipeImage } from '../RecipeImage/RecipeImage';
import { StandIns } from '../StandIns/StandIns';
import { WrittenBy } from '../WrittenBy/WrittenBy';
import { CardFacts } from './CardFacts';
import { CARD_BODY, CARD_IMAGE_SIZES, CARD_SHAPE, CUISINE_LINE, WIDE_IMAGE_SIZES, WIDE_PICTURE } from './cardShape';
import { messages } from './messages';
import { NeedsLine } from './NeedsLine';
import { PictureLink } from './PictureLink';
import { swapsOnCard } from './swapsOnCard';

const SyncNote = laterPiece(() => import('../SyncNote/SyncNote').then(({ SyncNote }) => SyncNote));

/** A change that the account has not accepted, and the actions for it. */
export interface CardSync {
  marks: ReadonlyMap<RecipeId, SyncMark>;
  onRetry: (recipe: Recipe) => void;
  onRemove: (recipe: Recipe) => void;
}

/** What a cook can do with a recipe on its card, and what they exclude. */
export interface RecipeCardActions {
  /** Heart and stars open the sign-in dialog; their tooltips say so. */
  mustSignIn: boolean;
  onHeartPress: (recipe: Recipe) => void;
  onRate: (recipe: Recipe, rating: number) => void;
  /** Puts the missing ingredients on the shopping list. */
  onListNeeds?: (recipe: Recipe) => void;
  sync?: CardSync;
  /** Allergens to mark if a recipe has them. */
  excluded?: readonly string[];
}

export interface RecipeCardProps {
  recipe: Recipe;
  /** Without actions the card is read-only. */
  actions?: RecipeCardActions;
  /** Omits the description and the missing ingredients. */
  isCompact?: boolean;
  /** Alone on its page: from a tablet on it lies on its side, as wide as the page. */
  isWide?: boolean;
  /** Loads the picture lazily, for cards below the fold. */
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
    [theme.breakpoints.up('md')]: {
      '&[data-wide="true"]': {
        display: 'grid',
        gridTemplateColumns: WIDE_PICTURE.md,
        '& > .picture img': { height: '100%' },
        // Room for the heart, and for all that is said of the dish.
        '& h3': { paddingInlineEnd: 44 },
        '& p': { WebkitLineClamp: 5 },
      },
    },
    [theme.breakpoints.up('lg')]: {
      '&[data-wide="true"]': {
        gridTemplateColumns: WIDE_PICTURE.lg,
        '& > :nth-child(2)': { justifyContent: 'center', gap: 12, padding: '28px 36px' },
        '& > :nth-child(2) > .foot': { marginTop: 0 },
        '& h3': { fontSize: '2rem' },
        '& p': { fontSize: '1.0625rem' },
      },
    },
  })),
);

const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '& > span': { position: 'absolute', top: 14, insetInlineStart: 14 },
});

/* Above the link that covers the card. */
const Heart = styled('div')({ position: 'absolute', top: 10, insetInlineEnd: 10, zIndex: 2 });

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

const Cuisine = styled('p')(
  memoTheme(({ theme }) => ({
    margin: 0,
    marginBottom: -4,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: CUISINE_LINE,
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
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

/**
 * A recipe in the results: picture, match, title, time, missing ingredients, allergens. The whole card is one link,
 * with heart and stars above it. Memoised, because a card is slow to render.
 */
export const RecipeCard = memo(
  ({ recipe, actions, isCompact = false, isWide = false, isLazy = false }: RecipeCardProps) => {
    const { formatMessage } = useIntl();
    const vocabulary = useVocabulary();
    const mark = actions?.sync?.marks.get(recipe.id);
    const cuisine = vocabulary.cuisineOf(recipe);
    const language = langAttribute(recipe);
    const { id, title, description, matchedIngredients, totalIngredients, needs } = recipe;
    const swaps = swapsOnCard(recipe);

    return (
      <Card data-wide={isWide}>
        <Picture className="picture">
          <RecipeImage
            recipe={recipe}
            alt=""
            sizes={isWide ? WIDE_IMAGE_SIZES : CARD_IMAGE_SIZES}
            loading={isLazy ? 'lazy' : 'eager'}
          />
          <MatchBadge matched={matchedIngredients} total={totalIngredients} />
        </Picture>
        <Body>
          {cuisine !== undefined && <Cuisine>{cuisine}</Cuisine>}
          <Title lang={language}>
            <PictureLink to={`/recipe/${id}`}>{title}</PictureLink>
          </Title>
          <CardFacts recipe={recipe} actions={actions} isCompact={isCompact} />
          {!isCompact && <Description lang={language}>{description}</Description>}
          {!isCompact && needs && needs.length > 0 && (
            <NeedsLine needs={needs} onList={actions?.onListNeeds && (() => actions.onListNeeds?.(recipe))} />
          )}
          {!isCompact && swaps.length > 0 && <StandIns standIns={swaps} />}
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
          {hasAllergenBadges(recipe) && (
            <Foot className="foot">
              <AllergenBadgeList
                label={formatMessage(messages.allergens)}
                recipe={recipe}
                excluded={actions?.excluded}
              />
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
  },
);
RecipeCard.displayName = 'RecipeCard';
