import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { RATING_MAX } from '@contracts/limits';
import { StarIcon } from '../icons/StarIcon';
import { StarOutlineIcon } from '../icons/StarOutlineIcon';
import { messages } from './messages';

interface StarRatingProps {
  /** 0 to 5; 0 is not rated. */
  rating: number;
  /** Side of one star in CSS pixels. */
  size?: number;
}

const Row = styled('span')(({ theme }) => ({ display: 'inline-flex', color: theme.vars.palette.warning.main }));

/** Five stars to read. */
export const StarRating = ({ rating, size = 20 }: StarRatingProps) => {
  const { formatMessage } = useIntl();
  return (
    <Row role="img" aria-label={formatMessage(messages.value, { rating, max: RATING_MAX })}>
      {Array.from({ length: RATING_MAX }, (_, i) =>
        i < Math.round(rating) ? <StarIcon key={i} size={size} /> : <StarOutlineIcon key={i} size={size} />,
      )}
    </Row>
  );
};
