import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading/PageHeading';
import { Panel } from '../Panel/Panel';
import { StateDrawing, type Drawing } from '../StateDrawing/StateDrawing';

interface EmptyStateProps {
  /** The h1, if the state is the whole screen; without it there is only the text. */
  title?: string;
  /** The screen already has an h1: the title becomes an h2. */
  isPart?: boolean;
  text?: ReactNode;
  drawing?: Drawing;
  /** Below the text, as wide as the panel. */
  aside?: ReactNode;
  /** The aside is long: it follows the buttons. */
  isAsideLast?: boolean;
  /** Before the title. */
  icon?: ReactNode;
  /** In small print below the buttons. */
  note?: string;
  /** Buttons for what to do next. */
  children?: ReactNode;
}

/** Letters. */
const LONG_TITLE = 60;

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 20,
  textAlign: 'center',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 20,
    maxWidth: '100%',
    minWidth: 0,
  },
  '& :is(h1, h2)': { ...theme.typography.h2, margin: 0, textWrap: 'balance' },
  '& :is(h1, h2) > svg': { color: theme.vars.palette.error.main, verticalAlign: '-0.15em', marginInlineEnd: 10 },
  /* A title of several sentences is read, not seen. */
  '&[data-long="true"] :is(h1, h2)': { fontSize: '1.375rem', lineHeight: 1.25 },
  /* A whole screen is a card in its middle. */
  '&[data-whole="true"]': { width: '100%', maxWidth: 640, marginInline: 'auto' },
  /* A part of one is low, so that it fits below what is above it, and its toast below it: a small drawing, or one beside. */
  [theme.breakpoints.down('md')]: { '&[data-whole="false"]': { gap: 14, '& > svg': { width: 132 } } },
  [theme.breakpoints.up('md')]: {
    '&[data-whole="true"]': { marginTop: 'clamp(0px, 9vh, 120px)' },
    '&[data-whole="false"]': {
      gridTemplateColumns: 'auto fit-content(36em)',
      alignItems: 'center',
      justifyContent: 'center',
      justifyItems: 'start',
      gap: 40,
      textAlign: 'start',
      '& > div': { justifyItems: 'start', gap: 16 },
      '& > div > *, & ul': { maxWidth: '36em', justifyContent: 'start' },
    },
  },
}));

/* The one message of the state, or what follows its heading. */
const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '24em',
  fontSize: '1.125rem',
  textWrap: 'balance',
  'h1 + &, h2 + &': {
    marginTop: -8,
    maxWidth: '32em',
    fontSize: '1.0625rem',
    color: theme.vars.palette.text.secondary,
  },
}));
/* A list of chips wraps here, and on a phone its items are equal rows: there is room below it. */
const Aside = styled('div')(({ theme }) => ({
  maxWidth: '100%',
  minWidth: 0,
  '& > div > ul': {
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginInline: 0,
    paddingInline: 0,
    overflow: 'visible',
    '&::before, &::after': { content: 'none' },
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > li': { minHeight: 48, justifyContent: 'center', textAlign: 'start' },
      '& > li > span': { flexGrow: 1 },
    },
    /* From three on they are columns, so that the group ends at one edge as it begins at one. */
    [theme.breakpoints.up('md')]: {
      '&:has(> li:nth-of-type(3))': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        width: '100%',
      },
      '& > li > span': { flexGrow: 1 },
    },
    /* Narrow columns have room for the name of a reason, and its number below it in all of them. */
    [theme.breakpoints.down('lg')]: { '& > li small': { display: 'block' } },
  },
  justifySelf: 'stretch',
}));
/* On a phone the buttons stand below each other, all as wide as the widest. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '100%' },
}));

const Small = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

/** Nothing here: a drawing, one sentence, and what to do next. */
export const EmptyState = ({
  title,
  isPart = false,
  text,
  drawing = 'emptyPlate',
  aside,
  isAsideLast = false,
  icon,
  note,
  children,
}: EmptyStateProps) => {
  const heading = icon ? (
    <>
      {icon}
      {title}
    </>
  ) : (
    title
  );
  const beside = aside && <Aside>{aside}</Aside>;
  return (
    <Sheet as="div" data-whole={title !== undefined && !isPart} data-long={(title?.length ?? 0) > LONG_TITLE}>
      <StateDrawing drawing={drawing} />
      <div>
        {title && (isPart ? <h2>{title}</h2> : <PageHeading>{heading}</PageHeading>)}
        {text && <Text>{text}</Text>}
        {!isAsideLast && beside}
        {children && <Actions>{children}</Actions>}
        {isAsideLast && beside}
        {note && <Small>{note}</Small>}
      </div>
    </Sheet>
  );
};
