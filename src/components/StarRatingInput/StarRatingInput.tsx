import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { RATING_MAX } from '@contracts/limits';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

interface StarRatingInputProps {
  title: string;
  /** 0 to 5; 0 means unrated. */
  rating: number;
  /** Rating opens the sign-in dialog; the tooltip says so. */
  mustSignIn?: boolean;
  /** `small` for the line of facts on a card, `large` for a page. */
  size?: 'small' | 'large';
  onRate: (rating: number) => void;
}

const STARS = Array.from({ length: RATING_MAX }, (_, i) => i + 1);

/* Outlines of Star and StarBorder of @mui/icons-material, in percent of their side. */
const EDGE =
  '50% 71.96%, 75.75% 87.5%, 68.92% 58.21%, 91.67% 38.5%, 61.71% 35.96%, 50% 8.33%, 38.29% 35.96%, 8.33% 38.5%, 31.08% 58.21%, 24.25% 87.5%, 50% 71.96%';
const HOLE =
  '50% 64.17%, 34.33% 73.63%, 38.5% 55.79%, 24.67% 43.79%, 42.92% 42.21%, 50% 25.42%, 57.13% 42.25%, 75.38% 43.83%, 61.54% 55.83%, 65.71% 73.67%, 50% 64.17%';
const FULL = { clipPath: `polygon(${EDGE})` };
const EMPTY = { clipPath: `polygon(evenodd, ${EDGE}, ${HOLE})` };

/* The radio button draws the star itself, to save elements: a long list has hundreds. */
const Row = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    color: theme.vars.palette.warning.main,
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 44,
      margin: 0,
      borderRadius: 10,
      color: 'inherit',
      cursor: 'pointer',
      '&::before': {
        content: '""',
        width: 20,
        height: 20,
        backgroundColor: 'currentColor',
        printColorAdjust: 'exact',
        ...EMPTY,
      },
      '&[data-filled="true"]::before': FULL,
      '&:focus-visible': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: -3 },
    },
    /* On hover the stars preview the rating. */
    '@media (hover: hover)': {
      '&:hover input::before': FULL,
      '&:hover input:hover ~ input::before': EMPTY,
    },
    /* Five empty stars on every card would be the loudest thing after the title. */
    '&[data-size="small"][data-rated="false"]': {
      color: theme.vars.palette.edge,
      'article:hover &, article:focus-within &': { color: theme.vars.palette.warning.main },
      '@media (hover: hover)': {
        opacity: 0,
        transition: 'opacity 120ms',
        'article:hover &, article:focus-within &': { opacity: 1 },
      },
      '@media (forced-colors: active), print': { opacity: 1 },
    },
    '&[data-size="large"] input': { width: 38, '&::before': { width: 30, height: 30 } },
    /* Touch needs room, and a separate line if a card is too narrow. */
    '@media (pointer: coarse)': { '&& input': { width: 44 } },
    '@media (forced-colors: active)': {
      '& input::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  })),
);

/**
 * One to five stars as radio buttons, so that arrow keys and screen readers work natively. A digit key sets that many
 * stars.
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
  const filled = Math.round(rating);
  const hint = mustSignIn ? formatMessage(messages.signIn) : undefined;

  return (
    <Row
      data-size={size}
      data-rated={rating > 0}
      role="radiogroup"
      aria-label={formatMessage(messages.label, { title })}
      aria-describedby={hint && hintId}
      title={hint}
      onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
        const digit = Number(key);
        if (!ctrlKey && !altKey && !metaKey && STARS.includes(digit)) onRate(digit);
      }}
    >
      {STARS.map((count) => (
        <input
          key={count}
          type="radio"
          name={name}
          value={count}
          checked={filled === count}
          data-filled={count <= filled}
          aria-label={formatMessage(messages.stars, { count })}
          onChange={() => onRate(count)}
        />
      ))}
      {hint && <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>}
    </Row>
  );
};
