import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SearchMode } from '@contracts/vocabulary';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';

interface ExampleSearchesProps {
  mode: SearchMode;
  /** Called with the text for the search box. */
  onChoose: (text: string) => void;
}

const EXAMPLES = {
  ingredients: [messages.shakshuka, messages.chicken, messages.oats, messages.gin],
  name: [messages.chilli, messages.padThai, messages.bananaBread, messages.mojito],
} as const;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.up('md')]: { gap: 12 },
}));
const Label = styled('span')({ fontWeight: 700 });

/** Four searches of the current mode to try with one tap. */
export const ExampleSearches = ({ mode, onChoose }: ExampleSearchesProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <Row role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{formatMessage(messages.try)}</Label>
      {EXAMPLES[mode].map((example) => (
        <ChoiceChip key={example.id} type="button" onClick={() => onChoose(formatMessage(example))}>
          {formatMessage(example)}
        </ChoiceChip>
      ))}
    </Row>
  );
};
