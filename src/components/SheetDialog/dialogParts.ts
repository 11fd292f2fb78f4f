import { styled, type Theme } from '@mui/material/styles';

const body = ({ theme }: { theme: Theme }) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 20,
    [theme.breakpoints.up('md')]: { padding: 28 },
  }) as const;

/** What a dialog holds, without a foot that stays in sight. */
export const DialogBody = styled('div')(body);

/** The same as a form. */
export const DialogForm = styled('form')(body);

/**
 * The buttons of a dialog, the main one last: at its end on a wide screen. On a phone they fill the row, and where they
 * need more lines, the main one stands first.
 */
export const DialogActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 12,
  marginTop: 4,
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}));
