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

const Section = styled('section')({ display: 'grid', gap: 20, marginTop: 16 });

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

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
      <RecipeGrid label={formatMessage(weakerMessages.title)} recipes={recipes} actions={actions} />
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
