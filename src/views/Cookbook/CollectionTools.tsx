import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { useLastingFocus } from '@/components/placedFocus/useLastingFocus';
import { IconButton } from '@/components/IconButton/IconButton';
import { collectionRemoved, collectionShareRequested, collectionUnshareRequested } from '@/slices/cookbookSlice';
import { selectIsGuest, selectListOwner } from '@/slices/savedRecipesSlice';
import type { selectCollections } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Buttons } from './Cookbook.styles';
import { messages } from './messages';

interface CollectionToolsProps {
  collection: ReturnType<typeof selectCollections>[number];
  isRenaming: boolean;
  onRename: () => void;
  onRemoved: () => void;
}

/** What can be done with a collection: renaming and removing it, and sharing it from an account. */
export const CollectionTools = ({ collection, isRenaming, onRename, onRemoved }: CollectionToolsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const isGuest = useAppSelector(selectIsGuest);
  const lasting = useLastingFocus();
  const { id, name, share } = collection;
  return (
    <Buttons {...lasting} style={{ alignItems: 'center' }}>
      {!isGuest && (
        <Button
          look="outlined"
          data-kind="share"
          onClick={() => dispatch(collectionShareRequested({ id, title: name }))}
        >
          <ShareIcon fontSize="compact" />
          {formatMessage(messages.share)}
        </Button>
      )}
      {share !== undefined && (
        <Button data-kind="share" onClick={() => dispatch(collectionUnshareRequested(id))}>
          {formatMessage(messages.unshare)}
        </Button>
      )}
      <IconButton
        aria-label={formatMessage(messages.rename)}
        title={formatMessage(messages.rename)}
        data-focus="rename"
        aria-expanded={isRenaming}
        onClick={onRename}
      >
        <EditIcon fontSize="medium" />
      </IconButton>
      <IconButton
        aria-label={formatMessage(messages.delete)}
        title={formatMessage(messages.delete)}
        onClick={({ currentTarget }) => {
          currentTarget.parentElement?.previousElementSibling?.querySelector('button')?.focus();
          dispatch(collectionRemoved(owner, [id]));
          onRemoved();
        }}
      >
        <DeleteIcon fontSize="medium" />
      </IconButton>
    </Buttons>
  );
};
