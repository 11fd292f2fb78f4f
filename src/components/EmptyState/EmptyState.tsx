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
  text?: string;
  drawing?: Drawing;
  /** Below the text, as wide as the panel. */
  aside?: ReactNode;
  /** On a desktop the drawing stands beside the text, for a state that has to fit below the search. */
  isFlat?: boolean;
  /** Buttons for what to do next. */
  children?: ReactNode;
}

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
  /* A whole screen is a card in its middle. */
  '&[data-whole="true"]': { maxWidth: 640, marginInline: 'auto' },
  [theme.breakpoints.up('md')]: {
    '&[data-flat="true"]': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
      gap: 32,
      textAlign: 'start',
      '& > div': { justifyItems: 'start', gap: 16 },
      '& > div > *': { maxWidth: '36em', justifyContent: 'start' },
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
/* A list of chips wraps and is centred here also on a phone: there is room below it. */
const Aside = styled('div')(({ theme }) => ({
  maxWidth: '100%',
  minWidth: 0,
  '& > div > ul': {
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginInline: 0,
    paddingInline: 0,
    overflow: 'visible',
  },
  [theme.breakpoints.up('md')]: { '& ul': { justifyContent: 'center' } },
}));
/* On a phone the buttons stand below each other, all as wide as the widest. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '100%' },
}));

/** Nothing here: a drawing, one sentence, and what to do next. */
export const EmptyState = ({
  title,
  isPart = false,
  text,
  drawing = 'emptyPlate',
  aside,
  isFlat = false,
  children,
}: EmptyStateProps) => (
  <Sheet as="div" data-flat={isFlat} data-whole={title !== undefined && !isPart}>
    <StateDrawing drawing={drawing} />
    <div>
      {title && (isPart ? <h2 data-keep-clear>{title}</h2> : <PageHeading>{title}</PageHeading>)}
      {text && <Text data-keep-clear>{text}</Text>}
      {aside && <Aside data-keep-clear>{aside}</Aside>}
      {children && <Actions data-keep-clear>{children}</Actions>}
    </div>
  </Sheet>
);
