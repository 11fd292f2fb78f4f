/** The lower-case letters and digits of a text, for comparing two that differ in spaces and signs. */
export const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
