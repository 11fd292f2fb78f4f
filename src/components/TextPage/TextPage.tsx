import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Page } from '../Page/Page';
import { PageHeading } from '../PageHeading/PageHeading';

interface TextPageProps {
  title: string;
  children: ReactNode;
}

const Text = styled('div')(({ theme }) => ({
  maxWidth: '44rem',
  paddingTop: 24,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '& h2': { ...theme.typography.h3, margin: '36px 0 8px' },
  '& p': { margin: '12px 0 0' },
}));

/** A page of text: one column of comfortable width. */
export const TextPage = ({ title, children }: TextPageProps) => (
  <Page>
    <Text>
      <PageHeading>{title}</PageHeading>
      {children}
    </Text>
  </Page>
);
