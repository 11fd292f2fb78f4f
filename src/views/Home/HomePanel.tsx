import { styled } from '@mui/material/styles';
import { Suspense, type Ref } from 'react';
import { Hero } from '@/components/Hero/Hero';
import { UPLOAD_SHAPE } from '@/components/ImageUploadCard/uploadShape';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import { isPhotoFailure } from '@/lib/failures/photoFailure';
import { canSearch } from '@/lib/search/canSearch';
import { modeChosen, selectFailure, selectImage, selectIsByPhoto, selectSearchStatus } from '@/slices/searchSlice';
import { selectActiveFilterCount } from '@/store/homeSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LarderTools, PhotoCard } from './homeParts';
import type { HomeSearch } from './useHomeSearch';

interface HomePanelProps {
  search: HomeSearch;
  fieldRef: Ref<HTMLTextAreaElement & HTMLInputElement>;
  isFirstVisit: boolean;
  areFiltersOpen: boolean;
  /** Incremented to open the list of ingredients. */
  picksAsked: number;
  /** Focuses the box, keeping its text. */
  onRetype: () => void;
  onFiltersOpen: (anchor: HTMLElement) => void;
}

const PhotoRoom = styled('div')(({ theme }) => ({
  ...UPLOAD_SHAPE,
  border: `1.5px dashed ${theme.vars.palette.edge}`,
}));

const ToolsRoom = styled('div')({ minHeight: 44 });

/** The hero with the search panel: the boxes, the photo, the tools and the filters button. */
export const HomePanel = (props: HomePanelProps) => {
  const { search, fieldRef, isFirstVisit, areFiltersOpen, picksAsked, onRetype, onFiltersOpen } = props;
  const { mode, drafts, early, suggesting, write, submit, ways } = search;
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSearchStatus);
  const isLoading = status === 'loading';
  const isByPhoto = useAppSelector(selectIsByPhoto);
  const hasPhotoFailed = isPhotoFailure(useAppSelector(selectFailure));
  const hasPhoto = useAppSelector(selectImage)?.isSelected === true;
  const filterCount = useAppSelector(selectActiveFilterCount);
  return (
    <Hero mode={mode} isCompact={!isFirstVisit}>
      <SearchPanel
        mode={mode}
        text={drafts[mode]}
        isLoading={isLoading}
        hasPhoto={hasPhoto}
        isPhotoRead={isByPhoto && (status === 'success' || hasPhotoFailed)}
        photo={
          <Suspense fallback={<PhotoRoom />}>
            <PhotoCard onNewSearch={ways.startAnew} />
          </Suspense>
        }
        tools={
          <Suspense fallback={<ToolsRoom />}>
            <LarderTools
              text={drafts.ingredients}
              early={early}
              canAnalyze={canSearch({ text: drafts.ingredients, hasPhoto, isLoading })}
              onTextChange={write}
              onAnalyze={submit}
              onRetype={onRetype}
              picksAsked={picksAsked}
            />
          </Suspense>
        }
        filterCount={filterCount}
        areFiltersOpen={areFiltersOpen}
        fieldRef={fieldRef}
        suggesting={suggesting}
        onModeChange={(chosen) => dispatch(modeChosen(chosen))}
        onTextChange={write}
        onSubmit={submit}
        onFiltersOpen={onFiltersOpen}
      />
    </Hero>
  );
};
