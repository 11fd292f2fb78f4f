/**
 * Words of a receipt's line that say where a food comes from, how good, how big or of which sort it is, and leave it the
 * food that it is: a lean British chicken breast is a chicken breast. Folded, by the language of the receipt. A word
 * that may change the food (smoked, dried, spiced) is in none of them.
 */
const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Colours and sorts: of foods that have a name of their own with one (“red pepper”) the name is found first. */
const ENGLISH = list(`
  british brit brt scottish scot irish welsh english usa american atlantic atl norwegian pacific canadian spanish italian
  greek danish lean mature mat strong mild extra vintage baby mini petite vine loose lse piccolo closed clsd cup flat
  closedcup button back unsmoked unsm thick thin cut prime choice select selected premium quality special family everyday
  essentials basic classic original orig organic fairtrade natural pure clear clr set runny firm soft crunchy crnchy crny
  smooth raw ripe ripen unwaxed waxed washed unwashed baking cooking new season seasonal whl sgl single multi multipack
  mpk twin bunch bnch hearts crowns crown stalk bulb head bulk bag bagged net tray punnet pnt ea each per pt pint quart qt
  gal gallon doz dozen ct count tin cans reduced lower less low fat light lite homogenized grade aa skin on in brine
  self sel raising white wht brown brn red yellow green black golden gold pink gala fuji
  granny smith braeburn lady cox jazz honeycrisp conference williams rocha hass cavendish roma russet yukon idaho navel
  king edward charlotte maris piper desiree style chunks chunk steaks rings florets cubed cubes
`);

const SPANISH = list(`
  lonchas lonch lonc loncheado loncheada lonchead malla bolsa bol manojo mnj granel pieza pza piezas unidad kilo bandeja
  band bdj tarrina tarr brik lata extra primera segunda categoria cat calibre cal seleccion selec nacional nac espanol
  espanola canarias canario canaria gallego gallega iberico iberica igp dop fresco fresca fresc tierno tierna nuevo nueva
  lavada lavado entera entero fino fina finos finas grande grandes mediano pequeno gruesa gruesas claro clara virgen sarta
  tacos trozos trz tiras rodajas rod filetes filete fil lomos rojo roja verde verdes blanco blanca amarillo amarilla morado
  morada golden gala fuji reineta conferencia blanquilla hass rama pelado pelada pel pelados peladas congelado cong congel
  plana plano redondo red extrafino lam laminado laminados laminada rall italiano ital freir cocinar flores romero integral integrales semi sem azahar blanq blq trigo vegetal
`);

const FRENCH = list(`
  vrac piece pce pieces sachet sach botte barquette barq bte boite lot cat france francais francaise francaises origine
  espagne italie maroc bretagne bio extra ext fin fins fine fines tres frais fraiche fraiches surg surgele surgeles surgelee
  tranches tr tran jaune jaunes rouge rouges vert verts verte vertes blanc blancs blanche rose roses gala golden
  conference williams charlotte agata label fermier fermiere plein air gros grosse petit petite calibre entier
  superieur sup conso vie vierge aop igp aoc moyen moyens gros paris lavee lave couronne cav fleurs acacia montagne toutes ble complet complete cpl vol volaille coquil
`);

/** The words by the language of the receipt. */
export const DESCRIPTIONS = { en: ENGLISH, es: SPANISH, fr: FRENCH } as const;

/**
 * Words that make another product of a food beside them: chocolate oranges, tomato soup, crisps with cheese, minced steak,
 * food for cats. Such a line is a question, whatever else it names. Folded, in the three languages.
 */
export const OTHER_PRODUCTS: ReadonlySet<string> = list(`
  soup soups juice salad crisps crisp chips cups bar bars cake cakes pie pies pizza pasty sandwich sndwch wrap ready meal curry
  lasagne flavour flavoured flav flv drink drinks squash cordial sorbet ice lolly sweets candy pops dip ramen kit mix
  shake smoothie biscuits cookies dessert pudding crackers puffs snack snacks
  sopa sopas caldo crema zumo zumos refresco galleta galletas helado helados tarta pizza bocadillo ensaladilla pastel
  bizcocho snack batido postre gazpacho salsa sabor pure croquetas empanada empanadillas
  soupe soupes veloute potage jus nectar sirop chips gateau gateaux tarte quiche pizza sandwich glace glaces compote
  confiture biscuit biscuits yop gout saveur puree boisson taboule cordon nuggets cake feuillete
  minced ground picada picado hache hachee haches hachees
  cat dog chat chien gato perro fd pet
`);
