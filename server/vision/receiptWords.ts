/**
 * How tills shorten words, by the language of the receipt: what is printed, folded, and what it means. A word that
 * may stand for two foods has the more common one here, because the cook is always asked; `_` joins words that mean
 * something else together than alone. Collected from how receipts
 * of British, American, Spanish and French shops are printed; no receipt was copied.
 */
const lines = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap((line) => {
        const [full = '', short = ''] = line.split(':');
        return short
          .trim()
          .split(/\s+/)
          .map((word) => [word, full.trim()] as const);
      }),
  );

const ENGLISH = lines(`
  chicken: chkn chk chckn chikn chick ckn
  breast: brst brest brs
  breasts: brsts
  thighs: thgh thghs thgs thi
  drumsticks: drmstk drmstks drumstks drums
  beef: bf bff
  mince: mnc minc
  minced: mncd
  mince: stk_mince stk_mnc
  ground: grnd gr
  steak: stk
  steaks: stks
  pork: prk
  lamb: lmb lam
  turkey: trky tky turk
  bacon: bcn bacn bac
  sausages: ssgs saus sausgs sausg
  salmon: slmn salm
  tuna: tna
  prawns: prwn prwns
  shrimp: shrmp
  haddock: hddck hadd
  mackerel: mckrl mack mackrl
  milk: mlk
  whole: whl
  skimmed: skmd skim
  butter: btr buttr bttr but
  unsalted: unsltd unslt
  cheddar: ched chdr chedd chddr
  cheese: chs chse ches
  mozzarella: mozz mozza mzrla
  parmesan: parm parmsn
  yoghurt: yog yoghrt ygrt yogt
  greek: grk
  cream: crm
  double: dbl
  single: sngl
  soured: sourd srd
  eggs: egs
  tomatoes: tom toms tmto tomts tmtoes tomat
  chopped: chpd chpped chop chpt
  plum: plm
  cherry: chry chrry
  potatoes: pot pots potats ptts potat
  sweet: swt
  carrots: crt crts carr carrt
  onions: onn onns onin onio
  spring: sprg spr
  garlic: grlc garl
  mushrooms: mush mushrms mshrm mushrm mshrms
  broccoli: brocc broc brcli brccli
  cauliflower: caul cauli clflwr
  cabbage: cab cabb cbbge
  lettuce: lett lettce ltce
  iceberg: icebrg
  cucumber: cuc cucmbr cucum
  peppers: pepp pprs peprs ppr
  green: grn
  red: rd
  yellow: yel ylw
  spinach: spin spnch spinch
  courgettes: cour courg
  zucchini: zucc
  aubergine: aub auberg
  asparagus: asp asprgs
  beans: bns bn
  baked: bkd
  kidney: kdny kid
  chickpeas: chkps chkpeas chckpeas
  lentils: len lent lntls
  pasta: pst past
  spaghetti: spag spagh sptti
  basmati: basm bsmti
  rice: rce
  flour: flr
  plain: pln
  sugar: sug sgr
  bread: brd
  wholemeal: whlml wml whlmeal
  tortillas: tort torts
  bananas: bana bans bnana bnanas
  apples: appl apls apls
  oranges: orng orngs
  lemons: lmn lmns lem lems
  limes: lms
  strawberries: strwb strawb strwbry strawbs
  raspberries: rasp raspb raspbs
  blueberries: blueb bluebs bluebrs blubry
  grapes: grps
  avocados: avo avos avoc
  pineapple: pnpl pineap
  juice: jce
  chocolate: choc
  peanut: pnut pnt
  mayonnaise: mayo mayon
  ketchup: ketch
  mustard: mstd must
  vinegar: vngr vin
  olive: olv oliv
  honey: hny hon
  coffee: cof coff
  frozen: frzn frz
  smoked: smkd smk
  sliced: slcd
  stock: stck
  stock cubes: stk_cubes stk_cube stock_cubes stock_cube
  vegetable stock cubes: veg_stk_cubes veg_stock_cubes
  brown sugar: brn_sugar brn_sug
  sour cream: sr_cream sr_crm
  brown: brn
  vegetable: veg
  tofu: tfu
  cottage: cott
  coconut: coco ccnut
  almonds: alm almd almnds
  walnuts: walnt wlnts
  porridge: prrdge porr
  oats: oat
  cooked: ckd
  salted: sltd slt
  savoy: svy
  self raising: self_rais self_rsng self_rsg s_r
  heavy: hvy
  whipping: whip whpng whpg
  black: blk
  white: wht
  fillets: flts fllts
  shredded: shrd shrdd
  grated: grtd
  crushed: crshd
  squash: sqsh
  chuck: chck
  hazelnuts: hznut hzlnut
  cranberries: cranb
  lettuce hearts: lett_hearts
  noodles: ndls noodl
  crushed tomatoes: crushd_tom
`);

