import RefreshIcon from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { searchRetried, selectIsRestored, selectIsWriting } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectWrittenRecipes } from '@/store/search/selectShownRecipes';
import { useCardActions } from '../useCardActions';
import { writtenMessages } from './writtenMessages';

/** A row of cards on a desktop. */
const ROW = 3;

const Section = styled('section')({ display: 'grid', gap: 20, marginTop: 28, scrollMarginTop: 16 });

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.up('md')]: { fontSize: '2.125rem' },
}));

const Foot = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 12 });

const Lead = styled('p')(({ theme }) => ({ margin: '6px 0 0', color: theme.vars.palette.text.secondary }));

/** The recipes a model wrote for this search, in a separate section so that other cards do not move. */
export const WrittenRecipes = ({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const recipes = useAppSelector(selectWrittenRecipes);
  const isWriting = useAppSelector(selectIsWriting);
  const isRestored = useAppSelector(selectIsRestored);
  const actions = useCardActions();
  const titleId = useId();
  const { length } = recipes;

  return (
    <Section aria-labelledby={titleId}>
      <div>
        <Title ref={headingRef} id={titleId} tabIndex={-1}>
          {formatMessage(writtenMessages.title)}
        </Title>
        <Lead>{formatMessage(writtenMessages.lead)}</Lead>
      </div>
      <RecipeGrid
        label={formatMessage(writtenMessages.title)}
        recipes={recipes}
        actions={actions}
        awaited={isWriting ? Math.max(1, ROW - length) : 0}
      />
      {!isWriting && !isRestored && (
        <Foot>
          <Button look="outlined" onClick={() => dispatch(searchRetried('fresh'))}>
            <RefreshIcon fontSize="compact" />
            {formatMessage(writtenMessages.others)}
          </Button>
        </Foot>
      )}
    </Section>
  );
};
