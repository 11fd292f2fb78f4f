import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { useCurrentSection } from './useCurrentSection';

interface TextContentsProps {
  sections: readonly { id: string; title: string }[];
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'sticky',
    top: 'calc(var(--header-height) + 24px)',
    alignSelf: 'start',
    /* Level with the heading of the page. */
    marginTop: 8,
    paddingInlineStart: 24,
    borderInlineStart: `1.5px solid ${theme.vars.palette.divider}`,
  },
  '& p': { margin: '0 0 4px', fontSize: '0.90625rem', fontWeight: 650, color: theme.vars.palette.text.secondary },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a[aria-current]': {
    fontWeight: 650,
    color: theme.vars.palette.accentText,
    /* On the line beside the list. */
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 10,
      insetInlineStart: -26,
      width: 3,
      borderRadius: 2,
      backgroundColor: 'currentColor',
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
  '@media (hover: hover)': { '& a:hover': { color: theme.vars.palette.accentText, textDecoration: 'underline' } },
}));

/** The sections of a long text, beside it on a wide screen. The one that is read is marked. */
export const TextContents = ({ sections }: TextContentsProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  const current = useCurrentSection(sections);
  return (
    <Nav aria-labelledby={labelId}>
      <p id={labelId}>{formatMessage(messages.label)}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};
