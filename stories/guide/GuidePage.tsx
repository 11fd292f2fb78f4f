import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled('main')(({ theme }) => ({
  maxWidth: 960,
  marginInline: 'auto',
  '& h1': { ...theme.typography.h1, margin: '0 0 16px' },
  '& h2': { ...theme.typography.h2, margin: '40px 0 12px' },
  '& p, & li': { maxWidth: '42em' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    paddingBlock: 8,
    paddingInlineEnd: 12,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& code': { fontSize: '0.875em', overflowWrap: 'anywhere' },
}));

const Scroller = styled('div')({ overflowX: 'auto' });

interface GuidePageProps {
  title: string;
  /** What the page is about, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** A written page of the workbench. */
export const GuidePage = ({ title, lead, children }: GuidePageProps) => (
  <Sheet>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </Sheet>
);

interface TableProps {
  /** Accessible name. */
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls by itself on a phone. */
export const Table = ({ label, heads, rows }: TableProps) => (
  <Scroller role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              <td key={heads[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

/** Parameters of a page: nothing to play with, and no generated page beside it. */
export const WRITTEN = {
  tags: ['!autodocs'],
  parameters: { layout: 'padded', noControls: 'A written page. It reads the theme and the translations.' },
};
