import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { SOURCE_TEXT_MAX } from '@kitchen/reading/recipeText/sourceLines';
import { Button } from '@/components/Button/Button';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { canReadClipboard, clipboardText } from '@/lib/browser/clipboardText';
import { selectLanguage } from '@/slices/preferencesSlice';
import { draftStarted } from '@/slices/recipeDraftSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectImport } from '@/slices/recipeImportSlice';
import { useHealth } from '@/store/useHealth';
import { Buttons, Part, Start, Ways } from './AddRecipeView.styles';
import { AddressPart } from './AddressPart';
import { emptyContent } from './draftContent';
import { FilePart } from './FilePart';
import { foundInText } from './foundRecipes';
import { GivePart } from './GivePart';
import { ImportPanel } from './ImportPanel';
import { messages } from './messages';
import { PagePhotosPart } from './PagePhotosPart';
import { addressIn, useReadPage } from './useReadPage';
import { useReview } from './useReview';

/** What another app shared with the installed one: the parameters of `share_target` in the manifest. */
const sharedText = (shared: URLSearchParams): string =>
  ['title', 'text', 'url']
    .map((name) => shared.get(name)?.trim() ?? '')
    .filter((part, i, parts) => part !== '' && parts.findIndex((one) => one.includes(part)) === i)
    .join('\n')
    .slice(0, SOURCE_TEXT_MAX);

/** The address of a page that was shared: browsers put it in `url`, most apps in `text`. */
const sharedAddress = (shared: URLSearchParams): string =>
  addressIn(shared.get('url') ?? '') ?? addressIn(shared.get('text') ?? '') ?? '';

/** Most apps share only the title of a page beside its address, which is not the text of a recipe. */
const sharedRecipe = (shared: URLSearchParams): string => {
  const isOnlyAddress = [shared.get('text') ?? '', shared.get('url') ?? ''].every(
    (part) => part.trim() === '' || addressIn(part) !== undefined,
  );
  return isOnlyAddress && sharedAddress(shared) !== '' ? '' : sharedText(shared);
};

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
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const [shared] = useSearchParams();
  const isOff = useHealth(({ pages }) => pages === false) ?? false;
  const readsPhotos = useHealth(({ pagePhotos }) => pagePhotos === true) ?? false;
  const page = useReadPage();
  const review = useReview();
  const current = useAppSelector(selectImport);
  const ways = useFocusAfterImport(current !== null);
  const [address, setAddress] = useState(() => sharedAddress(shared));
  const [text, setText] = useState(() => sharedRecipe(shared));
  const [mistake, setMistake] = useState<'nothing' | 'pasteRefused'>();

  const read = (given: string) => {
    setMistake(given.trim() === '' ? 'nothing' : undefined);
    const pasted = isOff ? undefined : addressIn(given);
    if (pasted !== undefined) void page.read(pasted);
    else if (given.trim() !== '') review(foundInText(given, language));
  };

  const paste = async () => {
    const pasted = (await clipboardText())?.slice(0, SOURCE_TEXT_MAX);
    if (pasted === undefined) {
      setMistake('pasteRefused');
      return;
    }
    if (!isOff && addressIn(pasted) !== undefined) setAddress(pasted.trim());
    else setText(pasted);
    read(pasted);
  };

  return (
    <Start>
      {current && <ImportPanel current={current} />}
      <Ways>
        {!isOff && <AddressPart key={address} shared={address} page={page} />}
        <Part>
          <TextAreaField
            label={formatMessage(messages.paste)}
            hint={formatMessage(messages.pasteHint)}
            value={text}
            rows={7}
            placeholder={formatMessage(messages.example)}
            maxLength={SOURCE_TEXT_MAX}
            error={mistake && formatMessage(messages[mistake])}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Buttons>
            {text.trim() === '' && canReadClipboard() && (
              <Button look="filled" aria-disabled={page.isReading} onClick={() => !page.isReading && void paste()}>
                {formatMessage(messages.pasteRead)}
              </Button>
            )}
            <Button look={text.trim() === '' ? 'outlined' : 'filled'} onClick={() => read(text)}>
              {formatMessage(messages.read)}
            </Button>
            <Button
              look="outlined"
              onClick={() => dispatch(draftStarted({ content: emptyContent(language), origin: '' }))}
            >
              {formatMessage(messages.empty)}
            </Button>
          </Buttons>
        </Part>
      </Ways>
      <Ways ref={ways}>
        {readsPhotos && <PagePhotosPart />}
        {!current && <FilePart />}
        <GivePart />
      </Ways>
    </Start>
  );
};
