import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { RATING_MAX } from '@contracts/limits';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';
import { Row } from './StarRatingInput.styles';
import { StarsOpener } from './StarsOpener';

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
