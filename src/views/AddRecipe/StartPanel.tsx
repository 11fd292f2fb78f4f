import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { SOURCE_TEXT_MAX } from '@kitchen/reading/recipeText/sourceLines';
import { Button } from '@/components/Button/Button';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { selectLanguage } from '@/slices/preferencesSlice';
import { draftStarted } from '@/slices/recipeDraftSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Buttons, Part } from './AddRecipeView.styles';
import { contentOfText, emptyContent } from './draftContent';
import { messages } from './messages';

/** What another app shared with the installed one: the parameters of `share_target` in the manifest. */
const sharedText = (shared: URLSearchParams): string =>
  ['title', 'text', 'url']
    .map((name) => shared.get(name)?.trim() ?? '')
    .filter((part, i, parts) => part !== '' && parts.findIndex((one) => one.includes(part)) === i)
    .join('\n')
    .slice(0, SOURCE_TEXT_MAX);

/** Where a recipe begins: a text that is pasted or was shared from another app, or an empty page. */
export const StartPanel = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const [shared] = useSearchParams();
  const [text, setText] = useState(() => sharedText(shared));
  const [isMissing, setIsMissing] = useState(false);

  const read = () => {
    setIsMissing(text.trim() === '');
    if (text.trim() !== '')
      dispatch(draftStarted({ content: contentOfText(readRecipeText(text, language)), origin: text }));
  };

  return (
    <Part>
      <TextAreaField
        label={formatMessage(messages.paste)}
        value={text}
        rows={10}
        maxLength={SOURCE_TEXT_MAX}
        error={isMissing ? formatMessage(messages.nothing) : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Buttons>
        <Button look="filled" onClick={read}>
          {formatMessage(messages.read)}
        </Button>
        <Button look="outlined" onClick={() => dispatch(draftStarted({ content: emptyContent(language), origin: '' }))}>
          {formatMessage(messages.empty)}
        </Button>
      </Buttons>
    </Part>
  );
};
