import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { BasketIcon } from '@/components/icons/BasketIcon';
import { messages } from './messages';

interface NeededLineProps {
  needs: readonly Need[];
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  '& svg': { marginTop: 2, color: theme.vars.palette.accentText },
  '& .swap': { color: theme.vars.palette.text.secondary },
}));

/** Everything that is missing, each with what the cook has that would do instead. */
export const NeededLine = ({ needs }: NeededLineProps) => {
  const { formatMessage } = useIntl();
  return (
    <Line>
      <BasketIcon />
      <span>
        <strong>{formatMessage(messages.needs)}</strong>{' '}
        {needs.map(({ name, swap }, i) => (
          <span key={name}>
            {i > 0 && ', '}
            {name}
            {swap && <span className="swap"> · {formatMessage(messages.swap, { swap })}</span>}
          </span>
        ))}
      </span>
    </Line>
  );
};
