import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SessionEntry } from '@contracts/session';
import { Button } from '../Button/Button';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages } from './messages';
import { Current, Below, Entry, List } from './SessionList.styles';

interface SessionListProps {
  sessions: readonly SessionEntry[];
  /** A request is in progress, so a further press does nothing. */
  isEnding?: boolean;
  onEnd: (id: number) => void;
  onEndOthers: () => void;
}

interface SessionItemProps extends Pick<SessionListProps, 'isEnding'> {
  session: SessionEntry;
  onEnd: () => void;
}

/** The browser's name, and when it signed in and was last used: by the minute within one day, or else by the day. */
const useSessionWords = ({ browser, system, createdAt, lastUsedAt }: SessionEntry) => {
  const { formatMessage, formatDate } = useIntl();
  const day = (at: string) => formatDate(at, { dateStyle: 'long' });
  const date = day(createdAt);
  const lastUsed = day(lastUsedAt);
  return {
    name:
      browser !== null && system !== null
        ? formatMessage(messages.browserOnSystem, { browser, system })
        : (browser ?? system ?? formatMessage(messages.unknown)),
    days:
      date === lastUsed
        ? formatMessage(messages.signedIn, { date: formatDate(createdAt, { dateStyle: 'long', timeStyle: 'short' }) })
        : formatMessage(messages.signedInAndUsed, { date, lastUsed }),
  };
};

const SessionItem = ({ session, isEnding, onEnd }: SessionItemProps) => {
  const { formatMessage } = useIntl();
  const { name, days } = useSessionWords(session);
  const wordsId = useId();
  const buttonId = useId();
  return (
    <Entry aria-current={session.isCurrent || undefined}>
      <div id={wordsId}>
        <strong>{name}</strong>
        <small>{days}</small>
      </div>
      {session.isCurrent ? (
        <Current>{formatMessage(messages.current)}</Current>
      ) : (
        <Button
          id={buttonId}
          look="outlined"
          aria-labelledby={`${buttonId} ${wordsId}`}
          aria-disabled={isEnding}
          onClick={onEnd}
        >
          {formatMessage(messages.end)}
        </Button>
      )}
    </Entry>
  );
};

/** How many browsers are listed before “Show all” is pressed. */
const FOLDED = 3;

/** The current browser first: it is the one that the reader knows. */
const currentFirst = (sessions: readonly SessionEntry[]) =>
  [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** The browsers that are signed in to an account; each but the current one can be signed out. */
export const SessionList = ({ sessions, isEnding = false, onEnd, onEndOthers }: SessionListProps) => {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = !isWhole && sessions.length > FOLDED;
  const shown = currentFirst(sessions).slice(0, isFolded ? FOLDED : undefined);

  // The pressed button is about to disappear, so the focus moves to the list.
  const press = (end: () => void) => {
    if (isEnding) return;
    list.current?.focus({ preventScroll: true });
    end();
  };

  return (
    <>
      <List ref={list} tabIndex={-1} aria-label={formatMessage(messages.list)}>
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={isEnding}
            onEnd={() => press(() => onEnd(session.id))}
          />
        ))}
        <MovingItems list={list} order={shown} />
      </List>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Below>
          {isFolded && (
            <Button
              onClick={() => {
                // The button disappears, and what it has shown is in the list.
                list.current?.focus({ preventScroll: true });
                setIsWhole(true);
              }}
            >
              <ExpandMoreIcon fontSize="compact" />
              {formatMessage(messages.showAll, { count: sessions.length })}
            </Button>
          )}
          <Button look="outlined" aria-disabled={isEnding} onClick={() => press(onEndOthers)}>
            {formatMessage(messages.endOthers)}
          </Button>
        </Below>
      )}
    </>
  );
};
