import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { SORT_OPTIONS } from '@contracts/vocabulary';
import { FiltersButton } from '@/components/FiltersButton/FiltersButton';
import { SortSelect } from '@/components/SortSelect/SortSelect';
import { TimeSelect } from '@/components/TimeSelect/TimeSelect';
import { selectCategory, selectMaxMinutes, selectSortOption, sortChosen, timeChosen } from '@/slices/searchSlice';
import { selectActiveFilterCount } from '@/store/homeSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages, RESULT_HEADINGS } from './messages';

interface ResultsHeadProps {
  headingId: string;
  shown: number;
  total: number;
  areFiltersOpen: boolean;
  onFiltersOpen: (anchor: HTMLElement) => void;
}

/* One row at every width: the heading leaves the tools their room, and its number moves below it. */
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 14px',
  minWidth: 0,
  margin: 0,
  [theme.breakpoints.down('md')]: {
    fontSize: '1.3125rem',
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  [theme.breakpoints.up('md')]: { fontSize: '1.875rem' },
  [theme.breakpoints.up('lg')]: { fontSize: '2.375rem' },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: { fontSize: '0.9375rem', lineHeight: 1.2 },
}));

/* Icons on a phone. */
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('md')]: { gap: 8, '& > button': { minWidth: 44, minHeight: 44, flex: 'none' } },
}));

/** The heading of the results, with their number, the sort order and the filters. */
export const ResultsHead = ({ headingId, shown, total, areFiltersOpen, onFiltersOpen }: ResultsHeadProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const category = useAppSelector(selectCategory);
  const maxMinutes = useAppSelector(selectMaxMinutes);
  const sortOption = useAppSelector(selectSortOption);
  const filterCount = useAppSelector(selectActiveFilterCount);
  return (
    <Head>
      <Title id={headingId}>
        {formatMessage(RESULT_HEADINGS[category])}
        {total > 0 && <Count>{formatMessage(messages.shownOf, { shown, total })}</Count>}
      </Title>
      <Tools>
        <SortSelect
          isTight
          orders={SORT_OPTIONS}
          value={sortOption}
          onChange={(option) => dispatch(sortChosen(option))}
        />
        <TimeSelect isTight value={maxMinutes} onChange={(limit) => dispatch(timeChosen(limit))} />
        <FiltersButton isOfResults count={filterCount} isOpen={areFiltersOpen} onOpen={onFiltersOpen} />
      </Tools>
    </Head>
  );
};
