import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { EMPTY, FULL } from './starOutlines';

/* Five empty stars on every card would be too loud: one and a word stand for them until the pointer or the focus is on them. */
const quiet = ({ vars: { palette } }: Theme): CSSObject => ({
  color: palette.edge,
  '&:hover, &:focus-within': { color: palette.warning.main },
  '@media (hover: hover) and (pointer: fine)': {
    '& input:not(:last-of-type)': { opacity: 0, transition: 'opacity 120ms' },
    '&::after': {
      content: 'attr(data-word) / ""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 29,
      display: 'grid',
      alignItems: 'center',
      color: palette.text.secondary,
      pointerEvents: 'none',
    },
    '&:hover, &:focus-within': { '& input': { opacity: 1 }, '&::after': { content: 'none' } },
  },
  '@media (forced-colors: active), print': { '&& input': { opacity: 1 }, '&&::after': { content: 'none' } },
  /* A finger has no hover: there they wait behind a button of one word. */
  '@media (pointer: coarse)': { '&[data-open="false"]': { display: 'none' } },
});

/* The radio button draws the star itself, to save elements: a long list has hundreds. */
export const Row = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    color: theme.vars.palette.warning.main,
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 44,
      margin: 0,
      borderRadius: 10,
      color: 'inherit',
      cursor: 'pointer',
      '&::before': {
        content: '""',
        width: 20,
        height: 20,
        backgroundColor: 'currentColor',
        printColorAdjust: 'exact',
        ...EMPTY,
      },
      '&[data-filled="true"]::before': FULL,
      '&:focus-visible': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: -3 },
    },
    /* On hover the stars preview the rating. */
    '@media (hover: hover)': {
      '&:hover input::before': FULL,
      '&:hover input:hover ~ input::before': EMPTY,
    },
    '&[data-size="small"][data-rated="false"]': quiet(theme),
    /* The first star, rather than the room around it, begins where the text does. */
    '&[data-size="large"]': {
      marginInlineStart: -6,
      '& input': { width: 38, '&::before': { width: 30, height: 30 } },
    },
    /* Touch needs room, and a separate line if a card is too narrow; larger stars lie less far apart in it. */
    '@media (pointer: coarse)': {
      '&& input': { width: 44 },
      '&&[data-size="small"] input::before': { width: 24, height: 24 },
      '&&[data-size="large"]': { marginInlineStart: -10 },
    },
    '@media (forced-colors: active)': {
      '& input::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  })),
);
