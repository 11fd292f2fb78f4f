import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { bold } from '@/components/bold/bold';
import { BasketIcon } from '@/components/icons/BasketIcon';
import { useVocabulary } from '@/i18n/useVocabulary';
import { messages } from './messages';

interface NeededLineProps {
  needs: readonly Need[];
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  '& svg': { marginTop: 2, color: theme.vars.palette.accentText },
}));

/** Everything that is missing, each with what the cook has that would do instead. */
export const NeededLine = ({ needs }: NeededLineProps) => {
  const { formatMessage, formatList } = useIntl();
  const { swap } = useVocabulary();
  const names = needs.map((need) => {
    const instead = swap(need);
    return instead ? formatMessage(messages.needWithSwap, { name: need.name, swap: instead }) : need.name;
  });
  return (
    <Line>
      <BasketIcon />
      <span>{formatMessage(messages.needs, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
    </Line>
  );
};
