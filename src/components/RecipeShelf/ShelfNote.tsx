import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../Button/ButtonLink';
import { StateDrawing } from '../StateDrawing/StateDrawing';
import { messages } from './messages';

interface ShelfNoteProps {
  /** How many cards would still fit into the row on a wide screen. */
  room: number;
  /** The server has accounts. */
  hasAccounts: boolean;
}

const Note = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 32,
  padding: 24,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.sunk,
  '& > svg': { flexShrink: 1, width: 200 },
  '& > div': { display: 'grid', justifyItems: 'start', gap: 12, maxWidth: '22em' },
  '& p': { margin: 0, textWrap: 'pretty', color: theme.vars.palette.text.secondary },
  '& p:first-of-type': { fontWeight: 650, color: theme.vars.palette.text.primary },
  /* A tablet has a column less. */
  [theme.breakpoints.between('md', 'lg')]: {
    '&:not([data-room="1"])': { display: 'flex' },
    '&[data-room="3"]': { gridColumn: 'span 2' },
    '& > svg': { width: 140 },
    '&[data-room="2"] > svg': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    gridColumn: 'span var(--room)',
    '&[data-room="1"] > svg': { display: 'none' },
  },
}));

/** Fills a row of few cards: where these recipes are kept, and how to have them elsewhere. */
export const ShelfNote = ({ room, hasAccounts }: ShelfNoteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Note data-room={room} style={{ '--room': room } as CSSProperties}>
      <StateDrawing drawing="emptyShelf" />
      <div>
        <p>{formatMessage(messages.staysHere)}</p>
        {hasAccounts && (
          <>
            <p>{formatMessage(messages.everywhere)}</p>
            <ButtonLink look="outlined" to="/auth?tab=register">
              {formatMessage(messages.createAccount)}
            </ButtonLink>
          </>
        )}
      </div>
    </Note>
  );
};
