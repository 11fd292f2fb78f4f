import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { LineKind } from '@kitchen/reading/recipeText/recipeText';
import { messages } from './messages';

interface SourceLinesProps {
  lines: readonly { text: string; kind: LineKind }[];
  lang?: string;
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.96875rem',
  lineHeight: 1.45,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'baseline',
    paddingBlock: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li[data-used="false"]': { color: theme.vars.palette.text.secondary },
  '& b': { fontSize: '0.875rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& > li[data-used="true"] > b': { color: theme.vars.palette.accentText },
}));

const isUsed = (kind: LineKind) => kind !== 'aside' && kind !== 'label';

/** The text a recipe was read from, line by line, each with what it was taken for. */
export const SourceLines = ({ lines, lang }: SourceLinesProps) => {
  const { formatMessage } = useIntl();
  return (
    <List>
      {lines.map(({ text, kind }, index) => (
        <li key={index} data-used={isUsed(kind)}>
          <b>{formatMessage(messages[kind])}</b>
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </List>
  );
};
