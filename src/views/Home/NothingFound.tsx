import TuneIcon from '@mui/icons-material/Tune';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { EmptiedBy } from '@/components/EmptiedBy/EmptiedBy';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { messages as searchMessages } from '@/components/SearchPanel/messages';
import type { Restriction } from '@contracts/analyze';
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { withoutPantry } from '@/lib/search/ingredientText';
import { restrictionLifted, selectAskedPantry, selectIsNear, selectLastText } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectEmptied } from '@/store/search/selectOutcome';
import { messages } from './messages';

interface NothingFoundProps {
  /** Called with the text without what it rules out. */
  onWishLifted: (text: string) => void;
  onFiltersOpen: (anchor: HTMLElement) => void;
  /** Focuses the box, keeping its text. */
  onRetype: () => void;
}

/** No recipe to show, and what to do next. */
export const NothingFound = ({ onWishLifted, onFiltersOpen, onRetype }: NothingFoundProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const emptied = useAppSelector(selectEmptied);
  const isNear = useAppSelector(selectIsNear);
  const text = useAppSelector(selectLastText);
  const pantry = useAppSelector(selectAskedPantry);
  const lift = (restriction: Restriction) => {
    document.getElementById(RESULTS_ANCHOR_ID)?.focus({ preventScroll: true });
    if (restriction.kind === 'ruledOut') onWishLifted(withoutPantry(restriction.textWithout, pantry));
    else dispatch(restrictionLifted(restriction));
  };
  return (
    <EmptyState
      isPart
      title={isNear ? formatMessage(messages.notHere, { dish: text }) : undefined}
      text={formatMessage(messages.empty)}
    >
      {emptied.length > 0 && <EmptiedBy emptied={emptied} onLift={lift} />}
      <Button look="outlined" onClick={onRetype}>
        {formatMessage(messages.tryOthers)}
      </Button>
      <Button look="outlined" onClick={({ currentTarget }) => onFiltersOpen(currentTarget)}>
        <TuneIcon fontSize="compact" />
        {formatMessage(searchMessages.filters)}
      </Button>
    </EmptyState>
  );
};
