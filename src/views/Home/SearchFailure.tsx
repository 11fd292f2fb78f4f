import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ConnectionErrorPanel } from '@/components/ConnectionErrorPanel/ConnectionErrorPanel';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { failureText, isConnectionFailure } from '@/i18n/failureMessages';
import type { ApiFailure } from '@/lib/failures/apiFailure';
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

/** The photo showed no ingredient: offer to pick them from a list. */
const PHOTO_CODES: ReadonlySet<string> = new Set(['VISION_UNAVAILABLE', 'NO_INGREDIENTS', 'NOT_AN_IMAGE']);

const drawingOf = ({ status, code }: ApiFailure) => {
  if (status === 'OFFLINE') return 'unpluggedStove';
  return status === 'TIMEOUT' || code === 'TIMEOUT' ? 'hourglass' : 'shutHatch';
};

/** Where the failure stands; its toast then shows its title only. */
const Told = ({ children }: { children: ReactNode }) => <div data-tells="search">{children}</div>;

/** A search that failed: what went wrong, what was understood, and what to do. */
export const SearchFailure = ({ onSearch, onPick }: SearchFailureProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectFailure);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const fault = failure && failureText(failure);
  if (!fault) return null;
  const text = formatMessage(fault.message, fault.values);
  const understood = <FoundIngredients onSearch={onSearch} />;
  if (isConnectionFailure(failure))
    return (
      <>
        <Told>
          <ConnectionErrorPanel
            fault={text}
            drawing={drawingOf(failure)}
            onTryAgain={() => dispatch(searchRetried())}
            onRefresh={() => window.location.reload()}
          />
        </Told>
        {understood}
      </>
    );
  const isPhotoEmpty = isByPhoto && PHOTO_CODES.has(failure.code ?? '');
  const isNotUnderstood = failure.code === 'NO_INGREDIENTS';
  return (
    <Told>
      <EmptyState
        isFlat
        text={text}
        drawing={isPhotoEmpty ? 'blurredPhoto' : isNotUnderstood ? 'unknownJar' : 'emptyPlate'}
        aside={understood}
      >
        {(isPhotoEmpty || isNotUnderstood) && (
          <Button look="outlined" onClick={onPick}>
            {formatMessage(toolMessages.pick)}
          </Button>
        )}
      </EmptyState>
    </Told>
  );
};
