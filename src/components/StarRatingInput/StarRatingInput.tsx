import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { RATING_MAX } from '@contracts/limits';
import { StarIcon } from '../icons/StarIcon';
import { StarOutlineIcon } from '../icons/StarOutlineIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

interface StarRatingInputProps {
  /** Title of the recipe. */
  title: string;
  /** 0 to 5; 0 is not rated. */
  rating: number;
  /** Rating asks to sign in: the tooltip says so (SPEC §6). */
  mustSignIn?: boolean;
  /** `small` stands in a line of facts on a card, `large` on a page. */
  size?: 'small' | 'large';
  onRate: (rating: number) => void;
}

const STARS = Array.from({ length: RATING_MAX }, (_, i) => i + 1);

const Row = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    color: theme.vars.palette.warning.main,
    '& label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 44,
      cursor: 'pointer',
    },
    '&[data-size="large"] label': { width: 38 },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '& label:has(:focus-visible)': {
      borderRadius: 10,
      outline: `3px solid ${theme.vars.palette.focus}`,
      outlineOffset: -3,
    },
    /* A finger needs room, and a line of its own where a card has less. */
    '@media (pointer: coarse)': { '&& label': { width: 44 } },
    '@media (forced-colors: active)': { color: 'CanvasText' },
  })),
);

/**
 * One to five stars to give: radio buttons, so arrows and the screen reader work by themselves; a digit gives as many
 * stars. Under the mouse the stars show what a press would give.
 */
export const StarRatingInput = ({
  title,
  rating,
  mustSignIn = false,
  size = 'small',
  onRate,
}: StarRatingInputProps) => {
  const { formatMessage } = useIntl();
  const name = useId();
  const hintId = useId();
  const [preview, setPreview] = useState<number | null>(null);
  const shown = preview ?? Math.round(rating);
  const hint = mustSignIn ? formatMessage(messages.signIn) : undefined;
  const iconSize = size === 'large' ? 30 : 20;

  return (
    <Row
      data-size={size}
      role="radiogroup"
      aria-label={formatMessage(messages.label, { title })}
      aria-describedby={hint && hintId}
      title={hint}
      onMouseLeave={() => setPreview(null)}
      onKeyDown={({ key }) => {
        const digit = Number(key);
        if (STARS.includes(digit)) onRate(digit);
      }}
    >
      {STARS.map((count) => (
        <label key={count} onMouseEnter={() => setPreview(count)}>
          <input
            type="radio"
            name={name}
            value={count}
            checked={Math.round(rating) === count}
            aria-label={formatMessage(messages.stars, { count })}
            onChange={() => onRate(count)}
          />
          {count <= shown ? <StarIcon size={iconSize} /> : <StarOutlineIcon size={iconSize} />}
        </label>
      ))}
      {hint && <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>}
    </Row>
  );
};
