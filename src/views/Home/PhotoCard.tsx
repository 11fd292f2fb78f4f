import { useMemo } from 'react';
import { useGetHealthQuery } from '@/api/apiSlice';
import { ImageUploadCard, type UploadState } from '@/components/ImageUploadCard/ImageUploadCard';
import { selectImage, selectIsByPhoto, selectIsRestored, selectSearchStatus } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { offerPhoto, readPhotoPreview, removePhoto } from '@/store/photoThunks';
import { selectHasResults } from '@/store/homeSelectors';

interface PhotoCardProps {
  onNewSearch: () => void;
}

/** The photo of the search, with what the server says of its eyes. */
export const PhotoCard = ({ onNewSearch }: PhotoCardProps) => {
  const dispatch = useAppDispatch();
  const image = useAppSelector(selectImage);
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const status = useAppSelector(selectSearchStatus);
  const isRestored = useAppSelector(selectIsRestored);
  const hasResults = useAppSelector(selectHasResults);
  const { data: health } = useGetHealthQuery();
  const cannotSee = health?.vision === false;
  const previewUrl = useMemo(() => (image?.isSelected ? dispatch(readPhotoPreview()) : undefined), [dispatch, image]);

  const stateOf = (): UploadState => {
    if (!image) return isRestored && hasResults ? 'restored' : 'idle';
    if (!image.isSelected) return 'preparing';
    if (!isByPhoto) return 'selected';
    if (status === 'loading') return 'loading';
    if (status === 'error') return 'failed';
    // Green would say that the photo was read.
    return status === 'success' && hasResults && !cannotSee ? 'found' : 'selected';
  };

  return (
    <ImageUploadCard
      state={stateOf()}
      fileName={image?.name}
      previewUrl={previewUrl}
      cannotSee={cannotSee}
      onFile={(file, isFromCamera) => dispatch(offerPhoto(file, isFromCamera))}
      onRemove={() => dispatch(removePhoto())}
      onNewSearch={onNewSearch}
    />
  );
};
