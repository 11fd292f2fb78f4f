import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChipList, ChipRow } from '../GuessChips/chipParts';
import { messages } from './messages';

export const Rows = styled('div')({ display: 'grid', gap: 10, minWidth: 0, '& > *': { minWidth: 0 } });

export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

const Label = styled('span')({
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '& svg': { verticalAlign: '-0.2em' },
  '& svg + span': { marginInlineStart: 6 },
  /* On a phone its words are hidden. */
  '&:not(:has(svg))': { display: 'contents' },
});

/* The chips of what was understood say enough on a phone, where their label would push them out of sight. */
const Words = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));

/** Chips of what was typed and not understood, under their heading. */
export const NotUnderstood = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <ChipRow>
      <Label id={labelId}>
        <ErrorOutlineIcon />
        <span>{formatMessage(messages.notUnderstood)}</span>
      </Label>
      <ChipList aria-labelledby={labelId}>{children}</ChipList>
    </ChipRow>
  );
};

/** The chips of what was understood, under their heading. */
export const Understood = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <>
      <Label id={labelId}>
        <Words>{formatMessage(messages.found)}</Words>
      </Label>
      <ChipList aria-labelledby={labelId}>{children}</ChipList>
    </>
  );
};

/** What the fields of the chips suggest. */
export const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
