/** In pixels. */
export interface PrintBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line of print as Tesseract reads it. */
export interface PrintedLine {
  text: string;
  /** Confidence of the reader, 0 … 100. */
  confidence: number;
  /** Where it stands, in pixels; absent for the empty line between paragraphs. */
  box?: PrintBox;
  words?: { text: string; confidence: number; box: PrintBox }[];
}
