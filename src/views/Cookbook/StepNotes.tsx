import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { messages } from './messages';
import { NoteList } from './NoteList';
import { useNotes } from './useNotes';

interface StepNotesProps {
  recipe: { id: number; title: string; steps: readonly string[] };
  /** Zero-based. */
  step: number;
}

const Notes = styled('div')(({ theme }) => ({
  minWidth: 0,
  maxWidth: '42em',
  '& li': { fontSize: '1.0625rem' },
  /* The same button below each step must not be louder than the steps. */
  '&& > button': { marginInlineStart: -4, paddingInline: 0, fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& ul': { paddingInline: 14, borderRadius: 14, backgroundColor: theme.vars.palette.butterSoft },
}));

/** The notes on one step, beside it. */
export const StepNotes = ({ recipe, step }: StepNotesProps) => {
  const { formatMessage } = useIntl();
  const language = useAppSelector(selectLanguage);
  return (
    <Notes lang={language}>
      <NoteList label={formatMessage(messages.stepNotes, { number: step + 1 })} {...useNotes(recipe, step)} />
    </Notes>
  );
};
