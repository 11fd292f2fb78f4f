import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import { Actions } from './DeveloperPanel.styles';
import { messages } from './messages';

interface ConfirmDeleteProps {
  title: string;
  isOpen: boolean;
  onDelete: () => void;
  onClose: () => void;
}

const Confirm = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 20,
  '& p': { margin: 0 },
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

/** Asks before a recipe is deleted from the server. */
export const ConfirmDelete = ({ title, isOpen, onDelete, onClose }: ConfirmDeleteProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <Confirm>
        <PanelTitle id={titleId}>{formatMessage(messages.confirmTitle, { title })}</PanelTitle>
        <p>{formatMessage(messages.confirmText)}</p>
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button
            look="filled"
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            {formatMessage(messages.delete)}
          </Button>
        </Actions>
      </Confirm>
    </Dialog>
  );
};
