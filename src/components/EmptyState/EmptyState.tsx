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
  /** Buttons for what to do next. */
  children?: ReactNode;
}

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  textAlign: 'center',
  '& :is(h1, h2)': { ...theme.typography.h2, margin: 0 },
}));

const Text = styled('p')({ margin: 0, maxWidth: '24em', fontSize: '1.125rem', textWrap: 'balance' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** Nothing here: a drawing, one sentence, and what to do next. */
export const EmptyState = ({ title, isPart = false, text, drawing = 'emptyPlate', children }: EmptyStateProps) => (
  <Sheet as="div">
    <StateDrawing drawing={drawing} />
    {title && (isPart ? <h2>{title}</h2> : <PageHeading>{title}</PageHeading>)}
    {text && <Text>{text}</Text>}
    {children && <Actions>{children}</Actions>}
  </Sheet>
);
