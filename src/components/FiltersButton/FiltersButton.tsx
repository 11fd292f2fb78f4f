import TuneIcon from '@mui/icons-material/Tune';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { CountBadge } from '../CountBadge/CountBadge';
import { messages } from '../SearchPanel/messages';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface FiltersButtonProps {
  /** Number of active filters: 0 shows no badge. */
  count: number;
  isOpen: boolean;
  /** The button above the results, beside the one of the search panel. */
  isOfResults?: boolean;
  /** Called with the button, to anchor the panel to. */
  onOpen: (anchor: HTMLElement) => void;
}

/** Only the icon, and the number at its corner. */
const ICON_ALONE = {
  position: 'relative',
  minWidth: 52,
  paddingInline: 0,
  '& .word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .count': { position: 'absolute', top: -8, insetInlineEnd: -8 },
} as const;

const Opener = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  gap: 10,
  minHeight: 50,
  '&[aria-expanded="true"]': {
    color: theme.vars.palette.accentText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.accentSoft,
  },
  [theme.breakpoints.down('md')]: ICON_ALONE,
  '&[data-icon-alone="true"]': ICON_ALONE,
}));

/**
 * Opens the filters and shows how many are set. On a phone, and above the results, where both buttons may be in sight,
 * it shows only the icon and the number.
 */
export const FiltersButton = ({ count, isOpen, isOfResults = false, onOpen }: FiltersButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Opener
      look="outlined"
      data-icon-alone={isOfResults}
      title={isOfResults ? formatMessage(messages.filters) : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <TuneIcon fontSize="compact" />
      <span className="word">{formatMessage(messages.filters)}</span>
      {isOfResults && <VisuallyHidden> {formatMessage(messages.ofResults)}</VisuallyHidden>}
      {count > 0 && (
        <>
          <CountBadge className="count" aria-hidden="true">
            {count}
          </CountBadge>
          <VisuallyHidden>{formatMessage(messages.activeFilters, { count })}</VisuallyHidden>
        </>
      )}
    </Opener>
  );
};
