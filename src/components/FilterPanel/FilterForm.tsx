import CloseIcon from '@mui/icons-material/Close';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type FormEvent } from 'react';
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
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { messages as timeMessages } from '../TimeSelect/messages';
import { toggled } from '@/lib/values/toggled';
import { AllergenChecks } from './AllergenChecks';
import { ChoiceGroup } from './ChoiceGroup';
import { CuisineChips } from './CuisineChips';
import { Group, Legend } from './filterParts';
import { messages } from './messages';
import { RatingSlider } from './RatingSlider';
import { NO_FILTERS, tickedAllergens, withTickToggled, type SearchFilters } from '@/lib/search/searchFilters';

export interface FilterFormProps {
  titleId: string;
  filters: SearchFilters;
  /** Allergens besides the fifteen. */
  customAllergens?: readonly string[];
  /** Allergens that the profile excludes. */
  profileAllergens?: readonly string[];
  /** Matches by cuisine in the chosen category, most first. */
  cuisineCounts?: readonly CuisineCount[];
  /** Opens the preferences, where the profile can be changed. */
  onPreferencesOpen?: () => void;
  onApply: (filters: SearchFilters) => void;
  /** Only where a button is the one way to close it: a hidden button would still trap the popover's focus. */
  onClose?: () => void;
  /** The form has changed its height, so that its container can reposition itself. */
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

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .apply': { flexGrow: 1, minHeight: 52 },
  [theme.breakpoints.up('md')]: { padding: '14px 24px', '& .apply': { flexGrow: 0, paddingInline: 36, minHeight: 48 } },
}));

/** The filter form. It edits a local draft and hands it over on Apply. */
export const FilterForm = ({
  titleId,
  filters,
  customAllergens,
  profileAllergens = [],
  cuisineCounts,
  onPreferencesOpen,
  onApply,
  onClose,
  onResize,
}: FilterFormProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
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

  useEffect(() => {
    onResize?.();
  }, [hasTypes, onResize]);

  return (
    <Form onSubmit={apply}>
      <Head>
        <Title id={titleId}>{formatMessage(messages.title)}</Title>
        {onClose && (
          <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
            <CloseIcon fontSize="medium" />
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
          <ChoiceGroup
            legend={formatMessage(messages.type)}
            choices={types.map((value) => ({ value, label: vocabulary.subcategory(value) }))}
            chosen={draft.subcategory}
            onChoose={(subcategory) => change({ subcategory })}
          />
        )}
        <CuisineChips
          counts={draft.category === filters.category ? cuisineCounts : undefined}
          chosen={draft.cuisines}
          onToggle={(cuisine) => change({ cuisines: toggled(draft.cuisines, cuisine) })}
          onResize={onResize}
        />
        <ChoiceGroup
          legend={formatMessage(timeMessages.label)}
          choices={[
            { value: null, label: formatMessage(timeMessages.any) },
            ...TIME_LIMITS.map((minutes) => ({ value: minutes, label: formatMessage(timeMessages.upTo, { minutes }) })),
          ]}
          chosen={draft.maxMinutes ?? null}
          onChoose={(maxMinutes: TimeLimit | null) => change({ maxMinutes })}
        />
        <RatingSlider value={draft.minimumRating} onChange={(minimumRating) => change({ minimumRating })} />
        <Group>
          <Legend>{formatMessage(messages.excludeAllergens)}</Legend>
          <AllergenChecks
            custom={customAllergens}
            excluded={tickedAllergens(draft, profileAllergens)}
            profile={profileAllergens}
            onPreferencesOpen={onPreferencesOpen}
            onToggle={(name) => setDraft(withTickToggled(draft, name, profileAllergens))}
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
