import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { EMPTY } from './starOutlines';

/* Only for a finger: a mouse and a keyboard reach the stars themselves. */
const Opener = styled('button')(
  memoTheme(({ theme }) => ({
    display: 'none',
    '@media (pointer: coarse)': {
      position: 'relative',
      zIndex: 2,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minWidth: 44,
      minHeight: 44,
      marginBlock: -10,
      marginInline: 'auto -8px',
      paddingInline: 8,
      border: 0,
      borderRadius: 10,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
      '&::after': { content: '""', width: 20, height: 20, backgroundColor: 'currentColor', ...EMPTY },
      '&:focus-visible': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: -3 },
    },
    '@media (pointer: coarse) and (forced-colors: active)': {
      '&::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    },
    '@media print': { display: 'none' },
  })),
);

interface StarsOpenerProps {
  title: string;
  onOpen: () => void;
}

/** In place of five empty stars on the card of a phone, where they would be the loudest thing after the title. */
export const StarsOpener = ({ title, onOpen }: StarsOpenerProps) => {
  const { formatMessage } = useIntl();
  return (
    <Opener type="button" aria-label={formatMessage(messages.openLabel, { title })} onClick={onOpen}>
      {formatMessage(messages.open)}
    </Opener>
  );
};
