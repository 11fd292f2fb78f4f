import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

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
    /* Level with the first section. */
    marginTop: 138,
    paddingInlineStart: 24,
    borderInlineStart: `1.5px solid ${theme.vars.palette.divider}`,
  },
  '& p': { margin: '0 0 4px', fontSize: '0.90625rem', fontWeight: 650, color: theme.vars.palette.text.secondary },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '@media (hover: hover)': { '& a:hover': { color: theme.vars.palette.accentText, textDecoration: 'underline' } },
}));

/** The sections of a long text, beside it on a wide screen. */
export const TextContents = ({ sections }: TextContentsProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <Nav aria-labelledby={labelId}>
      <p id={labelId}>{formatMessage(messages.label)}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};