const SPANISH = lines(`
  pechuga: pech pchga pechug
  de pollo: pllo poll plo
  muslos de: muslos mus
  ternera: tern ternr terner
  cerdo: cdo cerd
  picada: pic picad
  carne picada: carnepic
  jamón: jmn jam jamn
  serrano: serr
  cocido: coc
  queso: qso ques
  rallado: rall ray
  manchego: manch man
  leche: lch lche lec
  entera: ent
  semidesnatada: semi semid sem semidesn
  desnatada: desn desnat
  mantequilla: mant mantq manteq mantqlla
  yogur: yog yogr
  natural: nat natur
  huevos: hvos huev hvs hue
  tomates: tom tomt tomat
  tomate: tmte
  frito: frit
  triturado: trit
  patatas: pat patt pats patat
  cebollas: ceb cebol cebll
  zanahorias: zan zanah zanahor
  pimientos: pim pimi pimien
  verdes: vdes
  verde: vde
  rojo: rjo
  lechuga: lech lechg lechug
  pepinos: pep pepi pepin
  calabacines: calab calabac
  berenjenas: beren berenj
  champiñones: champ champi champin
  espinacas: espin espinac
  judías: jud judi
  garbanzos: garb garbanz
  lentejas: lent lentj lentej
  alubias: alub
  arroz: arr arrz
  macarrones: mac macar macarr
  espaguetis: espag espagu
  harina: har harin
  azúcar: azu azuc
  aceite: acei act ac aceit
  de oliva: oli olv oliv
  de girasol: gir girs
  atún: atn at
  salmón: salm slmon
  merluza: mer merlz merl
  gambas: gamb
  langostinos: lang langost
  mejillones: mejill
  plátanos: plat platn
  manzanas: manz manzn
  naranjas: nar narj naranj
  limones: lim limn limon
  fresas: fres
  aguacates: aguac agct
  piña: pna
  pan de molde: panmol molde
  chocolate: choc
  almendras: almen almend
  nueces: nuec
  bacon: bac
  chorizo: chor choriz
  mayonesa: may mayo mayon
  salchichas: salch
  brócoli: broc broco
  coliflor: colif
  miel: mil
  pardinas: pard
  pan de molde: pan_molde
  pan de molde integral: pan_molde_int pan_molde_integ
  integral: integr
  semicurado: semic semicur
  curado: cur
  contramuslos de: contram contramusl
  cordero: cord cordr
  pavo: pav
  conejo: conej
  chuletas de: chul chulet
  congelados: cong congel
`);

