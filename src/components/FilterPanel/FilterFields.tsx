import { useIntl } from 'react-intl';
import type { CuisineCount } from '@contracts/analyze';
import {
  CATEGORIES,
  SUBCATEGORIES_OF,
  TIME_LIMITS,
  type Category,
  type Subcategory,
  type TimeLimit,
} from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { tickedAllergens, withTickToggled, type SearchFilters } from '@/lib/search/searchFilters';
import { toggled } from '@/lib/values/toggled';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { messages as timeMessages } from '../TimeSelect/messages';
import { AllergenChecks } from './AllergenChecks';
import { ChoiceGroup } from './ChoiceGroup';
import { CuisineChips } from './CuisineChips';
import { Group, Legend } from './filterParts';
import { messages } from './messages';
import { RatingSlider } from './RatingSlider';

export interface FilterFieldsProps {
  /** What is chosen in the form and not applied yet. */
  draft: SearchFilters;
  onDraftChange: (draft: SearchFilters) => void;
  /** Allergens besides the fifteen. */
  customAllergens?: readonly string[];
  /** Allergens that the profile excludes. */
  profileAllergens?: readonly string[];
  /** Matches by cuisine in the draft's category, most first; undefined when they are not known. */
  cuisineCounts?: readonly CuisineCount[];
  /** Opens the preferences, where the profile can be changed. */
  onPreferencesOpen?: () => void;
  /** The form has changed its height, so that its container can reposition itself. */
  onResize?: () => void;
}

const KindFields = ({ draft, onDraftChange }: Pick<FilterFieldsProps, 'draft' | 'onDraftChange'>) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const types: readonly Subcategory[] = SUBCATEGORIES_OF[draft.category];
  const chooseCategory = (category: Category) =>
    onDraftChange({ ...draft, category, subcategory: category === 'None' ? 'None' : 'All' });
  return (
    <>
      <Group>
        <Legend>{formatMessage(messages.category)}</Legend>
        <SegmentedControl
          label={formatMessage(messages.category)}
          value={draft.category}
          onChange={chooseCategory}
          segments={CATEGORIES.map((category) => ({ value: category, label: vocabulary.category(category) }))}
        />
      </Group>
      {types.length > 0 && (
        <ChoiceGroup
          legend={formatMessage(messages.type)}
          choices={types.map((value) => ({ value, label: vocabulary.subcategory(value) }))}
          chosen={draft.subcategory}
          onChoose={(subcategory) => onDraftChange({ ...draft, subcategory })}
        />
      )}
    </>
  );
};

const TimeField = ({ draft, onDraftChange }: Pick<FilterFieldsProps, 'draft' | 'onDraftChange'>) => {
  const { formatMessage } = useIntl();
  return (
    <ChoiceGroup
      legend={formatMessage(timeMessages.label)}
      choices={[
        { value: null, label: formatMessage(timeMessages.any) },
        ...TIME_LIMITS.map((minutes) => ({ value: minutes, label: formatMessage(timeMessages.upTo, { minutes }) })),
      ]}
      chosen={draft.maxMinutes ?? null}
      onChoose={(maxMinutes: TimeLimit | null) => onDraftChange({ ...draft, maxMinutes })}
    />
  );
};

/** Everything that the filter form asks for, over a draft that its container holds. */
export const FilterFields = ({ draft, onDraftChange, profileAllergens = [], ...rest }: FilterFieldsProps) => {
  const { formatMessage } = useIntl();
  const { customAllergens, cuisineCounts, onPreferencesOpen, onResize } = rest;
  return (
    <>
      <KindFields draft={draft} onDraftChange={onDraftChange} />
      <CuisineChips
        counts={cuisineCounts}
        chosen={draft.cuisines}
        onToggle={(cuisine) => onDraftChange({ ...draft, cuisines: toggled(draft.cuisines, cuisine) })}
        onResize={onResize}
      />
      <TimeField draft={draft} onDraftChange={onDraftChange} />
      <RatingSlider
        value={draft.minimumRating}
        onChange={(minimumRating) => onDraftChange({ ...draft, minimumRating })}
      />
      <Group>
        <Legend>{formatMessage(messages.excludeAllergens)}</Legend>
        <AllergenChecks
          custom={customAllergens}
          excluded={tickedAllergens(draft, profileAllergens)}
          profile={profileAllergens}
          onPreferencesOpen={onPreferencesOpen}
          onToggle={(name) => onDraftChange(withTickToggled(draft, name, profileAllergens))}
        />
      </Group>
    </>
  );
};
