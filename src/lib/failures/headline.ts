/** A longer sentence is not a headline. */
const LONGEST = 60;

export interface HeadlinedText {
  /** The first sentence, if it is short and others follow. */
  title?: string;
  text: string;
}

/** Splits a message into a headline and the rest, for a panel that reports a failure. */
export const headlined = (message: string): HeadlinedText => {
  const [, title, text] = /^([^.!?]+\.)\s+(\S.*)$/s.exec(message) ?? [];
  return title !== undefined && text !== undefined && title.length <= LONGEST ? { title, text } : { text: message };
};
