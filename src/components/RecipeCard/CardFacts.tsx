import PeopleAltIcon from '@mui/icons-material/PeopleAltOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { useVocabulary } from '@/i18n/useVocabulary';
import { StarRating } from '../StarRating/StarRating';
import { StarRatingInput } from '../StarRatingInput/StarRatingInput';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';
import type { RecipeCardActions } from './cardActions';

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
    '& > [role="img"]': { marginInlineStart: 'auto', gap: 0 },
    /* The star buttons are taller than their line; negative margins absorb the difference. */
    '& > [role="radiogroup"]': { position: 'relative', zIndex: 2, gap: 0, marginBlock: -10, marginInline: 'auto -3px' },
    /* A narrow card with finger-sized stars gives them a line of their own. */
    '&[data-compact="true"] > [role="radiogroup"]': { flexBasis: '100%', margin: '-6px -3px -10px' },
    '@media (pointer: coarse)': { '&& > [role="radiogroup"]': { flexBasis: '100%', margin: '-6px -12px -8px' } },
  })),
);

interface CardFactsProps {
  recipe: Recipe;
  actions?: RecipeCardActions;
  isCompact: boolean;
}

/** Time, servings and stars of a card. */
export const CardFacts = ({ recipe, actions, isCompact }: CardFactsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const { title, servings, userRating } = recipe;
  return (
    <Facts data-compact={isCompact}>
      <span>
        <ScheduleIcon />
        <VisuallyHidden>{formatMessage(messages.time)}</VisuallyHidden>
        <span>{vocabulary.cookingTime(recipe)}</span>
      </span>
      <span>
        <PeopleAltIcon />
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
  );
};
