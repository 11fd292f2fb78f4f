/** A line with what was understood of it. */
export interface EditedLine {
  key: number;
  text: string;
  isHeading?: true;
  /** Absent while there is nothing to say: a step, a heading, an empty line. */
  state?: 'understood' | 'doubtful' | 'unknown';
  /** What was read, or what is doubtful, in words. */
  note?: string;
  /** Whole lines the cook may have meant. */
  suggestions?: readonly string[];
}
