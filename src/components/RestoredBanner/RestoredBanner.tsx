import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button } from '../Button/Button';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from './messages';

interface RestoredBannerProps {
  onScrollToRecipes: () => void;
  onClear: () => void;
}

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 6,
  paddingInline: '18px 8px',
  borderRadius: 18,
  fontWeight: 650,
  color: theme.vars.palette.success.main,
  backgroundColor: theme.vars.palette.okSoft,
  '& p': { flex: '1 1 16em', margin: '8px 0' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Quiet = styled(Button)({
  color: 'inherit',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' } },
});

/** Says that the results were restored, and offers to clear them. */
export const RestoredBanner = ({ onScrollToRecipes, onClear }: RestoredBannerProps) => {
  const { formatMessage } = useIntl();
  return (
    <Banner role="status">
      <HistoryIcon fontSize="compact" />
      <p>{formatMessage(messages.text)}</p>
      <span>
        <Quiet onClick={onScrollToRecipes}>{formatMessage(messages.scroll)}</Quiet>
        <Quiet onClick={onClear}>{formatMessage(messages.clear)}</Quiet>
      </span>
    </Banner>
  );
};
