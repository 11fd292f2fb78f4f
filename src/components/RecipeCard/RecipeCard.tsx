import { memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { useVocabulary } from '@/i18n/useVocabulary';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { laterPiece } from '../preloadable/later';
import { AllergenBadgeList, hasAllergenBadges } from '../AllergenBadge/AllergenBadgeList';
import { HeartButton } from '../HeartButton/HeartButton';
import { MatchBadge } from '../MatchBadge/MatchBadge';
import { RecipeImage } from '../RecipeImage/RecipeImage';
import { StandIns } from '../StandIns/StandIns';
import { WrittenBy } from '../WrittenBy/WrittenBy';
import type { CardSync, RecipeCardActions } from './cardActions';
import { CardFacts } from './CardFacts';
import { CARD_IMAGE_SIZES, WIDE_IMAGE_SIZES } from './cardShape';
import { messages } from './messages';
import { NeedsLine } from './NeedsLine';
import { PictureLink } from './PictureLink';
import { Body, Card, Cuisine, Description, Foot, Heart, Picture, Title } from './RecipeCard.styles';
import { swapsOnCard } from './swapsOnCard';

const SyncNote = laterPiece(() => import('../SyncNote/SyncNote').then(({ SyncNote }) => SyncNote));

interface RecipeCardProps {
  recipe: Recipe;
  /** Without actions the card is read-only. */
  actions?: RecipeCardActions;
  /** Omits the description and the missing ingredients. */
  isCompact?: boolean;
  /** Alone on its page: from a tablet on it lies on its side, as wide as the page. */
  isWide?: boolean;
  /** Without the share of ingredients that the cook has. */
  hidesMatch?: boolean;
  /** Loads the picture lazily, for cards below the fold. */
  isLazy?: boolean;
}

interface CardSyncNoteProps {
  recipe: Recipe;
  sync: CardSync;
}

/** What has become of a change of this recipe that the account has not accepted. */
const CardSyncNote = ({ recipe, sync }: CardSyncNoteProps) => {
  const mark = sync.marks.get(recipe.id);
  if (!mark) return null;
  return (
    <Suspense>
      <SyncNote
        mark={mark}
        title={recipe.title}
        onRetry={() => sync.onRetry(recipe)}
        onRemove={() => sync.onRemove(recipe)}
      />
    </Suspense>
  );
};

/**
 * A recipe in the results: picture, match, title, time, missing ingredients, allergens. The whole card is one link,
 * with heart and stars above it. Memoised, because a card is slow to render.
 */
export const RecipeCard = memo(
  ({ recipe, actions, isCompact = false, isWide = false, isLazy = false, hidesMatch = false }: RecipeCardProps) => {
    const { formatMessage } = useIntl();
    const vocabulary = useVocabulary();
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
          {!hidesMatch && <MatchBadge matched={matchedIngredients} total={totalIngredients} />}
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
          {actions?.sync && <CardSyncNote recipe={recipe} sync={actions.sync} />}
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
