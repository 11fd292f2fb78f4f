import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { CATEGORIES, type Category } from '@contracts/vocabulary';
import { segment, track } from '@/components/SegmentedControl/segmentStyles';
import { useVocabulary } from '@/i18n/useVocabulary';
import { messages } from './messages';

interface CategoryChipsProps {
  value: Category;
  onChoose: (category: Category) => void;
}

/* Segments, unlike the collections beside them, so that two choices do not look like one. */
const Track = styled('div')(({ theme }) => track(theme));
const Kind = styled('button')(({ theme }) => ({
  background: 'none',
  font: 'inherit',
  ...segment(theme, '&[aria-pressed="true"]'),
  fontSize: '0.96875rem',
}));

/** All kinds, meals or drinks. Memoised, so that typing in the search box does not re-render them. */
export const CategoryChips = memo(({ value, onChoose }: CategoryChipsProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  return (
    <div role="group" aria-label={formatMessage(messages.category)}>
      <Track>
        {CATEGORIES.map((category) => (
          <Kind key={category} type="button" aria-pressed={category === value} onClick={() => onChoose(category)}>
            {category === 'None' ? formatMessage(messages.allKinds) : vocabulary.category(category)}
          </Kind>
        ))}
      </Track>
    </div>
  );
});
CategoryChips.displayName = 'CategoryChips';
