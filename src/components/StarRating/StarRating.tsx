import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { RATING_MAX } from '@contracts/limits';
import { messages } from './messages';

interface StarRatingProps {
  /** 0 to 5; 0 means unrated. */
  rating: number;
}

const Row = styled('span')(({ theme }) => ({ display: 'inline-flex', color: theme.vars.palette.warning.main }));

/** A read-only star rating. */
export const StarRating = ({ rating }: StarRatingProps) => {
  const { formatMessage } = useIntl();
  return (
    <Row role="img" aria-label={formatMessage(messages.value, { rating, max: RATING_MAX })}>
      {Array.from({ length: RATING_MAX }, (_, i) =>
        i < Math.round(rating) ? <StarIcon key={i} /> : <StarBorderIcon key={i} />,
      )}
    </Row>
  );
};
