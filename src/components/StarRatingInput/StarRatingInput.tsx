import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { RATING_MAX } from '@contracts/limits';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';
import { StarsOpener } from './StarsOpener';
import { EMPTY, FULL } from './starOutlines';

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
    /* Five empty stars on every card would be too loud: one and a word stand for them until the pointer or the focus is on them. */
    '&[data-size="small"][data-rated="false"]': {
      color: theme.vars.palette.edge,
      '&:hover, &:focus-within': { color: theme.vars.palette.warning.main },
      '@media (hover: hover) and (pointer: fine)': {
        '& input:not(:last-of-type)': { opacity: 0, transition: 'opacity 120ms' },
        '&::after': {
          content: 'attr(data-word) / ""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 29,
          display: 'grid',
          alignItems: 'center',
          color: theme.vars.palette.text.secondary,
          pointerEvents: 'none',
        },
        '&:hover, &:focus-within': { '& input': { opacity: 1 }, '&::after': { content: 'none' } },
      },
      '@media (forced-colors: active), print': { '&& input': { opacity: 1 }, '&&::after': { content: 'none' } },
      /* A finger has no hover: there they wait behind a button of one word. */
      '@media (pointer: coarse)': { '&[data-open="false"]': { display: 'none' } },
    },
    /* The first star, rather than the room around it, begins where the text does. */
    '&[data-size="large"]': {
      marginInlineStart: -6,
      '& input': { width: 38, '&::before': { width: 30, height: 30 } },
    },
    /* Touch needs room, and a separate line if a card is too narrow; larger stars lie less far apart in it. */
    '@media (pointer: coarse)': {
      '&& input': { width: 44 },
      '&&[data-size="small"] input::before': { width: 24, height: 24 },
      '&&[data-size="large"]': { marginInlineStart: -10 },
    },
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
  const row = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hint = mustSignIn ? formatMessage(messages.signIn) : undefined;

  const open = () => {
    // The stars have to be there before one of them can take the focus.
    flushSync(() => setIsOpen(true));
    row.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const stars = (
    <Row
      ref={row}
      data-size={size}
      data-rated={rating > 0}
      data-open={isOpen}
      data-word={formatMessage(messages.open)}
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
  const hasOpener = size === 'small' && rating === 0 && !isOpen;
  return (
    <>
      {hasOpener && <StarsOpener title={title} onOpen={open} />}
      {stars}
    </>
  );
};
