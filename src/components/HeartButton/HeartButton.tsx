import { keyframes, styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { HeartIcon } from '../icons/HeartIcon';
import { HeartOutlineIcon } from '../icons/HeartOutlineIcon';
import { messages } from './messages';

interface HeartButtonProps {
  /** Title of the recipe: a card's heart says whose it is. */
  title: string;
  isSaved: boolean;
  /** Pressing asks to sign in: the tooltip says so (SPEC §6). */
  mustSignIn?: boolean;
  /** `disc` lies on a picture, `button` stands with other buttons and has a word. */
  look?: 'disc' | 'button';
  onPress: () => void;
}

const pop = keyframes({ '50%': { transform: 'scale(1.18)' } });

const popping = {
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-popping="true"] svg': { animation: `${pop} 220ms cubic-bezier(.2,.8,.2,1)` },
  },
};

const Disc = styled('button')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    borderRadius: '50%',
    border: 0,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.shadow.card,
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&:hover': { backgroundColor: theme.vars.palette.accentSoft },
    '&[aria-pressed="true"]': { color: theme.vars.palette.error.main },
    '@media (forced-colors: active)': {
      border: '1.5px solid ButtonText',
      '&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' },
    },
    ...popping,
  })),
);

const Wide = styled(Button)(({ theme }) => ({
  '&[aria-pressed="true"] svg': { color: theme.vars.palette.error.main },
  ...popping,
}));

/** Saves a recipe and removes it again. It pops once when the recipe comes onto the list, whoever put it there. */
export const HeartButton = ({ title, isSaved, mustSignIn = false, look = 'disc', onPress }: HeartButtonProps) => {
  const { formatMessage } = useIntl();
  const [wasSaved, setWasSaved] = useState(isSaved);
  const [isPopping, setIsPopping] = useState(false);
  if (wasSaved !== isSaved) {
    setWasSaved(isSaved);
    setIsPopping(isSaved);
  }

  const Heart = isSaved ? HeartIcon : HeartOutlineIcon;
  const common = {
    'aria-pressed': isSaved,
    'data-popping': isPopping,
    title: mustSignIn && !isSaved ? formatMessage(messages.signIn) : undefined,
    onClick: onPress,
  };

  return look === 'disc' ? (
    <Disc type="button" aria-label={formatMessage(messages.label, { title })} {...common}>
      <Heart size={24} />
    </Disc>
  ) : (
    <Wide look="outlined" size="large" {...common}>
      <Heart size={22} />
      {formatMessage(isSaved ? messages.saved : messages.save)}
    </Wide>
  );
};
