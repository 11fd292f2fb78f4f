import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { bold } from '@/components/bold/bold';
import { IconButton } from '@/components/IconButton/IconButton';
import { messages as cardMessages } from '@/components/RecipeCard/messages';
import { useVocabulary } from '@/i18n/useVocabulary';
import { shoppingListRequested } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';

interface NeededLineProps {
  /** Title of the recipe. */
  title: string;
  needs: readonly Need[];
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  '& > svg': { marginTop: 2, color: theme.vars.palette.accentText },
  '& > button': { margin: '-10px 0' },
}));

/** Every missing ingredient, with what the cook has that can replace it. */
export const NeededLine = ({ title, needs }: NeededLineProps) => {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useAppDispatch();
  const { swap } = useVocabulary();
  const names = needs.map((need) => {
    const instead = swap(need);
    return instead ? formatMessage(messages.needWithSwap, { name: need.name, swap: instead }) : need.name;
  });
  return (
    <Line>
      <ShoppingBasketIcon />
      <span>{formatMessage(messages.needs, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
      <IconButton
        aria-label={formatMessage(cardMessages.copyNeeds)}
        onClick={() => dispatch(shoppingListRequested({ title, names: needs.map(({ name }) => name) }))}
      >
        <ContentCopyIcon />
      </IconButton>
    </Line>
  );
};