const FRENCH = lines(`
  de poulet: poul plt
  filet: flt fil
  filets: flts
  blanc: blc
  cuisses: cui cuis
  bœuf: bf boe boeu
  haché: hach hch
  steak: stk
  porc: prc
  jambon: jbn jamb jamb
  lardons: lard lrdn lrdns
  saucisses: sauc saucis
  dinde: dde dind
  saumon: saum
  fumé: fum
  thon: thn
  crevettes: crev crevet
  cabillaud: cab cabil
  lait: lt lai
  demi-écrémé: ecr demiecr
  entier: ent
  beurre: beur brr bre
  doux: dx
  crème: crm cr crem
  fraîche: frch frche
  fromage: from frge
  emmental: emm emment
  râpé: rap
  mozzarella: moz mozza mozz
  camembert: camem camemb
  yaourt: yrt yao yaour
  nature: nat
  œufs: oeu oefs oeuf oef
  tomates: tom tomt tomat
  cerises: ceri
  pommes de terre: pdt pdterre
  pommes: pom pomm
  carottes: car carot carott
  oignons: oig oign
  échalotes: ech echal
  champignons: champ champi
  courgettes: cour courg
  aubergines: aub auberg
  concombre: conc concmb concom concomb
  concentré de tomate: conc_tomate conc_tomates conc_tom
  salade: sal salad
  épinards: epi epin
  haricots: har haric
  verts: vts vrt
  petits pois: pp ptpois
  lentilles: lent lentil
  pois chiches: pch pchiche pchiches
  riz: rz
  pâtes: pte ptes pat
  spaghetti: spag spagh
  farine: far farin
  sucre: suc sucr
  huile: hle hl huil
  d’olive: olv oliv
  vinaigre: vin vinai
  moutarde: mout
  bananes: ban banan
  oranges: orang org
  citrons: citr
  fraises: frai
  framboises: fram framb
  poires: poir
  avocats: avoc
  chocolat: choc
  pain de mie: painmie
  café: caf
  poireaux: poir poireau
  brocoli: broc broco brocol
  bouillon cube: bouil_cube bouil_cub
  ail: ai
  miel: mil
  petits: pts
  épaisse: ep epais
  liquide: liq liqu
  noir: nr
  complet: cpl cplt compl
  demi-écrémé: demi_ecr demi_ecreme 1/2_ecreme 1/2_ecr
  thon au naturel: thon_nat
  pain de mie: pain_mie
  pain de mie complet: pain_mie_cpl pain_de_mie_cpl
  escalopes de: esc escal
  rôti de: rot
  agneau: agn agnea
  veau: vea
`);

/** What each language's tills print for a word. */
export const RECEIPT_WORDS = { en: ENGLISH, es: SPANISH, fr: FRENCH } as const;

/** Sizes, grades and shops' own names, which say nothing about the food. Folded. */
export const RECEIPT_FILLERS: ReadonlySet<string> = new Set(
  `org bio eco fr fre free range f r s c lge lrg med sml xl xxl pk pkt ea val value own basics finest best fresh
   tesco asda morrisons sains sainsburys jsain waitrose aldi lidl coop mns ess essential kroger walmart gv target ss
   hacendado hac mercadona dia alcampo carrefour crf auchan leclerc casino intermarche u marque repere
   bdja malla bolsa caja bote brick pack ud uds bq bte sach sachet barq barquette btl bt filets s/ c/ sl bnls sknls
   js kg g gr cl ml l lb oz ct
   lomos boneless skinless large medium small semi-sk`
    .split(/\s+/)
    .filter(Boolean),
);

/** Things of a receipt that are not food, in the three languages. Folded. */
export const NOT_FOOD =
  /\b(?:bags?|carrier|batter(?:y|ies)|detergent|bleach|shampoo|soap|tissues?|toilet|kitchen roll|(?:paper|kitchen) towels?|w(?:a)?sh(?:i)?ng up|dish (?:soap|liquid)|napkins?|foil|nappies|toothpaste|cat food|dog food|newspaper|magazine|lottery|deposit|coupon|discount|saving|clubcard|nectar|bolsas?|lejia|champu|jabon|papel|higien(?:ico)?|deterg(?:ente)?|suavizante|servilletas|panales|pilas|periodico|descuento|ahorro|sacs?|piles|less(?:ive)?|javel|shampooing|savon|mouchoirs|papier|couches|ess(?:uie)? tout|essuie|remise|reduction|fidelite|eponges?|dentifrice|liquide vaisselle|croquettes)\b/;
