import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 8 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)', columnGap: 40 },
  /* The fields end where the line above them does. */
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 640px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));
const Hint = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  fontSize: '0.90625rem',
  color: theme.vars.palette.text.secondary,
}));
const Content = styled('div')({ display: 'grid', alignContent: 'start', gap: 16, minWidth: 0 });

/** One topic of a form page: title and hint at the left, fields at the right, stacked on a narrow screen. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {hint && <Hint>{hint}</Hint>}
      </div>
      <Content>{children}</Content>
    </Section>
  );
};
