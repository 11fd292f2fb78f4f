import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon } from '../icons/CloseIcon';
import { HeartIcon } from '../icons/HeartIcon';
import { messages } from './messages';

interface SignInRequiredDialogProps {
  isOpen: boolean;
  /** What was tried. */
  reason: 'save' | 'rate' | 'other';
  /** Whether this server has accounts: without them no link leads to one. */
  hasAccounts: boolean;
  /** Keeps the recipe in this browser; only where there is one to keep. */
  onKeep?: () => void;
  /** On the way to the sign-in page. */
  onSignIn: () => void;
  onClose: () => void;
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 14,
  padding: '24px 20px 20px',
  '& h2': { ...theme.typography.h2, margin: 0, paddingRight: 44 },
  '& p': { margin: 0 },
  '& .second': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { padding: 32 },
}));

const Corner = styled('div')({ position: 'absolute', top: 14, right: 14 });

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 18,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  marginTop: 8,
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

/** A guest wants what needs an account: signing in, or where it is a recipe, keeping it in this browser (DECISIONS 1). */
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
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: 520, maxWidth: 'calc(100% - 32px)', margin: 2, borderRadius: '26px' } } }}
    >
      <Sheet>
        <Corner>
          <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
            <CloseIcon size={24} />
          </IconButton>
        </Corner>
        <Tile aria-hidden="true">
          <HeartIcon size={26} />
        </Tile>
        <h2 id={titleId}>{formatMessage(messages.title)}</h2>
        <div id={textId} style={{ display: 'grid', gap: 10 }}>
          <p>{formatMessage(messages[reason])}</p>
          {onKeep && <p className="second">{formatMessage(hasAccounts ? messages.device : messages.deviceOnly)}</p>}
        </div>
        <Actions>
          {hasAccounts && (
            <>
              <ButtonLink to="/auth" look="filled" onClick={onSignIn}>
                {formatMessage(messages.signIn)}
              </ButtonLink>
              <ButtonLink to="/auth?tab=register" look="outlined" onClick={onSignIn}>
                {formatMessage(messages.createAccount)}
              </ButtonLink>
            </>
          )}
          {onKeep && (
            <Button look={hasAccounts ? 'text' : 'filled'} onClick={onKeep}>
              {formatMessage(messages.keep)}
            </Button>
          )}
        </Actions>
      </Sheet>
    </Dialog>
  );
};
