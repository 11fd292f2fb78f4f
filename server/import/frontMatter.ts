/** The YAML between two lines of dashes at the beginning of a file; its first group is the text between them. */
export const FRONT_MATTER = /^\s*---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
