import type { Cuisine } from '@contracts/cuisines';

interface CuisineWords {
  /** The adjective in English, Spanish and French, in each gender. A search by name finds the dishes of a cuisine by these. */
  names: string;
  /**
   * Countries, regions and further adjectives. Another program's recipe may name its cuisine so, but in a search the word
   * would mean something else: crème anglaise, green beans, hibiscus.
   */
  others?: string;
}

/** Words that mean a cuisine, folded and separated by commas. The names on the screen are in the message catalogues. */
export const CUISINE_WORDS: Readonly<Record<Cuisine, CuisineWords>> = {
  african: { names: 'african, africana, africano, africaine, africain', others: 'africa, afrique' },
  algerian: { names: 'algerian, argelina, argelino, algerienne, algerien', others: 'algeria, argelia, algerie' },
  american: {
    names: 'american, estadounidense, americana, americano, americaine, americain',
    others:
      'usa, us, united states, estados unidos, norteamericana, etats unis, north american, southern us, etats unienne',
  },
  'american-chinese': {
    names: 'american chinese, chinese american, chino estadounidense, chino americana, sino americaine',
  },
  argentinian: {
    names: 'argentinian, argentine, argentina, argentino, argentin',
    others: 'argentinean, argentinienne',
  },
  asian: { names: 'asian, asiatica, asiatico, asiatique', others: 'asia, asie, oriental' },
  australian: {
    names: 'australian, australiana, australiano, australienne, australien',
    others: 'australia, australie',
  },
  austrian: { names: 'austrian, austriaca, austriaco, autrichienne, autrichien', others: 'austria, autriche' },
  balkan: {
    names: 'balkan, balcanica, balcanico, balkanique',
    others: 'balkans, balcanes, bosnian, serbian, croatian, bosnia, serbia, bosnie, serbie',
  },
  basque: { names: 'basque, vasca, vasco', others: 'pais vasco, euskadi, pays basque, basque country' },
  belgian: { names: 'belgian, belga, belge', others: 'belgium, belgica, belgique' },
  bermudian: {
    names: 'bermudian, bermudena, bermudeno, bermudienne, bermudien',
    others: 'bermuda, bermudas, bermudes',
  },
  brazilian: {
    names: 'brazilian, brasilena, brasileno, bresilienne, bresilien',
    others: 'brazil, brasil, brasilera, bresil',
  },
  british: {
    names: 'british, britanica, britanico, britannique',
    others:
      'english, uk, united kingdom, great britain, england, britain, inglesa, inglaterra, reino unido, gran bretana, anglaise, angleterre, royaume uni, grande bretagne',
  },
  'british-indian': {
    names: 'british indian, anglo indian, anglo india, indo britanica, indo britannique, anglo indienne, indobritanica',
  },
  cajun: { names: 'cajun, cadienne', others: 'cajun and creole, louisiana, luisiana, louisiane' },
  canadian: { names: 'canadian, canadiense, canadienne, canadien', others: 'canada, quebecois, quebecoise, quebec' },
  canarian: {
    names: 'canarian, canaria, canario, canarienne, canarien',
    others: 'canary islands, islas canarias, canarias, iles canaries, canaries',
  },
  caribbean: {
    names: 'caribbean, caribena, caribeno, antillaise, antillais, caribeenne, caraibe',
    others: 'west indian, caribe, antillana, caraibes, antilles',
  },
  catalan: { names: 'catalan, catalana, catalane', others: 'catalonia, cataluna, catalunya, catalogne' },
  chilean: { names: 'chilean, chilena, chileno, chilienne, chilien', others: 'chili' },
  chinese: {
    names: 'chinese, china, chino, chinoise, chinois',
    others: 'cantonese, sichuan, szechuan, hong kong, cantonesa, chine, cantonaise',
  },
  colombian: { names: 'colombian, colombiana, colombiano, colombienne, colombien', others: 'colombia, colombie' },
  'costa-rican': {
    names: 'costa rican, costarricense, costaricienne, costaricien',
    others: 'costa rica, tica, costaricaine',
  },
  creole: { names: 'creole, criolla, criollo' },
  cuban: { names: 'cuban, cubana, cubano, cubaine, cubain', others: 'cuba' },
  cypriot: { names: 'cypriot, chipriota, chypriote', others: 'cyprus, chipre, chypre' },
  czech: {
    names: 'czech, checa, checo, tcheque',
    others: 'czechia, bohemian, chequia, republica checa, republique tcheque',
  },
  danish: { names: 'danish, danesa, danes, danoise, danois', others: 'denmark, dinamarca, danemark' },
  dutch: {
    names: 'dutch, neerlandesa, holandesa, neerlandaise, hollandaise',
    others: 'netherlands, holland, paises bajos, holanda, pays bas, hollande',
  },
  ecuadorian: {
    names: 'ecuadorian, ecuatoriana, ecuatoriano, equatorienne, equatorien',
    others: 'ecuador, ecuadorean, equateur',
  },
  egyptian: { names: 'egyptian, egipcia, egipcio, egyptienne, egyptien', others: 'egypt, egipto, egypte' },
  ethiopian: { names: 'ethiopian, etiope, ethiopienne, ethiopien', others: 'ethiopia, etiopia, ethiopie' },
  european: { names: 'european, europea, europeo, europeenne, europeen', others: 'europe, europa, western european' },
  filipino: { names: 'filipino, philippine, filipina, philippin', others: 'philippines, filipinas' },
  finnish: { names: 'finnish, finlandesa, finlandes, finlandaise, finlandais', others: 'finland, finlandia, finlande' },
  french: {
    names: 'french, francesa, frances, francaise, francais',
    others: 'france, provencal, francia, provenzal, provencale',
  },
  georgian: { names: 'georgian, georgiana, georgiano, georgienne, georgien', others: 'georgie' },
  german: { names: 'german, alemana, aleman, allemande, allemand', others: 'germany, bavarian, alemania, allemagne' },
  ghanaian: { names: 'ghanaian, ghanesa, ghanes, ghaneenne, ghaneen', others: 'ghana' },
  greek: { names: 'greek, griega, griego, grecque, grec', others: 'greece, grecia, grece' },
  hawaiian: { names: 'hawaiian, hawaiana, hawaiano, hawaienne, hawaien', others: 'hawaii' },
  hungarian: { names: 'hungarian, hungara, hungaro, hongroise, hongrois', others: 'hungary, hungria, hongrie' },
  indian: { names: 'indian, india, indio, hindu, indienne, indien', others: 'punjabi, gujarati, inde' },
  indonesian: { names: 'indonesian, indonesia, indonesio, indonesienne, indonesien', others: 'indonesie, balinese' },
  international: { names: 'international, internacional, internationale', others: 'fusion, global, world, mondiale' },
  irish: { names: 'irish, irlandesa, irlandes, irlandaise, irlandais', others: 'ireland, irlanda, irlande' },
  israeli: { names: 'israeli, israelienne, israelien', others: 'israel' },
  italian: {
    names: 'italian, italiana, italiano, italienne, italien',
    others: 'italy, sicilian, tuscan, roman, neapolitan, italia, siciliana, toscana, italie, sicilienne, toscane',
  },
  'italian-american': {
    names: 'italian american, american italian, italoestadounidense, italo americana, italoamericana, italo americaine',
  },
  jamaican: { names: 'jamaican, jamaicana, jamaicano, jamaiquina, jamaicaine, jamaicain', others: 'jamaica, jamaique' },
  japanese: { names: 'japanese, japonesa, japones, japonaise, japonais', others: 'japan, japon' },
  jewish: {
    names: 'jewish, juive',
    others: 'kosher, ashkenazi, sephardic, jewish cuisine, sefardi, ashkenaze, sefarade, judia',
  },
  korean: { names: 'korean, coreana, coreano, coreenne, coreen', others: 'korea, south korean, corea, coree' },
  'latin-american': {
    names: 'latin american, latinoamericana, latinoamericano, latino americaine',
    others:
      'latin, south american, central american, hispanic, sudamericana, sudamerica, latinoamerica, sud americaine, amerique du sud, amerique latine',
  },
  lebanese: { names: 'lebanese, libanesa, libanes, libanaise, libanais', others: 'lebanon, libano, liban' },
  malaysian: {
    names: 'malaysian, malasia, malasio, malaisienne, malaisien',
    others: 'malaysia, malay, nyonya, malaya, malaisie, malaise',
  },
  mediterranean: {
    names: 'mediterranean, mediterranea, mediterraneo, mediterraneenne, mediterraneen',
    others: 'mediterranee',
  },
  mexican: { names: 'mexican, mexicana, mexicano, mexicaine, mexicain', others: 'mexico, mejico, mejicana, mexique' },
  'middle-eastern': {
    names: 'middle eastern, oriente medio, moyen orientale',
    others: 'arabic, arab, levantine, middle east, arabe, medio oriente, moyen orient, proche orient',
  },
  moroccan: { names: 'moroccan, marroqui, marocaine, marocain', others: 'morocco, marruecos, maroc' },
  nigerian: { names: 'nigerian, nigeriana, nigeriano, nigeriane', others: 'nigeria' },
  'north-african': {
    names: 'north african, norteafricana, magrebi, nord africaine, maghrebine',
    others: 'maghreb, afrique du nord, norte de africa, magreb',
  },
  norwegian: { names: 'norwegian, noruega, noruego, norvegienne, norvegien', others: 'norway, norvege' },
  pakistani: { names: 'pakistani, pakistanaise, pakistanais', others: 'pakistan' },
  persian: { names: 'persian, persa, persane, persan', others: 'iranian, iran, irani, iranienne' },
  peruvian: { names: 'peruvian, peruana, peruano, peruvienne, peruvien', others: 'peru, perou' },
  polish: { names: 'polish, polaca, polaco, polonaise, polonais', others: 'poland, polonia, pologne' },
  portuguese: { names: 'portuguese, portuguesa, portugues, portugaise, portugais', others: 'portugal' },
  'puerto-rican': {
    names: 'puerto rican, puertorriquena, puertorriqueno, portoricaine, portoricain',
    others: 'puerto rico, porto rico',
  },
  romanian: { names: 'romanian, rumana, rumano, roumaine, roumain', others: 'romania, rumania, moldovan, roumanie' },
  russian: { names: 'russian, rusa, ruso, russe', others: 'russia, rusia, russie' },
  salvadoran: {
    names: 'salvadoran, salvadorean, salvadorena, salvadoreno, salvadorienne, salvadorien',
    others: 'el salvador, salvador',
  },
  scandinavian: {
    names: 'scandinavian, escandinava, escandinavo, scandinave',
    others: 'nordic, scandinavia, nordica, escandinavia, nordique, scandinavie',
  },
  scottish: { names: 'scottish, escocesa, escoces, ecossaise, ecossais', others: 'scotland, escocia, ecosse' },
  senegalese: { names: 'senegalese, senegalesa, senegales, senegalaise, senegalais', others: 'senegal' },
  singaporean: {
    names: 'singaporean, singapurense, singapourienne, singapourien',
    others: 'singapore, singapur, singapour',
  },
  'south-african': {
    names: 'south african, sudafricana, sudafricano, sud africaine',
    others: 'south africa, sudafrica, afrique du sud',
  },
  spanish: {
    names: 'spanish, espanola, espanol, espagnole, espagnol',
    others: 'spain, tapas, espana, andaluza, espagne, andalouse',
  },
  'sri-lankan': { names: 'sri lankan, sri lanka, sri lankaise', others: 'ceylonese' },
  swedish: { names: 'swedish, sueca, sueco, suedoise, suedois', others: 'sweden, suecia, suede' },
  swiss: { names: 'swiss, suiza, suizo, suisse', others: 'switzerland' },
  syrian: { names: 'syrian, siria, sirio, syrienne, syrien', others: 'syria, syrie' },
  taiwanese: { names: 'taiwanese, taiwanesa, taiwanes, taiwanaise, taiwanais', others: 'taiwan' },
  'tex-mex': { names: 'tex mex, texmex', others: 'southwestern' },
  thai: { names: 'thai, tailandesa, tailandes, thailandaise, thailandais', others: 'thailand, thailande, tailandia' },
  tunisian: { names: 'tunisian, tunecina, tunecino, tunisienne, tunisien', others: 'tunisia, tunez, tunisie' },
  turkish: { names: 'turkish, turca, turco, turque, turc', others: 'turquia, turquie' },
  ukrainian: { names: 'ukrainian, ucraniana, ucraniano, ukrainienne, ukrainien', others: 'ukraine, ucrania' },
  uruguayan: { names: 'uruguayan, uruguaya, uruguayo, uruguayenne, uruguayen', others: 'uruguay' },
  uzbek: {
    names: 'uzbek, uzbeka, uzbeko, ouzbeke, ouzbek',
    others: 'uzbekistan, central asian, ouzbekistan, asie centrale',
  },
  venezuelan: { names: 'venezuelan, venezolana, venezolano, venezuelienne, venezuelien', others: 'venezuela' },
  vietnamese: { names: 'vietnamese, vietnamita, vietnamienne, vietnamien', others: 'vietnam' },
  welsh: { names: 'welsh, galesa, gales, galloise, gallois', others: 'wales, pays de galles' },
};
