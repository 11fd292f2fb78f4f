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

/** All kinds, meals or drinks. Memoised, so that typing in the search box does not re-render them. */
export const CategoryChips = memo(({ value, onChoose }: CategoryChipsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (
    <div role="group" aria-label={formatMessage(messages.category)}>
      {CATEGORIES.map((category) => (
        <ChoiceChip key={category} type="button" aria-pressed={category === value} onClick={() => onChoose(category)}>
          {category === 'None' ? formatMessage(messages.allKinds) : vocabulary.category(category)}
        </ChoiceChip>
      ))}
    </div>
  );
});
CategoryChips.displayName = 'CategoryChips';
