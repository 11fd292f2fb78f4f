import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { RING_AROUND } from '../fieldParts/ringAround';
import { CARD_BODY, CARD_SHAPE, CUISINE_LINE, WIDE_PICTURE } from './cardShape';

export const Card = styled('article')(
  memoTheme(({ theme }) => ({
    ...CARD_SHAPE,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.shadow.card,
    transition: 'transform 200ms cubic-bezier(.2,.8,.2,1), box-shadow 200ms',
    '& .picture img': { transition: 'transform 320ms cubic-bezier(.2,.8,.2,1)' },
    '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
      '&:hover': { transform: 'translateY(-3px)', boxShadow: theme.vars.palette.shadow.raised },
      '&:hover .picture img': { transform: 'scale(1.03)' },
    },
    '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 3 },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    [theme.breakpoints.up('md')]: {
      '&[data-wide="true"]': {
        display: 'grid',
        gridTemplateColumns: WIDE_PICTURE,
        '& > .picture img': { height: '100%' },
        // The heart stays on the picture. Below, room for all that is said of the dish.
        '& > :nth-child(3)': { insetInlineEnd: 'calc(50% + 10px)' },
        '& > :nth-child(2)': { justifyContent: 'center', gap: 12, padding: '20px 28px' },
        '& > :nth-child(2) > .foot': { marginTop: 0 },
        '& p': { WebkitLineClamp: 5 },
      },
    },
    [theme.breakpoints.up('lg')]: {
      '&[data-wide="true"]': {
        '& > :nth-child(2)': { gap: 14, padding: '32px 44px' },
        '& h3': { fontSize: '2.25rem' },
        '& p': { fontSize: '1.0625rem' },
      },
    },
  })),
);

export const Picture = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  '& > span': { position: 'absolute', top: 14, insetInlineStart: 14 },
});

/* Above the link that covers the card. */
export const Heart = styled('div')({ position: 'absolute', top: 10, insetInlineEnd: 10, zIndex: 2 });

export const Body = styled('div')(CARD_BODY);

export const Title = styled('h3')(
  memoTheme(({ theme }) => ({
    ...theme.typography.dish,
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      ...RING_AROUND,
      /* The link covers the card: one target, one name. */
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    },
  })),
);

export const Cuisine = styled('p')(
  memoTheme(({ theme }) => ({
    margin: 0,
    marginBottom: -4,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: CUISINE_LINE,
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  })),
);

export const Description = styled('p')(
  memoTheme(({ theme }) => ({
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    /* Nearly every description is shown whole. */
    WebkitLineClamp: 4,
    overflow: 'hidden',
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.secondary,
  })),
);

export const Foot = styled('div')({ marginTop: 'auto', paddingTop: 8 });
