import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { SHORT } from './short';

interface DishCompleteProps {
  title: string;
  /** The picture of the dish. */
  picture: ReactNode;
  /** What can be done now. */
  after?: ReactNode;
}

const Complete = styled('div')(({ theme: { vars, typography } }) => ({
  gridColumn: '1 / -1',
  alignSelf: 'safe center',
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& h2': { ...typography.h1, margin: '12px 0 0' },
  '& > button': { marginTop: 12 },
  '& p': { margin: 0, fontSize: '1.25rem', color: vars.palette.text.secondary },
  /* The dish stands beside the words. */
  [SHORT]: {
    gridTemplateColumns: 'auto auto',
    justifyContent: 'center',
    justifyItems: 'start',
    columnGap: 32,
    rowGap: 8,
    textAlign: 'start',
    '& h2': { ...typography.h2, margin: 0 },
    '& > button': { marginTop: 0 },
    '& p': { fontSize: '1.0625rem' },
  },
}));

/* As a plate, and no larger than the window has room for: the words and buttons around it take up to 540 px. */
const Dish = styled('div')({
  position: 'relative',
  '& img': { width: 'min(340px, 62vw, max(96px, 100vh - 540px))', aspectRatio: '1', borderRadius: '50%' },
  [SHORT]: { gridRow: '1 / 4', alignSelf: 'center', '& img': { width: '34vh' } },
});

/* On the rim of the plate. */
const Tick = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 'min(64px, 34%)',
  aspectRatio: '1',
  border: `min(6px, 1vh) solid ${vars.palette.stove}`,
  borderRadius: '50%',
  color: vars.palette.success.contrastText,
  backgroundColor: vars.palette.success.main,
  '& svg': { width: '62%', height: 'auto' },
}));

/** Shown after the last step: the dish, and that it is ready. */
export const DishComplete = ({ title, picture, after }: DishCompleteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Complete data-tells="cooking">
      <Dish aria-hidden="true">
        {picture}
        <Tick>
          <CheckIcon />
        </Tick>
      </Dish>
      <h2>{formatMessage(messages.complete)}</h2>
      <p>{formatMessage(messages.enjoy, { title })}</p>
      {after}
    </Complete>
  );
};
