import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { clockFace } from '@/lib/cooking/timerState';
import { ForwardArrow } from '../Arrow/Arrow';
import { IconButton } from '../IconButton/IconButton';
import { messages } from './messages';

export interface DockedDish {
  recipeId: number;
  title: string;
  language?: string;
  href: string;
  /** One-based. */
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

/* In normal flow at the end of the page, so that it never covers content. */
const Dock = styled('aside')(({ theme: { breakpoints, vars, zIndex } }) => ({
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
  [breakpoints.up('md')]: { paddingInline: 24 },
  /* On a wide screen there is no strip: the timers float at the end of the page's foot, where no column of text is. */
  [breakpoints.up('lg')]: {
    paddingInline: 28,
    borderTop: 0,
    backgroundColor: 'transparent',
    boxShadow: 'none',
    pointerEvents: 'none',
  },
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
  [breakpoints.up('lg')]: { justifyContent: 'safe end', overflow: 'visible', '& > li': { flex: '0 1 340px' } },
}));

const Dish = styled('li')(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  boxSizing: 'border-box',
  paddingBlock: 4,
  paddingInline: '16px 6px',
  borderRadius: 16,
  border: `1.5px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  [breakpoints.up('lg')]: { boxShadow: vars.palette.shadow.raised, pointerEvents: 'auto' },
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
  '& > *': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, overflow: 'hidden' },
  '& strong': { WebkitLineClamp: 2, fontWeight: 700 },
  '& span': { fontSize: '0.875rem', color: vars.palette.text.secondary },
  '@media (hover: hover)': { '&:hover strong': { textDecoration: 'underline' } },
}));

const Digits = styled('span')(({ theme: { vars } }) => ({
  fontSize: '1.375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.accentText,
}));

/** The running timers, shown on every page, each with its remaining time and a link back to the dish. */
export const CookingDock = ({ dishes, onPause, onResume, onNext, onDismiss }: CookingDockProps) => {
  const { formatMessage } = useIntl();
  const buttons = {
    running: { act: onPause, label: messages.pause, icon: <PauseIcon fontSize="large" /> },
    paused: { act: onResume, label: messages.resume, icon: <PlayArrowIcon fontSize="large" /> },
    waiting: { act: onNext, label: messages.goOn, icon: <ForwardArrow fontSize="large" /> },
    complete: { act: onDismiss, label: messages.dismiss, icon: <CloseIcon fontSize="medium" /> },
  };
  return (
    <Dock data-foot aria-label={formatMessage(messages.dock)}>
      <GlobalStyles
        styles={{
          /* The bar of a page stands above it, and what gets the focus is scrolled above both (`app/look/surfaces`). */
          html: { '--dock-height': `calc(${HEIGHT - 8}px + max(8px, env(safe-area-inset-bottom)))` },
        }}
      />
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
              {state === 'complete' ? (
                <CheckIcon fontSize="medium" />
              ) : (
                <Digits role="timer">{clockFace(remainingMs)}</Digits>
              )}
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
