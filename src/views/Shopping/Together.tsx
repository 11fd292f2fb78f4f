import LinkIcon from '@mui/icons-material/ShareOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { useLastingFocus } from '@/components/placedFocus/useLastingFocus';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { selectUid } from '@/slices/sessionSlice';
import { listShareRequested, listUnshareRequested, selectShoppingList } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  backgroundColor: theme.vars.palette.butterSoft,
  boxShadow: 'none',
  '& > p': { margin: 0 },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Shares the list by a link: others tick it without an account. */
export const Together = ({ title }: { title: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectUid) !== null;
  const isShared = useAppSelector((state) => selectShoppingList(state, selectListOwner(state)).share !== undefined);
  const lasting = useLastingFocus();
  return (
    <Sheet aria-labelledby="shop-together">
      <PanelTitle id="shop-together">{formatMessage(messages.together)}</PanelTitle>
      <p>{formatMessage(isShared ? messages.togetherOn : messages.togetherText)}</p>
      {isSignedIn ? (
        <Actions {...lasting}>
          <Button look="outlined" data-kind="share" onClick={() => dispatch(listShareRequested({ title }))}>
            <LinkIcon fontSize="compact" />
            {formatMessage(messages.shareLink)}
          </Button>
          {isShared && (
            <Button data-kind="share" onClick={() => dispatch(listUnshareRequested())}>
              {formatMessage(messages.unshare)}
            </Button>
          )}
        </Actions>
      ) : (
        <ButtonLink to="/auth" look="outlined">
          {formatMessage(messages.signInToShare)}
        </ButtonLink>
      )}
    </Sheet>
  );
};
