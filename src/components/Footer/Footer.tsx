import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { messages as headerMessages } from '../Header/messages';
import { Page } from '../Page/Page';
import { messages } from './messages';

const LINKS = [
  { to: '/about', label: messages.about },
  { to: '/contact', label: messages.contact },
  { to: '/privacy', label: messages.privacy },
  { to: '/terms', label: messages.terms },
] as const;

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 64,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled(Page)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 32,
  rowGap: 8,
  paddingBlock: 18,
});

const Name = styled('span')(({ theme }) => ({ ...theme.typography.h4 }));
const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { columnGap: 14 },
}));

const FootLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' } },
}));

export const Footer = () => {
  const { formatMessage } = useIntl();
  return (
    <Foot>
      <Row>
        <Name>{formatMessage(headerMessages.name)}</Name>
        <nav aria-label={formatMessage(messages.label)}>
          <List>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <FootLink to={to}>{formatMessage(label)}</FootLink>
              </li>
            ))}
          </List>
        </nav>
      </Row>
    </Foot>
  );
};
