/** Words around ingredients in four languages, all folded. None is an ingredient by itself. */
const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Quantities, units, states and politeness: skipped. */
export const FILLERS = list(`
  free skin bone bones piel hueso huesos peau os
  a an the of some any few bit little lot lots bunch couple half quarter whole handful pinch dash piece pieces slice slices
  leftover leftovers left over remaining rest i we have got there is are was my our in fridge pantry cupboard larder freezer
  fresh frozen dried dry ripe raw cooked canned tinned tin tins can cans jar jars pack packs packet packets bag bags box boxes
  bottle bottles chopped diced sliced minced grated crushed ground peeled boneless skinless organic large small medium big
  old new good plain one two three four five six seven eight nine ten dozen about maybe also just please want make
  g gr gram grams gramme grammes kg kilo kilos ml cl dl l litre litres liter liters oz ounce ounces lb lbs pound pounds
  cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons clove cloves sprig sprigs stick sticks head heads
  un una uno unos unas el la los las lo le les l de del des du d al algo algun alguna poco poca pocos pocas mas medio media
  medios medias cuarto trozo trozos rebanada rebanadas punado pizca diente dientes rama ramas hoja hojas lata latas bote botes
  sobra sobras sobrante restos resto tengo tenemos hay mi mis nevera frigo frigorifico despensa fresco fresca frescos frescas
  congelado congelada congelados congeladas seco seca secos secas maduro madura maduros maduras crudo cruda cocido cocida
  cocidos cocidas picado picada picados picadas rallado rallada cortado cortada grande grandes pequeno pequena pequenos
  pequenas dos tres cuatro cinco seis siete ocho nueve diez docena gramos gramo litro taza tazas cucharada cucharadas
  cucharadita cucharaditas cdta cda kilo manojo quiero con por favor
  une peu reste restes morceau morceaux tranche tranches poignee pincee gousse gousses brin brins feuille feuilles branche
  branches boite boites bocal sachet paquet bouteille demi demie moitie quart quelques plusieurs j ai jai nous avons il y
  dans mon ma mes notre nos frigo placard congelateur frais fraiche fraiches surgele surgeles surgelee sec seche seches mur
  mure murs mures cru crue cuit cuite cuits cuites hache hachee rape rapee coupe coupee emince grosse gros grand grande petit
  petite petits petites deux trois quatre cinq sept huit neuf dix douzaine grammes litres tasse tasses cuillere cuilleres
  soupe cafe cas cac botte tete au aux a
`);

/** Words that join two ingredients. */
export const JOINERS = list('and y e et plus with con avec ni o or ou und');

/** Words that rule out what follows. */
export const NEGATIONS = list(
  'no not without minus never hate sin sans pas aucun aucune nada ningun ninguna jamais nunca except excepto sauf',
);
