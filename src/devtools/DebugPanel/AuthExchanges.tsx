import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { selectAuthExchanges } from '@/slices/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { messages } from './messages';

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '20px 0 4px' }));

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& summary': {
    minHeight: 44,
    boxSizing: 'border-box',
    paddingBlock: 10,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& pre': {
    margin: '0 0 12px',
    padding: 16,
    borderRadius: 14,
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.sunk,
  },
}));

/** The last five calls to the auth service and their responses, without passwords and tokens. */
export const AuthExchanges = () => {
  const { formatMessage, formatTime } = useIntl();
  const exchanges = useAppSelector(selectAuthExchanges);
  const id = useId();
  if (exchanges.length === 0) return null;
  return (
    <>
      <Heading id={id}>{formatMessage(messages.exchanges)}</Heading>
      <List aria-labelledby={id}>
        {exchanges.toReversed().map((exchange, index) => (
          <li key={`${exchange.at} ${exchanges.length - index}`}>
            <details>
              <summary>
                {formatMessage(messages.exchange, {
                  call: exchange.call,
                  status: exchange.status,
                  time: formatTime(exchange.at, { timeStyle: 'medium' }),
                })}
              </summary>
              <pre>{JSON.stringify({ request: exchange.request, answer: exchange.answer }, null, 2)}</pre>
            </details>
          </li>
        ))}
      </List>
    </>
  );
};
