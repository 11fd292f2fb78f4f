import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from './messages';

interface PrintedCodesProps {
  account: string;
  codes: readonly string[];
}

/* Black on white, large enough to type from, with a line under each code to cross it out. */
const Sheet = styled('article')(({ theme }) => ({
  colorScheme: 'light',
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '12pt',
  lineHeight: 1.4,
  '& h1': { ...theme.typography.h2, margin: '0 0 3mm', fontSize: '18pt', overflowWrap: 'anywhere' },
  '& p': { margin: '0 0 8mm' },
  '& ol': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 14mm', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    padding: '3mm 0',
    borderBottom: '.3mm solid #000',
    fontSize: '15pt',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.08em',
    breakInside: 'avoid',
  },
}));

/** The recovery codes on paper, with what they are for. */
export const PrintedCodes = ({ account, codes }: PrintedCodesProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet>
      <h1>{formatMessage(messages.printTitle, { account })}</h1>
      <p>{formatMessage(messages.printText)}</p>
      <ol translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Sheet>
  );
};
