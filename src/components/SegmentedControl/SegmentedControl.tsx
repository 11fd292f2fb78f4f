import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { segment, track } from './segmentStyles';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}
interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Track = styled('div')(({ theme }) => track(theme));

const Option = styled('label')(({ theme }) => ({
  ...segment(theme, '&:has(:checked)'),
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  /* Long words in other languages wrap inside their part, if there is no room for them beside a shorter one. */
  [theme.breakpoints.down('md')]: {
    minWidth: 0,
    paddingInline: 4,
    fontSize: '0.875rem',
    lineHeight: 1.2,
    '& svg': { display: 'none' },
  },
}));

/** The native radio button serves the keyboard and the screen reader; the label shows its state. */
const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  /* Firefox before 121 knows no `:has`: there the button itself shows what is chosen and focused. */
  '@supports not selector(:has(a))': { inset: 'auto', insetInlineStart: 6, opacity: 1 },
});

/** A choice of a few, all visible: radio buttons styled as a switch. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Option key={segment.value}>
          <Radio
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </Option>
      ))}
    </Track>
  );
};
