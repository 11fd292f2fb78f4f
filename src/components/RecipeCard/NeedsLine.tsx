import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { bold } from '../bold/bold';
import { IconButton } from '../IconButton/IconButton';
import { BasketIcon } from '../icons/BasketIcon';
import { CopyIcon } from '../icons/CopyIcon';
import { messages } from './messages';

interface NeedsLineProps {
  needs: readonly Need[];
  /** Copies them as a shopping list. */
  onCopy?: () => void;
}

/** Up to four names are all said; of more than that, three and a number. */
const NAMED_AT_MOST = 4;
const NAMED_OF_MANY = 3;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& svg': { color: theme.vars.palette.accentText },
  /* The card's link lies over the card; the button lies over the link, and takes no more room than its line. */
  '& button': { position: 'relative', zIndex: 2, margin: '-10px -12px -10px auto' },
}));

const More = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const quiet = (chunks: ReactNode[]) => <More key="more">{chunks}</More>;

/** "Needs: spaghetti, basil": what the cook would still have to get. */
export const NeedsLine = ({ needs, onCopy }: NeedsLineProps) => {
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
      {onCopy && (
        <IconButton aria-label={formatMessage(messages.copyNeeds)} onClick={onCopy}>
          <CopyIcon size={18} />
        </IconButton>
      )}
    </Line>
  );
};
