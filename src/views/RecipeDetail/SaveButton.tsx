import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { HeartButton } from '@/components/HeartButton/HeartButton';
import { SyncNote } from '@/components/SyncNote/SyncNote';
import { TextLink } from '@/components/TextLink/TextLink';
import { useCardActions } from '../useCardActions';
import { messages } from './messages';

/* On a separate line below the buttons. */
const Line = styled('div')({ order: 1, flexBasis: '100%', gridColumn: '1 / -1' });

/** The heart of the recipe page, with its sync status. */
export const SaveButton = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage } = useIntl();
  const { mustSignIn, onHeartPress, sync } = useCardActions();
  const mark = sync?.marks.get(recipe.id);
  return (
    <>
      <HeartButton
        look="button"
        title={recipe.title}
        isSaved={recipe.isSaved}
        mustSignIn={mustSignIn}
        onPress={() => onHeartPress(recipe)}
      />
      {mark && (
        <Line>
          <SyncNote
            mark={mark}
            title={recipe.title}
            onRetry={() => sync?.onRetry(recipe)}
            onRemove={() => sync?.onRemove(recipe)}
          />
          {mark === 'differs' && (
            <TextLink to={`/recipe/${recipe.id}/versions`}>{formatMessage(messages.compare)}</TextLink>
          )}
        </Line>
      )}
    </>
  );
};
