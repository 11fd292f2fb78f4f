import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { RATING_MAX, RATING_STEP } from '@contracts/limits';
import { StarRating } from '../StarRating/StarRating';
import { messages } from './messages';

interface RatingSliderProps {
  /** 0 to 5; 0 for any. */
  value: number;
  onChange: (rating: number) => void;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: 700,
  '& output': { display: 'inline-flex', alignItems: 'center', gap: 12, fontVariantNumeric: 'tabular-nums' },
});

/** The minimum rating, with its value as stars. */
export const RatingSlider = ({ value, onChange }: RatingSliderProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div>
      <Head>
        <span id={id}>{formatMessage(messages.minimumRating)}</span>
        <output aria-hidden="true">
          {value > 0 && <StarRating rating={value} />}
          {value > 0 ? value : formatMessage(messages.anyRating)}
        </output>
      </Head>
      <div style={{ padding: '4px 11px 0' }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(count) => formatMessage(messages.stars, { count })}
          min={0}
          max={RATING_MAX}
          step={RATING_STEP}
          marks
          track={false}
          value={value}
          onChange={(_event, rating) => onChange(Number(rating))}
        />
      </div>
    </div>
  );
};
