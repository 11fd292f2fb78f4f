import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { CountBadge } from '../CountBadge/CountBadge';
import { SettingsIcon } from '../icons/SettingsIcon';
import { messages } from '../SearchPanel/messages';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface FiltersButtonProps {
  /** Number of active filters: 0 shows no badge. */
  count: number;
  isOpen: boolean;
  /** Called with the button that the panel hangs from. */
  onOpen: (anchor: HTMLElement) => void;
}

const Opener = styled(Button)(({ theme }) => ({
  flexShrink: 0,
  gap: 10,
  minHeight: 50,
  borderColor: theme.vars.palette.divider,
  '&[aria-expanded="true"]': {
    color: theme.vars.palette.accentText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.accentSoft,
  },
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    minWidth: 52,
    paddingInline: 0,
    '& .word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .count': { position: 'absolute', top: -8, right: -8 },
  },
}));

/** Opens the filters and says how many are set; on a phone it is its icon and the number. */
export const FiltersButton = ({ count, isOpen, onOpen }: FiltersButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Opener
      look="outlined"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <SettingsIcon size={22} />
      <span className="word">{formatMessage(messages.filters)}</span>
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
