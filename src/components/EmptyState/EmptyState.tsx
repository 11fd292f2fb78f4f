import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading/PageHeading';
import { Panel } from '../Panel/Panel';

interface EmptyStateProps {
  /** The h1, if the state is the whole screen; without it there is only the text. */
  title?: string;
  /** The screen already has an h1: the title becomes an h2. */
  isPart?: boolean;
  text?: string;
  /** Buttons for what to do next. */
  children?: ReactNode;
}

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  textAlign: 'center',
  '& :is(h1, h2)': { ...theme.typography.h2, margin: 0 },
  '& svg': { maxWidth: '100%', height: 'auto' },
  '& .table': { fill: theme.vars.palette.butterSoft },
  '& .plate': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.divider },
  '& .rim': { fill: 'none', stroke: theme.vars.palette.primary.main },
  '& .crumb': { fill: theme.vars.palette.warning.main },
  '& .leaf': { fill: theme.vars.palette.success.main },
}));

const Text = styled('p')({ margin: 0, maxWidth: '24em', fontSize: '1.125rem', textWrap: 'balance' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** Nothing here: an empty plate with crumbs, one sentence, and what to do next. */
export const EmptyState = ({ title, isPart = false, text, children }: EmptyStateProps) => (
  <Sheet as="div">
    <svg width="220" height="165" viewBox="0 0 220 165" aria-hidden="true" focusable="false">
      <rect className="table" width="220" height="165" rx="24" />
      <circle className="plate" cx="110" cy="82" r="60" strokeWidth="1.5" />
      <circle className="rim" cx="110" cy="82" r="57" strokeWidth="2.5" />
      <circle className="plate" cx="110" cy="82" r="39" strokeWidth="2" />
      {[
        [98, 68, 2.6],
        [122, 96, 3],
        [114, 72, 1.8],
        [92, 90, 2],
        [128, 78, 2.2],
        [106, 100, 1.6],
        [101, 80, 1.4],
      ].map(([x, y, r]) => (
        <circle key={`${x}-${y}`} className="crumb" cx={x} cy={y} r={r} />
      ))}
      <path className="leaf" d="M110 88c6-7 14-7 17-3-5 5-11 7-17 3Z" />
    </svg>
    {title && (isPart ? <h2>{title}</h2> : <PageHeading>{title}</PageHeading>)}
    {text && <Text>{text}</Text>}
    {children && <Actions>{children}</Actions>}
  </Sheet>
);
