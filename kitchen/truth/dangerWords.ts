import { foldText } from '../reading/foldWord';
import { asSeen } from './plainSentence';

/** Matches any of these words, singular or plural, as whole words of a folded text. */
const words = (...lists: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|').replace(/\s*\n\s*/g, '')})(?:s|es|x)?(?![\\p{L}\\p{N}])`, 'u');

/** Cleaners, fuels, solvents and poisons, which no recipe has a reason to name. */
const CHEMICALS = words(
  `bleach|clorox|domestos|lysol|harpic|drano|(?:drain|oven|toilet|toilet bowl|window|bathroom|glass|household|kitchen|floor|surface|carpet|all-purpose) cleaner|cleaning (?:product|fluid|spray|agent)|windex|pine-?sol|detergent|dish ?soap|washing[- ]up liquid|dishwash(?:er|ing) (?:liquid|tablet|soap|powder|salt)|laundry (?:pod|powder|liquid|capsule)|tide pod|fabric softener|disinfectant|(?<!baker’?'?s )(?<!of )ammonia(?! bicarbonate)|chlorine|chloramine|chlorine gas|mustard gas|hydrogen peroxide|caustic soda|sodium (?:hydroxide|hypochlorite)|(?:sulphuric|sulfuric|hydrochloric|muriatic) acid|antifreeze|petrol(?! station)|gasoline|diesel fuel|kerosene|(?:motor|engine) oil|brake fluid|paint (?:thinner|stripper)|white spirit|turpentine|acetone|nail (?:polish|varnish)(?: remover)?|methanol|methylated spirit|(?:rubbing|isopropyl|denatured) alcohol|hand saniti[sz]er|(?:rat|mouse|ant) poison|rodenticide|pesticide|insecticide|weed ?killer|herbicide|mothball|slug pellet|arsenic|cyanide|strychnine|thallium|borax`,
  `lejia|limpia(?:dor|cristales|hornos)|producto de limpieza|fregasuelos|cloro|gas cloro|amoniaco|detergente|lavavajillas|suavizante|desatascador|desinfectante|agua oxigenada|sosa caustica|hipoclorito|acido (?:sulfurico|clorhidrico|muriatico)|salfuman|anticongelante|gasolina|queroseno|aceite de motor|aguarras|disolvente|acetona|quitaesmalte|metanol|alcohol (?:de quemar|isopropilico|de farmacia)|raticida|matarratas|veneno para (?:ratas|ratones)|insecticida|pesticida|herbicida|naftalina|arsenico|cianuro|estricnina`,
  `javel|nettoyant|produit (?:de nettoyage|menager)|ammoniaque|ammoniac|chlore|lessive|adoucissant|(?:liquide|produit) vaisselle|deboucheur|desinfectant|eau oxygenee|soude caustique|acide (?:sulfurique|chlorhydrique|muriatique)|antigel|gazole|gasoil|essence (?:sans plomb|de voiture)|huile (?:de )?moteur|terebenthine|dissolvant|alcool (?:a bruler|isopropylique|menager|denature)|mort[- ]aux[- ]rats|raticide|desherbant|naphtaline|cyanure`,
);

/** Substances known to cooks that are dangerous to swallow or handle. */
const HAZARDS = words(
  'dry ice|liquid nitrogen|hielo seco|nitrogeno liquido|glace carbonique|neige carbonique|azote liquide',
);

/** Non-food words where a food is expected. */
const NOT_FOOD = words(
  `(?<!meat |edible |fish |tylose )glue|superglue|shampoo|shower gel|(?:hair )?conditioner|soap|toothpaste|candle wax|(?:aa |aaa |car )?batter(?:y|ie)|gravel|cement|concrete|plasticine|play[- ]?(?:doh|dough)|plastic (?:bead|bag|bottle)|human (?:flesh|meat)|styrofoam|asbestos|wall paint|oil paint|spray paint|cigarette|tobacco|(?<!the )gunpowder(?! tea)|old shoe|sawdust|broken glass|poop|feces|faeces|urine|vomit|light bulb|molotov cocktail`,
  `pegamento(?! comestible)|cola (?:blanca|de contacto|de carpintero|vinilica)|champu|gel de ducha|jabon|pasta de dientes|dentifrico|cera de vela|pilas? (?:aa|alcalina)|grava|cemento|plastilina|carne humana|tabaco|polvora|vidrio roto|serrin|heces|orina|excremento|coctel molotov`,
  `colle (?:blanche|forte|vinylique|a bois|pva|uhu|en stick)|(?:de la|tube de|pot de|baton de) colle(?! de poisson| alimentaire)|super ?glue|shampo+ing|gel douche|savon|dentifrice|cire de bougie|piles? alcaline|gravier|ciment|pate a modeler|(?:viande|chair) humaine|tabac|poudre a canon|sciure|verre pile|excrement|urine|cocktail molotov`,
);

/** Words with a harmless meaning too, such as "colle" (glue, or "sticks"). They count only when they stand alone. */
const NOT_FOOD_ALONE = /^(?:(?:la|une|un|some|de la) )?(?:colle|paint|peinture|pintura|sand|dirt|rocks?|stones?|weed)$/;

const DRUGS = words(
  `paracetamol|acetaminophen|ibuprofen|aspirin|sleeping pill|sleeping tablet|xanax|valium|diazepam|viagra|rohypnol|roofie|ghb|fentanyl|cocaine|heroin|meth|methamphetamine|mdma|lsd|ketamine|opium|cannabis|cannabutter|marijuana|weed (?=brownie|butter|cookie|oil|gumm|cake)|psilocybin|magic mushroom|ayahuasca|antidepressant|laxative`,
  `ibuprofeno|aspirina|somnifero|pastillas? para dormir|cocaina|heroina|metanfetamina|marihuana|opio|hongos? alucinogeno|laxante`,
  `ibuprofene|aspirine|doliprane|somnifere|heroine|methamphetamine|champignons? hallucinogene|laxatif`,
);

/** Plants, mushrooms and animals that are poisonous however they are cooked at home. */
export const POISONOUS_ANYWAY = words(
  `death[- ]?cap(?: mushroom)?|destroying angel|fly agaric|false morel|amanita(?! c(?:a)?esare)|gyromitra|hemlock|deadly nightshade|nightshade berr(?:y|ie)|belladonna|oleander|foxglove|digitalis|lily of the valley|yew berr(?:y|ie)|holly berr(?:y|ie)|mistletoe|jimson ?weed|datura|castor bean|castor seed|rosary pea|daffodil|hydrangea|laburnum|monkshood|wolfsbane|aconite|giant hogweed|pennyroyal oil|rhubarb lea(?:f|ve)|potato (?:sprout|leaf|leave)|fugu|puffer ?fish|japanese star anise|cherry laurel|poison ivy|lye`,
  `oronja verde|seta de la muerte|matamoscas|cicuta|adelfa|dedalera|lirio de los valles|bayas? de (?:tejo|acebo)|muerdago|estramonio|semillas? de ricino|narciso|hortensia|aconito|hojas? de ruibarbo|pez globo|laurel cerezo`,
  `amanite(?! des cesars)|calice de la mort|tue[- ]mouches|cigue|laurier[- ](?:rose|cerise)|digitale|muguet|baies? d.if|baies? de houx|baies? de gui|graines? de ricino?|narcisse|jonquille|hortensia|aconit|feuilles? de rhubarbe|poisson[- ]globe`,
);

/** Like `POISONOUS_ANYWAY`, but without what is only dangerous in a home kitchen. */
const isPoisonAsked = (folded: string): boolean => POISONOUS_ANYWAY.test(folded.replace(/\blyes?\b/g, ''));

/** Undoes common disguises of a word: "b l e a c h", "bl3ach". */
const disguised = (folded: string): string[] => {
  const joined = folded.replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){3,40}\p{L}(?!\p{L})/gu, (letters) =>
    letters.replace(/[^\p{L}]/gu, ''),
  );
  const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
  const spelt = folded.replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (digit) => digits[digit] ?? digit);
  return [...new Set([folded, joined, spelt])];
};

const anywhere = (text: string, isFound: (folded: string) => boolean): boolean =>
  disguised(foldText(asSeen(text))).some(isFound);

/** Whether a text names a chemical or something dangerous to handle. */
export const namesChemical = (text: string): boolean =>
  anywhere(text, (folded) => CHEMICALS.test(folded) || HAZARDS.test(folded));

/** Whether a text names a poisonous plant, mushroom or animal. */
export const namesPoison = (text: string): boolean => anywhere(text, isPoisonAsked);

/** Whether a name, or a part of a request between commas, means no food: glue, soap, medicines, drugs. */
export const namesNoFood = (text: string): boolean =>
  anywhere(text, (folded) => NOT_FOOD.test(folded) || DRUGS.test(folded) || NOT_FOOD_ALONE.test(folded.trim()));

/** Whether a step adds something inedible. A wooden spoon and baking paper do not count. */
export const addsNoFood = (text: string): boolean =>
  anywhere(
    text,
    (folded) =>
      DRUGS.test(folded) || /\b(?:the|some|pva|white|super) glue\b|\bpegamento\b|\bcolle blanche\b/.test(folded),
  );
