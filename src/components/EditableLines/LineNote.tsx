import CheckIcon from '@mui/icons-material/Check';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import type { EditedLine } from './editedLine';
import { Mark, Note } from './EditableLine.styles';

const MARKS = { understood: CheckIcon, doubtful: HelpOutlineIcon, unknown: HelpOutlineIcon } as const;

interface LineNoteProps {
  id: string;
  line: EditedLine;
  /** Gets the whole line that the cook has chosen, and whether a key has. */
  onChoose: (text: string, isByKey: boolean) => void;
}

/** What was understood of a line, with other lines to choose; nothing while there is nothing to say. */
export const LineNote = ({ id, line: { state, note, suggestions = [] }, onChoose }: LineNoteProps) => {
  if (note === undefined && suggestions.length === 0) return null;
  const Icon = state && MARKS[state];
  return (
    <Note id={id} data-state={state}>
      {Icon && (
        <Mark>
          <Icon fontSize="tiny" />
        </Mark>
      )}
      {note !== undefined && <span>{note}</span>}
      {suggestions.map((suggestion) => (
        <ChoiceChip key={suggestion} type="button" onClick={({ detail }) => onChoose(suggestion, detail === 0)}>
          {suggestion}
        </ChoiceChip>
      ))}
    </Note>
  );
};
