import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { bold } from '../bold/bold';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

interface NeedsLineProps {
  needs: readonly Need[];
  /** Puts the missing ingredients on the shopping list. */
  onList?: () => void;
}

/** Up to four names are all shown; of more than that, three and a number. */
const NAMED_AT_MOST = 4;
const NAMED_OF_MANY = 3;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  /* The icons stand on the first of two lines. */
  alignItems: 'flex-start',
  gap: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& svg': { flexShrink: 0, color: theme.vars.palette.accentText },
  /* The card's link covers the card. The button lies above the link and takes no more room than its line. */
  '& button': { position: 'relative', zIndex: 2, marginBlock: -11, marginInline: 'auto -12px' },
}));

const More = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const quiet = (chunks: ReactNode[]) => <More key="more">{chunks}</More>;

/** "Needs: spaghetti, basil": what the cook would still have to buy. */
export const NeedsLine = ({ needs, onList }: NeedsLineProps) => {
  const { formatMessage, formatList } = useIntl();
  const named = needs.length > NAMED_AT_MOST ? needs.slice(0, NAMED_OF_MANY) : needs;
  const count = needs.length - named.length;
  const names = formatList(
    named.map(({ name }) => name),
    { type: 'unit' },
  );
  return (
    <Line>
      <ShoppingBasketIcon />
      <span>
        {count > 0
          ? formatMessage(messages.needsMore, { names, count, b: bold, more: quiet })
          : formatMessage(messages.needs, { names, b: bold })}
      </span>
      {onList && (
        <IconButton aria-label={formatMessage(messages.listNeeds)} onClick={onList}>
          <AddShoppingCartIcon fontSize="tiny" />
        </IconButton>
      )}
    </Line>
  );
};
