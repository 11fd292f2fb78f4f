import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { selectIsWeakerShown, weakerRequested } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHasMoreWeaker, selectWeakerCount, selectWeakerRecipes } from '@/store/search/selectWeaker';
import { useCardActions } from '../useCardActions';
import { useNewCardFocus } from './useNewCardFocus';
import { weakerMessages } from './weakerMessages';

/* On a ground of its own, so that each card is seen to be among the weaker ones. */
const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 16,
  marginInline: -16,
  padding: '28px 16px',
  backgroundColor: theme.vars.palette.sunk,
  [theme.breakpoints.up('md')]: { marginInline: -24, padding: 24, borderRadius: 36 },
  [theme.breakpoints.up('lg')]: { marginInline: -28, padding: '32px 28px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const Why = styled('p')(({ theme }) => ({ margin: '-12px 0 0', color: theme.vars.palette.text.secondary }));

const Row = styled('div')({ display: 'flex', justifyContent: 'center' });

/** Matches that use little of what the cook has: on demand, and below the good ones in every order. */
export const WeakerMatches = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsWeakerShown);
  const count = useAppSelector(selectWeakerCount);
  const recipes = useAppSelector(selectWeakerRecipes);
  const hasMore = useAppSelector(selectHasMoreWeaker);
  const actions = useCardActions();
  const titleId = useId();
  const { list, expectMore } = useNewCardFocus<HTMLElement>(recipes.length);
  if (count === 0 && recipes.length === 0) return null;

  const show = () => {
    expectMore();
    dispatch(weakerRequested());
  };
  if (!isShown)
    return (
      <Row>
        <Button look="outlined" onClick={show}>
          {formatMessage(weakerMessages.show, { count })}
        </Button>
      </Row>
    );
  return (
    <Section ref={list} aria-labelledby={titleId}>
      <Title id={titleId}>{formatMessage(weakerMessages.title)}</Title>
      <Why>{formatMessage(weakerMessages.why)}</Why>
      <RecipeGrid label={formatMessage(weakerMessages.title)} recipes={recipes} actions={actions} hidesMatch />
      {hasMore && (
        <Row>
          <Button look="outlined" onClick={show}>
            {formatMessage(weakerMessages.more)}
          </Button>
        </Row>
      )}
    </Section>
  );
};
