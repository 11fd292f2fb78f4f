import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { moreRequested, selectCategory } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHasMore } from '@/store/search/selectFurtherMatches';
import { selectMatchesCount, selectVisibleRecipes } from '@/store/search/selectShownRecipes';
import { useCardActions } from '../useCardActions';
import { messages, RESULT_HEADINGS } from './messages';
import { useNewCardFocus } from './useNewCardFocus';

interface ShownRecipesProps {
  /** Stands among the cards. */
  remark: ReactNode;
}

/** Centres buttons below the cards. */
export const More = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 12,
});

/** The cards of the recipes that were found, six more at a time. */
export const ShownRecipes = ({ remark }: ShownRecipesProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const category = useAppSelector(selectCategory);
  const recipes = useAppSelector(selectVisibleRecipes);
  const total = useAppSelector(selectMatchesCount);
  const hasMore = useAppSelector(selectHasMore);
  const actions = useCardActions();
  const shown = recipes.length;
  const { list, expectMore } = useNewCardFocus<HTMLDivElement>(shown);
  const loadMore = () => {
    expectMore();
    dispatch(moreRequested());
  };

  return (
    <>
      {shown > 0 && (
        <>
          <div ref={list}>
            <RecipeGrid
              label={formatMessage(RESULT_HEADINGS[category])}
              recipes={recipes}
              actions={actions}
              remark={remark}
            />
          </div>
          <LiveRegion text={formatMessage(messages.nowShown, { shown, total })} />
        </>
      )}
      {hasMore && (
        <More>
          <Button look="outlined" onClick={loadMore}>
            {formatMessage(messages.loadMore)}
          </Button>
        </More>
      )}
    </>
  );
};
