import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { RemovableChip } from '../ChoiceChip/RemovableChip';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages as searchMessages } from '../SearchPanel/messages';
import { messages } from './messages';

interface PickerFootProps {
  chosen: readonly string[];
  canAnalyze: boolean;
  onRemove: (name: string) => void;
  onAnalyze: () => void;
  onClose: () => void;
}

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  flexShrink: 0,
  padding: '10px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'flex', alignItems: 'center', gap: 24, padding: '14px 24px' },
}));

/* One line that scrolls: the foot keeps its height however much is chosen. */
const Chosen = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 -4px',
  padding: 4,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flexShrink: 0 },
  [theme.breakpoints.up('md')]: { flex: '1 1 0', minWidth: 0 },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& > p': { flexGrow: 1, margin: 0, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.up('md')]: {
    flexWrap: 'nowrap',
    marginInlineStart: 'auto',
    '& > p': { marginInlineEnd: 8, whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.down('md')]: { '& > .analyze': { flexGrow: 1 }, '& > p': { flexBasis: '100%' } },
}));

/** What is chosen, and the buttons, always in reach. */
export const PickerFoot = ({ chosen, canAnalyze, onRemove, onAnalyze, onClose }: PickerFootProps) => {
  const { formatMessage } = useIntl();
  const close = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Foot>
      {chosen.length > 0 && (
        <Chosen ref={list} aria-label={formatMessage(messages.chosen)}>
          {chosen.map((name) => (
            <li key={name}>
              <RemovableChip
                name={name}
                label={formatMessage(messages.remove, { name })}
                onRemove={() => {
                  // The pressed button disappears: keep the focus in the foot.
                  close.current?.focus();
                  onRemove(name);
                }}
              />
            </li>
          ))}
          <MovingItems hasEntrance list={list} order={chosen} />
        </Chosen>
      )}
      <Row>
        <p role="status">{formatMessage(messages.count, { count: chosen.length })}</p>
        <Button ref={close} look="outlined" onClick={onClose}>
          {formatMessage(messages.close)}
        </Button>
        <Button className="analyze" look="filled" disabled={!canAnalyze} onClick={onAnalyze}>
          <AutoAwesomeIcon fontSize="compact" />
          {formatMessage(searchMessages.analyze)}
        </Button>
      </Row>
    </Foot>
  );
};
