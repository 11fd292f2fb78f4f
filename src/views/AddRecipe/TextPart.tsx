import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SOURCE_TEXT_MAX } from '@kitchen/reading/recipeText/sourceLines';
import { Button } from '@/components/Button/Button';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { canReadClipboard, clipboardText } from '@/lib/browser/clipboardText';
import { selectLanguage } from '@/slices/preferencesSlice';
import { draftStarted } from '@/slices/recipeDraftSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Buttons, Part } from './AddRecipeView.styles';
import { emptyContent } from './draftContent';
import { findInText } from './foundRecipes';
import { messages } from './messages';
import { addressIn, type useReadPage } from './useReadPage';
import { useReview } from './useReview';

interface TextPartProps {
  /** The text that another app shared. */
  shared: string;
  page: ReturnType<typeof useReadPage>;
  /** Whether the server reads pages, so that a text that is an address means its page. */
  readsPages: boolean;
  /** Something else on the page has the main button. */
  isQuiet: boolean;
  /** An address was pasted from the clipboard; its page is being read. */
  onAddressPasted: (address: string) => void;
}

/** What the box contains, and what happens when it is read. */
const useTypedText = ({ shared, page, readsPages, onAddressPasted }: Omit<TextPartProps, 'isQuiet'>) => {
  const language = useAppSelector(selectLanguage);
  const review = useReview();
  const [text, setText] = useState(shared);
  const [mistake, setMistake] = useState<'nothing' | 'pasteRefused'>();
  const [isBeingRead, setIsBeingRead] = useState(false);
  const isReading = page.isReading || isBeingRead;

  const read = async (given: string) => {
    const isNothing = given.trim() === '';
    setMistake(isNothing ? 'nothing' : undefined);
    if (isNothing) return;
    const address = readsPages ? addressIn(given) : undefined;
    if (address !== undefined) {
      await page.read(address);
      return;
    }
    setIsBeingRead(true);
    review(await findInText(given, language));
    setIsBeingRead(false);
  };

  const paste = async () => {
    const pasted = (await clipboardText())?.slice(0, SOURCE_TEXT_MAX);
    if (pasted === undefined) {
      setMistake('pasteRefused');
      return;
    }
    if (readsPages && addressIn(pasted) !== undefined) onAddressPasted(pasted.trim());
    else setText(pasted);
    await read(pasted);
  };

  return { text, setText, mistake, isReading, read, paste };
};

/** The text of a recipe, typed, pasted or shared; and the way to an empty page. */
export const TextPart = ({ isQuiet, ...props }: TextPartProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const { text, setText, mistake, isReading, read, paste } = useTypedText(props);
  const isEmpty = text.trim() === '';

  return (
    <Part>
      <TextAreaField
        label={formatMessage(messages.paste)}
        hint={formatMessage(messages.pasteHint)}
        value={text}
        rows={5}
        placeholder={formatMessage(messages.example)}
        maxLength={SOURCE_TEXT_MAX}
        error={mistake && formatMessage(messages[mistake])}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Buttons>
        {isEmpty && canReadClipboard() ? (
          <Button
            look={isQuiet ? 'outlined' : 'filled'}
            aria-disabled={isReading}
            onClick={() => !isReading && void paste()}
          >
            {formatMessage(messages.pasteRead)}
          </Button>
        ) : (
          <Button
            look={isEmpty ? 'outlined' : 'filled'}
            aria-disabled={isReading}
            onClick={() => !isReading && void read(text)}
          >
            {formatMessage(messages.read)}
          </Button>
        )}
        <Button look="outlined" onClick={() => dispatch(draftStarted({ content: emptyContent(language), origin: '' }))}>
          {formatMessage(messages.empty)}
        </Button>
      </Buttons>
    </Part>
  );
};
