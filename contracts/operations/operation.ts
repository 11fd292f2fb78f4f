import type { ZodType } from 'zod';
import type { RouteAddress } from '../routes';

/** One call: where it goes, what the browser sends and what it gets. */
export interface Operation extends RouteAddress {
  tag: 'session' | 'preferences' | 'search' | 'recipes' | 'saved' | 'shopping' | 'cookbook' | 'profile' | 'server';
  summary: string;
  /** The parameters in the path, which arrive as text. */
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  isMultipart?: boolean;
  /** `null`: an empty 204. */
  response: ZodType | null;
  /** What a client that accepts `text/event-stream` gets instead: each event with its data. */
  events?: ZodType;
  /** The response may be too long to be in memory as a whole, and is sent in pieces. */
  isLong?: boolean;
  needsSession?: boolean;
  /** Served only with `DEV_TOOLS=1`. */
  isForDevelopers?: boolean;
}
