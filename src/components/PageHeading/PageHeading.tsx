import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePageHeading } from './usePageHeading';

interface PageHeadingProps {
  /** Language of the heading, if it is not the page's. */
  lang?: string;
  children: ReactNode;
}

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

/** The h1 of a screen. */
export const PageHeading = ({ lang, children }: PageHeadingProps) => {
  const heading = usePageHeading();
  return (
    <Heading {...heading} lang={lang}>
      {children}
    </Heading>
  );
};
