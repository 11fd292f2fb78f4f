/**
 * Turns of phrase that no British or American cookbook prints, and what it prints instead. They are looked for in
 * titles’ descriptions, notes and steps, where `{temp}` stands as it is written and `{}` for a length.
 */
export const ENGLISH_TURNS: readonly (readonly [said: RegExp, better: string])[] = [
  [/heat the oven to \{temp\}\. \p{L}+ (?:them|it)(?!\p{L})/iu, 'name the food again, not the oven'],
  [/\b(?:two|three|four|five|six) (?:good |large )?spoonfuls\b/i, 'tablespoons'],
  [/\b(?:yolks?|whites?) of the eggs?\b/i, 'egg yolks, egg whites'],
  [/\b(?:better|best) overnight\b/i, 'preferably overnight'],
  [/\b(?:hours?|minutes|days?) at least\b/i, 'at least 2 hours'],
  [
    /\b(?:dish|tin|tray|pan|bowl|mould|rounds?|balls?|cubes?|discs?|rings?|mounds) of (?:about )?\{\}/i,
    'a 23 cm dish, balls about 4 cm across',
  ],
  [/\b(?:at|heat to) \{temp\}/i, 'turn the oven up or down to'],
  [/\bthe last (?:cornflour|flour|starch|oil|butter|ghee|milk|cream|sugar|water)\b/i, 'the rest of'],
  [/\bcut in wedges\b/i, 'cut into wedges'],
  [/\b(?:lemons?|limes?|oranges?|onions?) in (?:wedges|slices)\b/i, 'cut into wedges, sliced'],
  [/\btuna in flakes\b/i, 'flaked tuna'],
  [/\b(?:pan|pot) of (?:cold )?water (?:to the boil )?with salt\b/i, 'salted water'],
  [/\b(?:simmer|fry|stir) on\b(?! (?:a|the|low|high|medium)\b)/i, 'go on simmering'],
  [/\b(?:sheets of|lined? with|dry [^.;]* (?:on|with)) paper\b/i, 'baking paper, kitchen paper'],
  [/\b(?:with|in) film\b/i, 'cling film'],
  [/\bwithout (?:the |a )?(?:cores?|crusts?)(?=[.,]|$)/i, 'cored, crusts removed'],
  [/\bcut into (?:very )?(?:thick |thin )?slices(?=,|$)/i, 'sliced, thickly sliced'],
  [/\bblows? up(?: like)?\b/i, 'puff up'],
  [/\b(?:on the|at a|on a) slant\b/i, 'on the diagonal'],
  [/\bin (?:two|three|four) rounds\b(?=[.,; ]+(?:until|rather|and then|$))/i, 'in two batches'],
  [/\b(?<!long )as the packet says\b/i, 'according to the packet instructions'],
  [/\blow glass\b/i, 'short glass'],
  [/\bwithout a lump\b/i, 'until smooth'],
  [/\bat the surface\b/i, 'lay cling film on the surface'],
  [/\b(?:white|yolk) of (?:an )?egg\b/i, 'egg white, egg yolk'],
  [/\bas thick as .* at most\b/i, 'no thicker than'],
];
