import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button';

/** The whole question. */
export const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  overflowY: 'auto',
  '& p, & ul': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: 22 },
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

/** What is about to happen. */
export const About = styled('div')({ display: 'grid', gap: 8 });

/** The buttons; on a phone they fill the row. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  marginTop: 4,
  '& > button': { flexGrow: 1, '@media (min-width: 480px)': { flexGrow: 0 } },
});

/** Confirms what cannot be undone. */
export const Danger = styled(Button)(({ theme: { vars } }) => ({
  color: vars.palette.error.contrastText,
  backgroundColor: vars.palette.error.main,
}));
