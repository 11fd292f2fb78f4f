import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button';
import { DialogForm } from '../SheetDialog/dialogParts';

/** The whole question. */
export const Form = styled(DialogForm)({
  '& p, & ul': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: 22 },
});

/** What is about to happen. */
export const About = styled('div')({ display: 'grid', gap: 8 });

/** Confirms what cannot be undone. */
export const Danger = styled(Button)(({ theme: { vars } }) => ({
  color: vars.palette.error.contrastText,
  backgroundColor: vars.palette.error.main,
}));
