/**
 * Lengths that a British cook measures with a finger, a thumb or a pencil, and an American in inches. Like the table of
 * words: a phrase mapped to itself stays.
 */
export const AMERICAN_LENGTHS: Readonly<Record<string, string>> = {
  // Thickness
  'as thick as a finger': '½ inch thick',
  'a finger thick': '½ inch thick',
  'finger-thick': '½-inch-thick',
  'half as thick as a finger': '¼ inch thick',
  'to half the thickness of a finger': '¼ inch thick',
  'no thicker than half a finger': 'no thicker than ¼ inch',
  'to the thickness of a finger': '½ inch thick',
  'to the thickness of two fingers': '1 inch thick',
  'as thick as two fingers': '1 inch thick',
  'two fingers thick': '1 inch thick',
  'three fingers thick': '2 inches thick',
  'about a thumb thick': 'about ¾ inch thick',
  'as thick as a thumb': '¾ inch thick',
  'as thick as your little finger': '⅜ inch thick',
  'no thicker than a pencil': 'no thicker than ¼ inch',
  'as thick as a pencil': '¼ inch thick',
  'as thick as pencils': '¼ inch thick',
  // Length and width
  'finger lengths': '2-inch lengths',
  'finger-length': '3-inch',
  'as long as a finger': 'about 3 inches long',
  'finger-wide': '½-inch-wide',
  'a finger wide': '½ inch wide',
  'as wide as a finger': '½ inch wide',
  'two fingers wide': '1¼ inches wide',
  'as wide as two fingers': '1¼ inches wide',
  'as wide as three fingers': '2 inches wide',
  'a finger’s width smaller': '½ inch smaller',
  // Depth
  'a finger above': '½ inch above',
  'by a finger': 'by ½ inch',
  'by a finger’s width': 'by ½ inch',
  'to about a finger’s depth': 'to a depth of about ½ inch',
  'leaving a finger’s depth': 'leaving ½ inch',
  'a finger below': '½ inch below',
  'a finger of': '½ inch of',
  'the print of a finger': 'the print of a finger',
  'two fingers of liquid': '1¼ inches of liquid',
  'by two fingers': 'by 1 inch',
  'two fingers deep': '1 inch deep',
  'three fingers above': '2 inches above',
  'four fingers above': '3 inches above',
};
