import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A standalone link with a leading icon. */
export const TextLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  borderRadius: 8,
  color: theme.vars.palette.accentText,
  fontWeight: 650,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
}));
