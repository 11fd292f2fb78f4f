import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageColumn } from '../Page/PageColumn';
import { PageHeading } from '../PageHeading/PageHeading';

interface TextPageProps {
  title: string;
  /** Beside the text on a wide screen. */
  aside?: ReactNode;
  children: ReactNode;
}

const Columns = styled(PageColumn)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    '&:has(> div + *)': { display: 'grid', gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)', gap: 72 },
  },
}));

const Text = styled('div')(({ theme }) => ({
  maxWidth: '44rem',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '& h2': { ...theme.typography.h3, margin: '36px 0 8px' },
  '& p': { margin: '12px 0 0' },
  '& > h1 + p': { marginTop: 18 },
  '& section': { scrollMarginTop: 16 },
}));

/** A page of text: one column of comfortable width. */
export const TextPage = ({ title, aside, children }: TextPageProps) => (
  <Columns>
    <Text>
      <PageHeading>{title}</PageHeading>
      {children}
    </Text>
    {aside}
  </Columns>
);
