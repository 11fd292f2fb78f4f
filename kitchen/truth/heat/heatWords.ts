/**
 * Words about heat in folded sentences, in English, Spanish and French at once. None has another meaning in another
 * language.
 */

/** Cooked before it was bought. */
export const DONE_ALREADY =
  /\b(?:cooked|roasted|leftover|left over|smoked|tinned|canned|rotisserie|shredded cooked|cocid[oa]s?|asad[oa]s?(?! de)|ahumad[oa]s?|sobras?|cuite?s?|rotie?s?(?! de)|fumee?s?|restes?|broth|stock|caldo|bouillon)\b/;

/** A bird that is not whole. */
export const IN_PIECES =
  /\b(?:pieces|diced|joint(?:ed)?|cut|cubed|strips|sliced|chunks|trozos|troceado|dados|tiras|morceaux|en (?:gros |petits )?des|des d[e']|lanieres|decoupe\w*|thigh|breast|minced)\b/;

/** The core temperature of the meat. */
export const CORE =
  /\b(?:core|centre|center|inside|internal\w*|thickest|middle|probe|thermometer|interior|dentro|centro|termometro|coeur|interne|sonde|thermometre|juices)\b/;

/** Meat that is served pink, rare or raw. */
export const PINK =
  /\b(?:pink(?! (?:peppercorn|salt|grapefruit|lady|onion))|(?:medium[- ])?rare|underdone|undercooked|half[- ]raw|still raw|raw (?:in|inside|at|on the inside|in the)|(?:serve|eat|enjoy)\b[^.]{0,40}\braw|rosad[oa]s?(?! de)|poco hech[oa]s?|crud[oa]s? (?:por|en|dentro)|sangrantes?|(?:sirve|servir|come)\b[^.]{0,40}\bcrud[oa]s?|(?:encore|reste|restent|legerement|bien|servez\w*|cuisson|chair|viande)\b[^.]{0,40}\broses?|rosee?s? a|saignante?s?|(?:servez|servir|mangez)\b[^.]{0,40}\bcrue?s?)\b/;

/** Negates that the meat is pink or raw. */
export const NOT_PINK =
  /\b(?:not|isn.t|aren.t|no|none|nothing|without|lost|nada|never|loses?|gone|disappear\w*|deje\w* de|pierda\w*|sin|plus (?:du tout |de )?(?:rosee?s?|crue?s?)|doivent plus|soient plus|n'est plus|ne (?:soit|soient|doit|reste)|pas|avoid|evita\w*|evitez|sans)\b/;

/** Food that may be pink inside. */
export const PINK_IS_FINE =
  /\b(?:duck|beef|steaks?|lamb|venison|tuna|salmon|pato|ternera|buey|cordero|atun|salmon|canard|magrets?|boeuf|agneau|thon|saumon|onions?|cebollas?|oignons?|shrimps?|prawns?|gambas?|crevettes?|wine|vino|vin)\b/;

/** Heat of an oven. */
export const OVEN =
  /\b(?:oven|bake\w*|roast\w*|gas mark|horno|hornea\w*|asa|asar|(?:au|le|du|un|ce|votre) four|four (?:a|chaud|prechauffe|bien|tres)|enfourn\w*|rotir|thermostat|air ?fryer)\b/;

/** Ovens and flames hotter than a kitchen oven. */
export const HOT_OVEN =
  /\b(?:pizza oven|wood[- ]fired|tandoor\w*|horno de (?:lena|pizza)|four a (?:pizza|bois)|pizza stone|grill|broil|flame|wok)\b/;

/** Heat of oil. */
export const OIL = /\b(?:oil|fry\w*|deep|aceite|frei\w*|frie\w*|freir|huile|frire|friture)\b/;

/** Cold places. */
export const COLD = /\b(?:fridge|freezer|chill|nevera|congelador|frigo|congelateur|cool)\b/;

/** Long cooking at an exact low temperature. */
export const WATER_BATH =
  /\b(?:sous[- ]vide|water bath|immersion circulator|bano (?:maria|de agua)|al vacio|bain[- ]marie|thermoplongeur|basse temperature sous vide)\b/;

/** Pressure and microwaves cook faster than a stove. */
export const PRESSURE =
  /\b(?:pressure|instant pot|olla (?:expres|rapida|a presion)|cocotte[- ]minute|autocuiseur|microwave|microondas|micro-?ondes)\b/;

/** Heat of a pan, a pot or a flame. */
export const DIRECT =
  /\b(?:fry|fries|sear|saute|brown|boil|simmer|grill|poach|steam|freir|frie|dora|hierve|hervir|plancha|saltea|poele|revenir|dorer|griller|bouillir|mijoter)\b/;

/** An egg boiled in its shell. */
export const BOILED_EGG =
  /\b(?:boil|boiled|boiling|cuece|cuecen|cocer|hierve|hervir|duros|pasados por agua|bouillir|cuire|durs|mollets|coque)\b/;

/** An egg prepared in another way. */
export const OTHER_EGG =
  /\b(?:poach|scrambl|fry|fried|omelet|beat|whisk|wash|yolk|white|batter|noodle|pasta|microwave|revuelt|bat[ei]|batid|yema|clara|escalfa|frit|frie|brouill|battu|jaune|blanc|poche|poele|cocotte|custard|flan|soup|sopa|soupe|sauce|salsa|milk|leche|lait|crepe|tortilla|pancake)/;

/** Kinds of meat that have to be cooked through. */
export type Meat = 'poultry' | 'pork' | 'mince';

/** How steps name them. */
export const MEAT_WORDS: Readonly<Record<Meat, RegExp>> = {
  poultry:
    /\b(?:chicken|turkey|poultry|bird|wings?|thighs?|drumsticks?|breasts?|quails?|livers?|pollo|pavo|pechugas?|muslos?|contramuslos?|alitas?|ave|codornices|higad\w+|poulet|dinde|volaille|blancs? de|cuisses?|ailes?|pilons?|cailles?|foies?)\b/,
  pork: /\b(?:pork|chops?|ribs?|belly|tenderloin|loin|shoulder|cerdo|chuletas?|costillas?|solomillo|lomo|panceta|paleta|porc|cotes?|cotelettes?|travers|filet mignon|echine|epaule|poitrine)\b/,
  mince:
    /\b(?:mince\w*|ground (?:beef|pork|lamb|turkey|chicken|meat|veal)|burgers?|patt(?:y|ies)|meatballs?|sausages?|meat|carne|picada|molida|hamburguesas?|albondigas?|salchichas?|viande|hache\w*|steaks?|boulettes?|saucisses?|merguez|porc|pork|cerdo|beef|boeuf|ternera)\b/,
};

/** A chopped steak has to be cooked through, unlike a whole one. */
export const CHOPPED_STEAK = /steaks? haches?|ground beef|minced beef|beef mince|beef burgers?/g;

/** A bird in one piece. */
export const WHOLE = /\b(?:whole|entero|entier)\b/;

export const EGG = /\b(?:eggs?|huevos?|oeufs?)\b/;

export const SOAKED = /\b(?:soak\w*|remoj\w*|tremp\w*)\b/;

/** Timed by the packet or by eye, or grated and done at once. */
export const OTHERWISE_TIMED =
  /\b(?:soak\w*|grate\w*|ralla\w*|rap\w+|package instructions|packet|paquete|emballage|until (?:tender|soft|cooked)|hasta que (?:esten|este) tiern\w*|jusqu'a ce qu\w*)\b/;
