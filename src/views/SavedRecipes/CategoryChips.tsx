import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { CATEGORIES, type Category } from '@contracts/vocabulary';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import { useVocabulary } from '@/i18n/useVocabulary';
import { messages } from './messages';

interface CategoryChipsProps {
  value: Category;
  onChoose: (category: Category) => void;
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** All, meals or drinks. Memoised, so that typing in the search box does not re-render them. */
export const CategoryChips = memo(({ value, onChoose }: CategoryChipsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (
    <Chips role="group" aria-label={formatMessage(messages.category)}>
      {CATEGORIES.map((category) => (
        <ChoiceChip key={category} type="button" aria-pressed={category === value} onClick={() => onChoose(category)}>
          {vocabulary.category(category)}
        </ChoiceChip>
      ))}
    </Chips>
  );
});
CategoryChips.displayName = 'CategoryChips';
