import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Language } from '@contracts/vocabulary';
import { clockFace } from '@/lib/cookingTimer';
import { IconButton } from '../IconButton/IconButton';
import { ArrowForwardIcon } from '../icons/ArrowForwardIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { PauseIcon } from '../icons/PauseIcon';
import { PlayIcon } from '../icons/PlayIcon';
import { messages } from './messages';

export interface DockedDish {
  recipeId: number;
  title: string;
  language?: Language;
  href: string;
  /** From 1. */
  step: number;
  steps: number;
  remainingMs: number;
  state: 'running' | 'paused' | 'waiting' | 'complete';
}

export interface CookingDockProps {
  dishes: readonly DockedDish[];
  onPause: (recipeId: number) => void;
  onResume: (recipeId: number) => void;
  onNext: (recipeId: number) => void;
  onDismiss: (recipeId: number) => void;
}

const HEIGHT = 76;

/* In the flow at the end of the page, so that nothing of the page can stay under it. */
const Dock = styled('aside')(({ theme: { vars, zIndex } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: zIndex.appBar,
  minHeight: HEIGHT,
  boxSizing: 'border-box',
  padding: '8px 16px max(8px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.stove,
  boxShadow: vars.palette.shadow.raised,
  '@media print': { display: 'none' },
}));

const Dishes = styled('ul')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  gap: 12,
  maxWidth: 1200,
  margin: '0 auto',
  padding: 3,
  overflowX: 'auto',
  listStyle: 'none',
  '& > li': { flex: '1 0 min(280px, 84vw)' },
  [breakpoints.up('md')]: { '& > li': { flex: '0 1 380px' } },
}));

const Dish = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '4px 6px 4px 16px',
  borderRadius: 16,
  border: `1.5px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  '&[data-state="waiting"]': { borderColor: vars.palette.primary.main, backgroundColor: vars.palette.accentSoft },
}));

const Name = styled(Link)(({ theme: { vars } }) => ({
  display: 'grid',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 44,
  alignContent: 'center',
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.25,
  '& > *': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& strong': { fontWeight: 700 },
  '& span': { fontSize: '0.875rem', color: vars.palette.text.secondary },
  '&:hover strong': { textDecoration: 'underline' },
}));

const Digits = styled('span')(({ theme: { vars } }) => ({
  fontSize: '1.375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.accentText,
}));

/** What is on the stove, on every page: how long each dish takes still, and the way back to it. */
export const CookingDock = ({ dishes, onPause, onResume, onNext, onDismiss }: CookingDockProps) => {
  const { formatMessage } = useIntl();
  const buttons = {
    running: { act: onPause, label: messages.pause, icon: <PauseIcon size={26} /> },
    paused: { act: onResume, label: messages.resume, icon: <PlayIcon size={26} /> },
    waiting: { act: onNext, label: messages.goOn, icon: <ArrowForwardIcon size={26} /> },
    complete: { act: onDismiss, label: messages.dismiss, icon: <CloseIcon size={24} /> },
  };
  return (
    <Dock aria-label={formatMessage(messages.dock)}>
      {/* Toasts stand above it. */}
      <GlobalStyles styles={{ '.notistack-SnackbarContainer': { bottom: `${HEIGHT + 14}px !important` } }} />
      <Dishes>
        {dishes.map(({ recipeId, title, language, href, step, steps, remainingMs, state }) => {
          const { act, label, icon } = buttons[state];
          const words = {
            waiting: formatMessage(messages.timeUp),
            complete: formatMessage(messages.complete),
            running: formatMessage(messages.stepOf, { step, steps }),
            paused: formatMessage(messages.stepOf, { step, steps }),
          }[state];
          return (
            <Dish key={recipeId} data-state={state}>
              <Name to={href}>
                <strong lang={language}>{title}</strong>
                <span>{words}</span>
              </Name>
              {state === 'complete' ? <CheckIcon size={24} /> : <Digits role="timer">{clockFace(remainingMs)}</Digits>}
              <IconButton aria-label={formatMessage(label, { title })} onClick={() => act(recipeId)}>
                {icon}
              </IconButton>
            </Dish>
          );
        })}
      </Dishes>
    </Dock>
  );
};
