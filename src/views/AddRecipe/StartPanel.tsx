import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectImport } from '@/slices/recipeImportSlice';
import { useAppSelector } from '@/store/hooks';
import { useHealth } from '@/store/useHealth';
import { Start, Ways } from './AddRecipeView.styles';
import { AddressPart } from './AddressPart';
import { FilePart } from './FilePart';
import { GivePart } from './GivePart';
import { ImportPanel } from './ImportPanel';
import { PagePhotosPart } from './PagePhotosPart';
import { sharedAddress, sharedRecipe } from './sharedRecipe';
import { TextPart } from './TextPart';
import { useReadPage } from './useReadPage';

/** The report of an import goes with the button that closed it. The focus moves to the one that opens another file. */
const useFocusAfterImport = (isImporting: boolean) => {
  const ways = useRef<HTMLDivElement>(null);
  const wasImporting = useRef(isImporting);
  useEffect(() => {
    if (wasImporting.current && !isImporting && document.activeElement === document.body)
      ways.current?.querySelector<HTMLElement>('[data-focus="file"]')?.focus();
    wasImporting.current = isImporting;
  }, [isImporting]);
  return ways;
};

/** Where a recipe begins: the address of a page, a text that is pasted or was shared, photos, a file, or an empty page. */
export const StartPanel = () => {
  const [shared] = useSearchParams();
  const readsPages = !useHealth(({ pages }) => pages === false);
  const readsPhotos = useHealth(({ pagePhotos }) => pagePhotos === true) ?? false;
  const page = useReadPage();
  const current = useAppSelector(selectImport);
  const ways = useFocusAfterImport(current !== null);
  const [address, setAddress] = useState(() => sharedAddress(shared));

  return (
    <Start>
      {current && <ImportPanel current={current} />}
      <Ways>
        {readsPages && <AddressPart key={address} shared={address} page={page} />}
        <TextPart
          shared={sharedRecipe(shared)}
          page={page}
          readsPages={readsPages}
          isQuiet={current !== null || page.mistake !== undefined}
          onAddressPasted={setAddress}
        />
      </Ways>
      <Ways ref={ways}>
        {readsPhotos && <PagePhotosPart />}
        {!current && <FilePart />}
        <GivePart />
      </Ways>
    </Start>
  );
};
