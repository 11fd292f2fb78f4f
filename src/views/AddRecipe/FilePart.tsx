import { useRef, useState, type ChangeEvent } from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import { useAppDispatch } from '@/store/hooks';
import { chooseImportFile } from '@/store/importThunks';
import { Buttons, Hint, Mistake, Part } from './AddRecipeView.styles';
import { importMessages as messages } from './importMessages';

/** A file of recipes: an export of another program or of Larder. */
export const FilePart = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const picker = useRef<HTMLInputElement>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [mistake, setMistake] = useState<'tooLarge' | 'unreadable' | undefined>();

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Without this, choosing the same file again fires no event.
    event.currentTarget.value = '';
    if (!file) return;
    setIsOpening(true);
    setMistake(undefined);
    const outcome = await dispatch(chooseImportFile(file)).catch(() => 'unreadable' as const);
    setIsOpening(false);
    setMistake(outcome);
  };

  return (
    <Part>
      <PanelTitle>{formatMessage(messages.file)}</PanelTitle>
      <Hint>{formatMessage(messages.fileHint)}</Hint>
      <input ref={picker} type="file" hidden onChange={(event) => void take(event)} data-testid="import-file" />
      <Buttons>
        <Button
          look="outlined"
          data-focus="file"
          aria-disabled={isOpening}
          onClick={() => !isOpening && picker.current?.click()}
        >
          {formatMessage(isOpening ? messages.preparing : messages.choose)}
        </Button>
      </Buttons>
      <div role="alert">
        {mistake && (
          <Mistake>
            <ErrorOutlineIcon fontSize="medium" />
            {formatMessage(messages[mistake])}
          </Mistake>
        )}
      </div>
    </Part>
  );
};
