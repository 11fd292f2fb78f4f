import { styled } from '@mui/material/styles';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { Group, Legend } from './filterParts';

interface ChoiceGroupProps<T> {
  legend: string;
  choices: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** One choice of a few, as chips. */
export const ChoiceGroup = <T,>({ legend, choices, chosen, onChoose }: ChoiceGroupProps<T>) => (
  <Group>
    <Legend>{legend}</Legend>
    <Chips>
      {choices.map(({ value, label }) => (
        <ChoiceChip key={label} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </ChoiceChip>
      ))}
    </Chips>
  </Group>
);
