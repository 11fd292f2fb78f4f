import TuneIcon from '@mui/icons-material/Tune';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { EmptiedBy } from '@/components/EmptiedBy/EmptiedBy';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ExampleSearches } from '@/components/ExampleSearches/ExampleSearches';
import { messages as searchMessages } from '@/components/SearchPanel/messages';
import type { Drawing } from '@/components/StateDrawing/StateDrawing';
import type { Restriction } from '@contracts/analyze';
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { withoutPantry } from '@/lib/search/ingredientText';
import {
  modeChosen,
  restrictionLifted,
  selectAskedPantry,
  selectIsNear,
  selectLastText,
  selectMode,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHidden } from '@/store/search/selectHidden';
import { selectEmptied } from '@/store/search/selectOutcome';
import { HiddenMatches } from './HiddenMatches';
import { messages } from './messages';

interface NothingFoundProps {
  /** Called with another text to search for, in the mode of the search. */
  onSearch: (text: string) => void;
  onFiltersOpen: (anchor: HTMLElement) => void;
  /** Focuses the box, keeping its text. */
  onRetype: () => void;
}

/** Why there is nothing: its drawing, and a heading if the cause can be named. */
const useCause = (): { drawing: Drawing; title?: string } => {
  const { formatMessage } = useIntl();
  const isNear = useAppSelector(selectIsNear);
  const text = useAppSelector(selectLastText);
  const hidden = useAppSelector(selectHidden).length;
  const emptied = useAppSelector(selectEmptied).length;
  if (hidden > 0) return { drawing: 'coveredDish', title: formatMessage(messages.hiddenAll) };
  if (emptied > 0) return { drawing: 'sieve', title: formatMessage(messages.nothingMeetsAll) };
  if (isNear) return { drawing: 'blankCookbook', title: formatMessage(messages.notHere, { dish: text }) };
  return { drawing: 'emptyPlate' };
};

/** No recipe to show: the cause, and what to do next. The first button is the shortest way on. */
export const NothingFound = ({ onSearch, onFiltersOpen, onRetype }: NothingFoundProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const emptied = useAppSelector(selectEmptied);
  const isHidden = useAppSelector(selectHidden).length > 0;
  const isByName = useAppSelector(selectMode) === 'name';
  const pantry = useAppSelector(selectAskedPantry);
  const lift = (restriction: Restriction) => {
    document.getElementById(RESULTS_ANCHOR_ID)?.focus({ preventScroll: true });
    if (restriction.kind === 'ruledOut') onSearch(withoutPantry(restriction.textWithout, pantry));
    else dispatch(restrictionLifted(restriction));
  };
  const searchByIngredients = () => {
    // The box of the other mode has to be there before it can take the focus.
    flushSync(() => dispatch(modeChosen('ingredients')));
    onRetype();
  };
  return (
    <EmptyState
      isPart
      isBelowForm
      isAsideLast
      {...useCause()}
      text={formatMessage(messages.empty)}
      aside={isHidden ? <HiddenMatches /> : isByName && <ExampleSearches mode="name" onChoose={onSearch} />}
    >
      {emptied.length > 0 && <EmptiedBy emptied={emptied} onLift={lift} />}
      {isHidden && (
        <Button look="filled" onClick={({ currentTarget }) => onFiltersOpen(currentTarget)}>
          <TuneIcon fontSize="compact" />
          {formatMessage(searchMessages.filters)}
        </Button>
      )}
      <Button look={isHidden || emptied.length > 0 ? 'outlined' : 'filled'} onClick={onRetype}>
        {formatMessage(isByName ? messages.tryAnotherName : messages.tryOthers)}
      </Button>
      {isByName && !isHidden && (
        <Button look="outlined" onClick={searchByIngredients}>
          {formatMessage(messages.byIngredients)}
        </Button>
      )}
    </EmptyState>
  );
};
