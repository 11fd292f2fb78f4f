import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { bold } from '../bold/bold';
import { BasketIcon } from '../icons/BasketIcon';
import { messages } from './messages';

interface NeedsLineProps {
  needs: readonly Need[];
}

/** Up to four names are all said; of more than that, three and a number. */
const NAMED_AT_MOST = 4;
const NAMED_OF_MANY = 3;

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& svg': { color: theme.vars.palette.accentText },
}));

const More = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const quiet = (chunks: ReactNode[]) => <More key="more">{chunks}</More>;

/** "Needs: spaghetti, basil": what the cook would still have to get. */
export const NeedsLine = ({ needs }: NeedsLineProps) => {
  const { formatMessage, formatList } = useIntl();
  const named = needs.length > NAMED_AT_MOST ? needs.slice(0, NAMED_OF_MANY) : needs;
  const count = needs.length - named.length;
  const names = formatList(
    named.map(({ name }) => name),
    { type: 'unit' },
  );
  return (
    <Line>
      <BasketIcon />
      <span>
        {count > 0
          ? formatMessage(messages.needsMore, { names, count, b: bold, more: quiet })
          : formatMessage(messages.needs, { names, b: bold })}
      </span>
    </Line>
  );
};
