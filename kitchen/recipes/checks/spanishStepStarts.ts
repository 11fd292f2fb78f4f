/** How a Spanish step may not begin, `◆` being a food of the list: the cooking view shows it without the step before. */
export const SPANISH_STEP_STARTS: readonly RegExp[] = [
  /^(?!\p{L}*[áé]ndo)(?:\p{L}*[áéíóú]\p{L}*|Pon|Haz|Ten)l[oa]s?(?!\p{L}| todo)/iu,
  /^\p{L}+ en (?:él|ella|ellos|ellas)(?!\p{L})/iu,
  /^(?:Cubre|Corona) con (?:(?:◆|(?:el|la|los|las) \p{L}+|papel de \p{L}+)(?! (?:el|la|los|las|una?) ))/iu,
  /^Deja (?:reposar|templar|enfriar|cuajar|fermentar|que (?:repos|cuaj|ferment|se (?:enfr|templ))\p{L}+)(?=[,.]| (?:\d|una?(?!\p{L}| poco (?:◆|el|la|los|las)(?!\p{L}))|media|del|en |y |fuera|al ))/iu,
  /^Tapa y (?:enfría|guarda|deja(?! (?:que |reposar )?(?:◆|el|la|los|las)(?!\p{L})))/iu,
];
