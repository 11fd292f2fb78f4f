import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import { keyframes, styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { messages } from './messages';

interface HeartButtonProps {
  /** Title of the recipe, for the accessible name. */
  title: string;
  isSaved: boolean;
  /** Pressing opens the sign-in dialog; the tooltip says so. */
  mustSignIn?: boolean;
  /** `disc` lies on a picture; `button` sits among other buttons and has a label. */
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
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.accentSoft } },
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

/** Saves or removes a recipe. It pops once when the recipe joins the list, wherever the change came from. */
export const HeartButton = ({ title, isSaved, mustSignIn = false, look = 'disc', onPress }: HeartButtonProps) => {
  const { formatMessage } = useIntl();
  const [wasSaved, setWasSaved] = useState(isSaved);
  const [isPopping, setIsPopping] = useState(false);
  if (wasSaved !== isSaved) {
    setWasSaved(isSaved);
    setIsPopping(isSaved);
  }

  const Heart = isSaved ? FavoriteIcon : FavoriteBorderIcon;
  const common = {
    'aria-pressed': isSaved,
    'data-popping': isPopping,
    title: mustSignIn && !isSaved ? formatMessage(messages.signIn) : undefined,
    onClick: onPress,
  };

  return look === 'disc' ? (
    <Disc type="button" aria-label={formatMessage(messages.label, { title })} {...common}>
      <Heart fontSize="medium" />
    </Disc>
  ) : (
    <Wide look="outlined" size="large" {...common}>
      <Heart fontSize="compact" />
      {formatMessage(isSaved ? messages.saved : messages.save)}
    </Wide>
  );
};
