import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { FormCheckBox } from '@/components/FormCheckBox/FormCheckBox';
import { offeredCount, takenCount, takenLineCount } from '@/lib/recipe/importChoice';
import { selectLanguage } from '@/slices/preferencesSlice';
import { draftStarted } from '@/slices/recipeDraftSlice';
import {
  importCut,
  importDuplicatesChosen,
  importResumed,
  importStopped,
  type RecipeImport,
} from '@/slices/recipeImportSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { beginImport, dropImport, readSingleImport } from '@/store/importThunks';
import { useSavedHref } from '@/store/useSavedHref';
import { Buttons, Hint } from './AddRecipeView.styles';
import { contentOfWords } from './draftContent';
import { DuplicateList } from './ImportLists';
import { importMessages as messages } from './importMessages';
import { Bar, Told } from './ImportPanel.styles';
import { TitleChoice } from './TitleChoice';

type Props = Readonly<{ current: RecipeImport }>;

const Ready = ({ current }: Props) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const { total, repeated, duplicates, faults, takesDuplicates, isOwnExport } = current;
  const foundId = useId();
  const offered = offeredCount(current);
  const count = takenCount(current);
  const lines = takenLineCount(current);
  const review = async () => {
    const recipe = await dispatch(readSingleImport());
    if (recipe) dispatch(draftStarted({ content: contentOfWords(recipe.words, language), origin: '' }));
    await dispatch(dropImport());
  };
  // A file with one recipe and nothing else to decide about goes on to its review by itself.
  const isSingle = total === 1 && !isOwnExport && lines + repeated + duplicates.count + faults.count === 0;
  const begun = useRef(false);
  useEffect(() => {
    if (!isSingle || begun.current) return;
    begun.current = true;
    void review();
  });
  return (
    <>
      <Told id={foundId}>{formatMessage(messages.found, { total })}</Told>
      <TitleChoice current={current} labelledBy={foundId} />
      {repeated > 0 && <Told>{formatMessage(messages.repeated, { count: repeated })}</Told>}
      <DuplicateList duplicates={duplicates} />
      {duplicates.count > 0 && (
        <FormCheckBox
          checked={takesDuplicates}
          onChange={({ currentTarget }) => dispatch(importDuplicatesChosen(currentTarget.checked))}
        >
          {formatMessage(messages.takeDuplicates)}
        </FormCheckBox>
      )}
      {lines > 0 && <Told>{formatMessage(messages.lines, { count: lines })}</Told>}
      {offered === 0 && total > 0 && lines === 0 && <Told>{formatMessage(messages.nothingNew)}</Told>}
      <Buttons>
        {total === 1 && !isOwnExport ? (
          <Button look="filled" onClick={() => void review()}>
            {formatMessage(messages.review)}
          </Button>
        ) : (
          offered + lines > 0 && (
            <Button look="filled" disabled={count + lines === 0} onClick={() => void dispatch(beginImport())}>
              {count > 0 || lines === 0 ? formatMessage(messages.begin, { count }) : formatMessage(messages.beginLines)}
            </Button>
          )
        )}
        <Button look="outlined" onClick={() => void dispatch(dropImport())}>
          {formatMessage(messages.another)}
        </Button>
      </Buttons>
    </>
  );
};

const Running = ({ current: { phase, handled, total } }: Props) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isReading = phase === 'reading';
  const text = isReading ? formatMessage(messages.reading) : formatMessage(messages.progress, { handled, total });
  return (
    <>
      <Told>{text}</Told>
      <Bar aria-label={formatMessage(messages.file)} max={total || 1} {...(!isReading && { value: handled })} />
      <Buttons>
        <Button look="outlined" onClick={() => dispatch(importStopped(null))}>
          {formatMessage(messages.stop)}
        </Button>
      </Buttons>
      <Hint style={{ margin: 0 }}>{formatMessage(messages.leave)}</Hint>
    </>
  );
};

const Stopped = ({ current: { phase, handled, total, failure, lines } }: Props) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const canTakeLines = phase === 'saving' && lines > 0 && failure?.kind !== 'noFile' && failure?.kind !== 'signedOut';
  const why =
    failure === null
      ? formatMessage(phase === 'reading' ? messages.stoppedReading : messages.stopped)
      : (failure.text ?? formatMessage(messages[failure.kind]));
  return (
    <>
      <Told role="alert">{why}</Told>
      {phase === 'saving' && <Told>{formatMessage(messages.progress, { handled, total })}</Told>}
      <Buttons>
        {failure?.kind !== 'noFile' && (
          <Button look="filled" onClick={() => dispatch(importResumed())}>
            {formatMessage(messages.resume)}
          </Button>
        )}
        <Button look="outlined" onClick={() => void dispatch(canTakeLines ? importCut() : dropImport())}>
          {formatMessage(messages.end)}
        </Button>
      </Buttons>
    </>
  );
};

const Done = ({ current }: Props) => {
  const { added, handled, total, lines, orphans, unlisted, unwantedLines = 0 } = current;
  const { formatMessage } = useIntl();
  const savedHref = useSavedHref();
  const dispatch = useAppDispatch();
  return (
    <>
      {(added > 0 || lines === 0) && <Told>{formatMessage(messages.done, { added })}</Told>}
      {handled < total && <Told>{formatMessage(messages.notReached, { count: total - handled })}</Told>}
      {lines > 0 && orphans + unlisted + unwantedLines === 0 && <Told>{formatMessage(messages.linesDone)}</Told>}
      {unwantedLines > 0 && <Told>{formatMessage(messages.unwantedLines, { count: unwantedLines })}</Told>}
      {orphans > 0 && <Told>{formatMessage(messages.orphans, { count: orphans })}</Told>}
      {unlisted > 0 && <Told>{formatMessage(messages.unlisted, { count: unlisted })}</Told>}
      <Buttons>
        <ButtonLink look="filled" to={savedHref}>
          {formatMessage(messages.toSaved)}
        </ButtonLink>
        <Button look="outlined" onClick={() => void dispatch(dropImport())}>
          {formatMessage(messages.close)}
        </Button>
      </Buttons>
    </>
  );
};

/** What an import shows at its stage, with what the cook can do. */
export const ImportStage = ({ current }: Props) => {
  const { phase, isRunning } = current;
  if (phase === 'ready') return <Ready current={current} />;
  if (phase === 'done') return <Done current={current} />;
  return isRunning ? <Running current={current} /> : <Stopped current={current} />;
};
