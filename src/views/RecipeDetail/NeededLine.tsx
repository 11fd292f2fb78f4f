import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Need } from '@contracts/recipe';
import { bold } from '@/components/bold/bold';
import { IconButton } from '@/components/IconButton/IconButton';
import { BasketIcon } from '@/components/icons/BasketIcon';
import { CopyIcon } from '@/components/icons/CopyIcon';
import { messages as cardMessages } from '@/components/RecipeCard/messages';
import { useVocabulary } from '@/i18n/useVocabulary';
import { shoppingListRequested } from '@/slices/uiSlice';
import { useAppDispatch } from '@/store/hooks';
import { messages } from './messages';

interface NeededLineProps {
  /** Of the recipe. */
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

/** Everything that is missing, each with what the cook has that would do instead. */
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
      <BasketIcon />
      <span>{formatMessage(messages.needs, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
      <IconButton
        aria-label={formatMessage(cardMessages.copyNeeds)}
        onClick={() => dispatch(shoppingListRequested({ title, names: needs.map(({ name }) => name) }))}
      >
        <CopyIcon />
      </IconButton>
    </Line>
  );
};
