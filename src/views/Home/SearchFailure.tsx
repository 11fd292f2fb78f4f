import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ConnectionErrorPanel } from '@/components/ConnectionErrorPanel/ConnectionErrorPanel';
import { failureText, isConnectionFailure } from '@/i18n/failureMessages';
import { searchRetried, selectFailure, selectIsByPhoto } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FoundIngredients } from './FoundIngredients';
import { toolMessages } from './toolMessages';

interface SearchFailureProps {
  /** Called with a corrected list of ingredients. */
  onSearch: (text: string) => void;
  /** Opens the list of ingredients. */
  onPick: () => void;
}

/* Not an alert: the toast of the same failure is one. */
const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: 0,
  fontWeight: 650,
  color: theme.vars.palette.error.main,
}));

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** The photo found nothing: offer to pick fresh ingredients from a list. */
const PHOTO_CODES: ReadonlySet<string> = new Set(['VISION_UNAVAILABLE', 'NO_INGREDIENTS', 'NOT_AN_IMAGE']);

/** A search that failed: what went wrong, what was understood, and what to do. */
export const SearchFailure = ({ onSearch, onPick }: SearchFailureProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectFailure);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const fault = failure && failureText(failure);
  if (!fault) return null;
  return (
    <>
      <Fault data-keep-clear>
        <ErrorOutlineIcon fontSize="medium" />
        {formatMessage(fault.message, fault.values)}
      </Fault>
      <FoundIngredients onSearch={onSearch} />
      {isByPhoto && PHOTO_CODES.has(failure.code ?? '') && (
        <Row>
          <Button look="outlined" onClick={onPick}>
            {formatMessage(toolMessages.pick)}
          </Button>
        </Row>
      )}
      {isConnectionFailure(failure) && (
        <ConnectionErrorPanel onTryAgain={() => dispatch(searchRetried())} onRefresh={() => window.location.reload()} />
      )}
    </>
  );
};
