import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { bold } from '@/components/bold/bold';
import { IconButton } from '@/components/IconButton/IconButton';
import { messages as cardMessages } from '@/components/RecipeCard/messages';
import { useVocabulary } from '@/i18n/useVocabulary';
import { useCardActions } from '../useCardActions';
import { messages } from './messages';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  '& > svg': { marginTop: 2, color: theme.vars.palette.accentText },
  '& > button': { margin: '-10px 0' },
}));

/** Every missing ingredient, with what the cook has that can replace it. */
export const NeededLine = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage, formatList } = useIntl();
  const { onListNeeds } = useCardActions();
  const { swap } = useVocabulary();
  const names = (recipe.needs ?? []).map((need) => {
    const instead = swap(need);
    return instead ? formatMessage(messages.needWithSwap, { name: need.name, swap: instead }) : need.name;
  });
  return (
    <Line>
      <ShoppingBasketIcon />
      <span>{formatMessage(messages.needs, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
      <IconButton aria-label={formatMessage(cardMessages.listNeeds)} onClick={() => onListNeeds?.(recipe)}>
        <AddShoppingCartIcon />
      </IconButton>
    </Line>
  );
};
