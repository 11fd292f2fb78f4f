import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ConnectionErrorPanel } from '@/components/ConnectionErrorPanel/ConnectionErrorPanel';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { failureText, isConnectionFailure } from '@/i18n/failureMessages';
import type { ApiFailure } from '@/lib/failures/apiFailure';
import { headlined } from '@/lib/failures/headline';
import { isPhotoFailure } from '@/lib/failures/photoFailure';
import { selectIsOffline } from '@/slices/deviceSlice';
import { searchRetried, selectFailure, selectIsByPhoto, selectMeant, selectSeen } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectDetectedNow } from '@/store/search/selectSearchRequest';
import { AnotherPhoto } from './AnotherPhoto';
import { FoundIngredients } from './FoundIngredients';
import { messages } from './messages';
import { ToldFailure } from './ToldFailure';
import { toolMessages } from './toolMessages';

interface SearchFailureProps {
  /** Called with a corrected list of ingredients. */
  onSearch: (text: string) => void;
  /** Focuses the box, keeping its text. */
  onRetype: () => void;
  /** Opens the list of ingredients. */
  onPick: () => void;
}

const drawingOf = ({ status, code }: ApiFailure) => {
  if (status === 'OFFLINE') return 'unpluggedStove';
  return status === 'TIMEOUT' || code === 'TIMEOUT' ? 'hourglass' : 'shutHatch';
};

/** Whether anything was understood. What was not is named by the failure itself, and is still in the box. */
const useHasUnderstood = (): boolean => {
  const detected = useAppSelector(selectDetectedNow).length;
  const meant = useAppSelector(selectMeant).length;
  const seen = useAppSelector(selectSeen)?.chips.length ?? 0;
  return detected + meant + seen > 0;
};

/** A search that failed: what went wrong, what was understood, and what to do. */
export const SearchFailure = ({ onSearch, onRetype, onPick }: SearchFailureProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectFailure);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const hasUnderstood = useHasUnderstood();
  const isOffline = useAppSelector(selectIsOffline);
  const fault = failure && failureText(failure);
  if (!fault) return null;
  const text = formatMessage(fault.message, fault.values);
  const understood = hasUnderstood && <FoundIngredients onSearch={onSearch} />;
  if (isConnectionFailure(failure))
    return (
      <>
        <ToldFailure>
          <ConnectionErrorPanel
            fault={text}
            drawing={drawingOf(failure)}
            onTryAgain={() => dispatch(searchRetried())}
            onRefresh={() => window.location.reload()}
          />
        </ToldFailure>
        {understood}
      </>
    );
  const isPhotoEmpty = isByPhoto && isPhotoFailure(failure);
  const isNotUnderstood = failure.code === 'NO_INGREDIENTS';
  return (
    <ToldFailure>
      {isOffline && <DeviceSource>{formatMessage(messages.searchedDevice)}</DeviceSource>}
      <EmptyState
        isPart
        isBelowForm
        {...headlined(text)}
        drawing={isPhotoEmpty ? 'blurredPhoto' : isNotUnderstood ? 'unknownJar' : 'emptyPlate'}
        aside={understood}
      >
        {isPhotoEmpty && <AnotherPhoto />}
        {isPhotoEmpty ? (
          <Button look="outlined" onClick={onRetype}>
            {formatMessage(messages.typeInstead)}
          </Button>
        ) : (
          isNotUnderstood && (
            <>
              <Button look="filled" onClick={onRetype}>
                {formatMessage(messages.editText)}
              </Button>
              <Button look="outlined" onClick={onPick}>
                {formatMessage(toolMessages.pick)}
              </Button>
            </>
          )
        )}
      </EmptyState>
    </ToldFailure>
  );
};
