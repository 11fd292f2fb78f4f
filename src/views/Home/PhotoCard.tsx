import { useMemo } from 'react';
import type { Health } from '@contracts/health';
import { ImageUploadCard, type Sight, type UploadState } from '@/components/ImageUploadCard/ImageUploadCard';
import { isPhotoFailure } from '@/lib/failures/photoFailure';
import {
  selectFailure,
  selectImage,
  selectIsByPhoto,
  selectIsRestored,
  selectSearchStatus,
  selectSeen,
} from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useHealth } from '@/store/useHealth';
import { offerPhotos, readPhotoPreview, removePhoto } from '@/store/photoThunks';
import { selectHasResults } from '@/store/homeSelectors';

interface PhotoCardProps {
  onNewSearch: () => void;
}

/** What the server recognises. Assumes food if the server only reports that it has vision, or has not answered yet. */
const sightOf = ({ vision, photos }: Health): Sight => (vision ? (photos ?? 'food') : 'none');

/** The photo of the search, with what the server can recognise. */
export const PhotoCard = ({ onNewSearch }: PhotoCardProps) => {
  const dispatch = useAppDispatch();
  const image = useAppSelector(selectImage);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const status = useAppSelector(selectSearchStatus);
  const hasPhotoFailed = isPhotoFailure(useAppSelector(selectFailure));
  const isRestored = useAppSelector(selectIsRestored);
  const hasResults = useAppSelector(selectHasResults);
  const sight = useHealth(sightOf) ?? 'food';
  const hasSeen = useAppSelector(selectSeen)?.chips.length !== 0;
  const previewUrl = useMemo(() => (image?.isSelected ? dispatch(readPhotoPreview()) : undefined), [dispatch, image]);

  const stateOf = (): UploadState => {
    if (!image) return isRestored && hasResults ? 'restored' : 'idle';
    if (!image.isSelected) return 'preparing';
    if (!isByPhoto) return 'selected';
    if (status === 'loading') return 'loading';
    // Red would blame the photo for a server that cannot be reached.
    if (status === 'error') return hasPhotoFailed ? 'failed' : 'selected';
    // Green would claim that the photo was recognised.
    if (status !== 'success' || !hasResults || sight === 'none' || !hasSeen) return 'selected';
    return isRestored ? 'foundBefore' : 'found';
  };

  return (
    <ImageUploadCard
      state={stateOf()}
      fileName={image?.name}
      previewUrl={previewUrl}
      sight={sight}
      onFiles={(files, isFromCamera) => dispatch(offerPhotos(files, isFromCamera))}
      onRemove={() => dispatch(removePhoto())}
      onNewSearch={onNewSearch}
    />
  );
};
