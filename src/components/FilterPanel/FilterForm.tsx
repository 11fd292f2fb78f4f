import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { RATING_MAX, RATING_STEP } from '@contracts/limits';
import { CATEGORIES, SUBCATEGORIES_OF, type Category, type Subcategory } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { toggled } from '@/lib/toggled';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { CloseIcon } from '../icons/CloseIcon';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { StarRating } from '../StarRating/StarRating';
import { AllergenChecks } from './AllergenChecks';
import { messages } from './messages';
import { NO_FILTERS, type SearchFilters } from './searchFilters';

interface FilterFormProps {
  titleId: string;
  filters: SearchFilters;
  /** Allergens beside the fifteen. */
  customAllergens?: readonly string[];
  onApply: (filters: SearchFilters) => void;
  /** Where only a button closes it; a hidden one would hold the focus of the popover. */
  onClose?: () => void;
  /** The form has become higher or lower, so that what holds it can move. */
  onResize?: () => void;
}

const Form = styled('form')({ display: 'flex', flexDirection: 'column', width: '100%', minHeight: 0, flexGrow: 1 });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 10px 10px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: '20px 24px 4px', borderBottom: 0 },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 20,
  [theme.breakpoints.up('md')]: { gap: 18, padding: '10px 24px 18px' },
}));

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 700 });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const RatingHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: 700,
  '& output': { display: 'inline-flex', alignItems: 'center', gap: 12, fontVariantNumeric: 'tabular-nums' },
});

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .apply': { flexGrow: 1, minHeight: 52 },
  [theme.breakpoints.up('md')]: { padding: '14px 24px', '& .apply': { flexGrow: 0, paddingInline: 36, minHeight: 48 } },
}));

/** The draft of the filters lives here and leaves with Apply. */
export const FilterForm = ({ titleId, filters, customAllergens, onApply, onClose, onResize }: FilterFormProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const ratingId = useId();
  const [draft, setDraft] = useState(filters);
  const change = (part: Partial<SearchFilters>) => setDraft({ ...draft, ...part });

  const chooseCategory = (category: Category) =>
    change({ category, subcategory: category === 'None' ? 'None' : 'All' });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const types: readonly Subcategory[] = SUBCATEGORIES_OF[draft.category];
  const hasTypes = types.length > 0;

  useEffect(() => onResize?.(), [hasTypes, onResize]);

  return (
    <Form onSubmit={apply}>
      <Head>
        <Title id={titleId}>{formatMessage(messages.title)}</Title>
        {onClose && (
          <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
            <CloseIcon size={24} />
          </IconButton>
        )}
      </Head>
      <Body>
        <Group>
          <Legend>{formatMessage(messages.category)}</Legend>
          <SegmentedControl
            label={formatMessage(messages.category)}
            value={draft.category}
            onChange={chooseCategory}
            segments={CATEGORIES.map((category) => ({ value: category, label: vocabulary.category(category) }))}
          />
        </Group>
        {hasTypes && (
          <Group>
            <Legend>{formatMessage(messages.type)}</Legend>
            <Chips>
              {types.map((subcategory) => (
                <ChoiceChip
                  key={subcategory}
                  type="button"
                  aria-pressed={subcategory === draft.subcategory}
                  onClick={() => change({ subcategory })}
                >
                  {vocabulary.subcategory(subcategory)}
                </ChoiceChip>
              ))}
            </Chips>
          </Group>
        )}
        <div>
          <RatingHead>
            <span id={ratingId}>{formatMessage(messages.minimumRating)}</span>
            <output aria-hidden="true">
              <StarRating rating={draft.minimumRating} />
              {draft.minimumRating}
            </output>
          </RatingHead>
          <div style={{ padding: '4px 11px 0' }}>
            <Slider
              aria-labelledby={ratingId}
              getAriaValueText={(count) => formatMessage(messages.stars, { count })}
              min={0}
              max={RATING_MAX}
              step={RATING_STEP}
              marks
              track={false}
              value={draft.minimumRating}
              onChange={(_event, value) => change({ minimumRating: Number(value) })}
            />
          </div>
        </div>
        <Group>
          <Legend>{formatMessage(messages.excludeAllergens)}</Legend>
          <AllergenChecks
            custom={customAllergens}
            excluded={draft.excludedAllergens}
            onToggle={(name) => change({ excludedAllergens: toggled(draft.excludedAllergens, name) })}
          />
        </Group>
      </Body>
      <Foot>
        <Button onClick={() => setDraft(NO_FILTERS)}>{formatMessage(messages.reset)}</Button>
        <Button type="submit" look="filled" className="apply">
          {formatMessage(messages.apply)}
        </Button>
      </Foot>
    </Form>
  );
};
