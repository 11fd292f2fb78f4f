import type { WishContext } from './wishContext';
import type { WishItem } from './wishItems';
import { LEAD_IN, POLITE } from './wishPatterns';

/** A part of the text that rules something out. Without items it only describes a product. */
export interface WishPhrase {
  /** Its first token, and the first token after it. */
  from: number;
  to: number;
  items: readonly WishItem[];
  /** The speaker ("I'm"), what precedes the first item ("allergic to") and what follows the last one ("-free"). */
  lead: string;
  before: string;
  after: string;
  /** Between two items. */
  glue: string;
  /** The words also name an ingredient, so they stay in the text. */
  isKept: boolean;
}

const LEAD_IN_MAX = 60;

/** A phrase without items. */
export const NOTHING = { items: [], lead: '', before: '', after: '', glue: '', isKept: false };

/** The first token of the speaker's words ("I'm") before a token. */
export const leadOf = ({ read }: WishContext, at: number): number => read.matchBefore(LEAD_IN, at, LEAD_IN_MAX);

/** The token after "please" and the like. */
export const afterPolite = ({ read }: WishContext, at: number): number => read.match(POLITE, at) ?? at;

/** A phrase of one word or expression: "vegan", "eggless". */
export const single = (context: WishContext, at: number, to: number, target: WishItem['target']): WishPhrase => {
  const { read } = context;
  const from = leadOf(context, at);
  const item = { target, also: [], isPure: true, isWord: true, raw: read.raw(at, to), from: at, to };
  return { ...NOTHING, from, to: afterPolite(context, to), items: [item], lead: read.raw(from, at) };
};
