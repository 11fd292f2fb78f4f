import CloseIcon from '@mui/icons-material/Close';
import FavoriteIcon from '@mui/icons-material/Favorite';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import { iconTile } from '../Panel/iconTile';
import { DialogActions } from '../SheetDialog/dialogParts';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { messages } from './messages';

interface SignInRequiredDialogProps {
  isOpen: boolean;
  /** What the guest tried to do. */
  reason: 'save' | 'rate' | 'other';
  /** Whether this server has accounts. Without them the dialog has no links. */
  hasAccounts: boolean;
  /** Keeps the recipe in this browser; absent if there is no recipe to keep. */
  onKeep?: () => void;
  /** The sign-in link was pressed. */
  onSignIn: () => void;
  onClose: () => void;
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 14,
  padding: '24px 20px 20px',
  '& h2': { ...theme.typography.h2, margin: 0, paddingInlineEnd: 44 },
  '& p': { margin: 0 },
  '& .second': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { padding: 32 },
}));

const Corner = styled('div')({ position: 'absolute', top: 14, insetInlineEnd: 14 });

const Tile = styled('span')(({ theme }) => ({ ...iconTile(theme), display: 'grid' }));

/**
 * Shown when a guest does something that needs an account: offers to sign in, or to keep a recipe in this browser (rows
 * 2.signin.* of docs/spec-coverage.md).
 */
export const SignInRequiredDialog = ({
  isOpen,
  reason,
  hasAccounts,
  onKeep,
  onSignIn,
  onClose,
}: SignInRequiredDialogProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const textId = useId();

  return (
    <SheetDialog isOpen={isOpen} titleId={titleId} describedBy={textId} width={640} onClose={onClose}>
      <Sheet>
        <Corner>
          <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
            <CloseIcon fontSize="medium" />
          </IconButton>
        </Corner>
        <Tile aria-hidden="true">
          <FavoriteIcon fontSize="large" />
        </Tile>
        <h2 id={titleId}>{formatMessage(messages.title)}</h2>
        <div id={textId} style={{ display: 'grid', gap: 10 }}>
          <p>{formatMessage(messages[reason])}</p>
          {onKeep && <p className="second">{formatMessage(hasAccounts ? messages.device : messages.deviceOnly)}</p>}
        </div>
        <DialogActions>
          {onKeep && (
            <Button look={hasAccounts ? 'text' : 'filled'} onClick={onKeep}>
              {formatMessage(messages.keep)}
            </Button>
          )}
          {hasAccounts && (
            <>
              <ButtonLink to="/auth?tab=register" look="outlined" onClick={onSignIn}>
                {formatMessage(messages.createAccount)}
              </ButtonLink>
              <ButtonLink to="/auth" look="filled" onClick={onSignIn}>
                {formatMessage(messages.signIn)}
              </ButtonLink>
            </>
          )}
        </DialogActions>
      </Sheet>
    </SheetDialog>
  );
};
