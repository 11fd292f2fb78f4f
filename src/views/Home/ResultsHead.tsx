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

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  [theme.breakpoints.up('md')]: { gap: '12px 16px' },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 14px',
  margin: 0,
  [theme.breakpoints.down('md')]: { fontSize: '1.5rem' },
  [theme.breakpoints.up('md')]: { fontSize: '2.375rem' },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/* One line on a phone: the two lists share what the filters button leaves. */
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('md')]: {
    flex: '1 1 100%',
    gap: 8,
    '& select, & > button': { minHeight: 44 },
    '& select, & select + span': { paddingInline: '12px 28px', fontSize: '0.9375rem' },
    '& span:has(> select)': { minWidth: 0 },
    '& > :not(button)': { flex: '1 1 0', minWidth: 0 },
    '& > div': { flexGrow: 1.25 },
    '& > div > span': { flex: 1 },
    '& > button': { flex: 'none' },
  },
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
      <Title id={headingId} data-keep-clear>
        {formatMessage(RESULT_HEADINGS[category])}
        {total > 0 && <Count>{formatMessage(messages.shownOf, { shown, total })}</Count>}
      </Title>
      <Tools>
        <SortSelect orders={SORT_OPTIONS} value={sortOption} onChange={(option) => dispatch(sortChosen(option))} />
        <TimeSelect value={maxMinutes} onChange={(limit) => dispatch(timeChosen(limit))} />
        <FiltersButton isOfResults count={filterCount} isOpen={areFiltersOpen} onOpen={onFiltersOpen} />
      </Tools>
    </Head>
  );
};
