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
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& h2': { ...typography.h1, margin: 0 },
  '& p': { margin: 0, fontSize: '1.25rem', color: vars.palette.text.secondary },
}));

/* As a plate, and no larger than a phone on its side has room for. */
const Dish = styled('div')({
  position: 'relative',
  '& img': { width: 'min(340px, 62vw, 38vh)', aspectRatio: '1', borderRadius: '50%' },
  [SHORT]: { '& img': { width: '30vh' } },
});

/* On the rim of the plate. */
const Tick = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 'min(64px, 12vh)',
  aspectRatio: '1',
  border: `min(6px, 1vh) solid ${vars.palette.stove}`,
  borderRadius: '50%',
  color: vars.palette.success.contrastText,
  backgroundColor: vars.palette.success.main,
}));

/** Shown after the last step: the dish, and that it is ready. */
export const DishComplete = ({ title, picture, after }: DishCompleteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Complete data-tells="cooking">
      <Dish aria-hidden="true" data-keep-clear>
        {picture}
        <Tick>
          <CheckIcon sx={{ fontSize: 'min(36px, 7vh)' }} />
        </Tick>
      </Dish>
      <h2 data-keep-clear>{formatMessage(messages.complete)}</h2>
      <p data-keep-clear>{formatMessage(messages.enjoy, { title })}</p>
      {after}
    </Complete>
  );
};
