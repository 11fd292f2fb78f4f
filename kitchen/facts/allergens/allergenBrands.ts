import type { Tongue } from '@kitchen/reading/lines/lineWords';

/**
 * Brands, wines, beers and regional products, in the form of `ALLERGEN_WORDS`. Their allergens come from the makers'
 * commonly published ingredient lists. Makers change recipes, so the cook is asked to read the label.
 */
export const ALLERGEN_BRANDS: Readonly<Record<Tongue | 'any', string>> = {
  any: `
;W=marmite|vegemite|bovril
S=malteser|nocilla|mock duck|tofurky
F=furikake
W,D,S=twix|kit kat|kitkat|oreo cheesecake|bueno|kinder bueno|tim tam|penguin biscuit|jaffa cake|tunnock|digestive chocolate
W,S;D=oreo|lotus biscoff|biscoff|prince biscuit|bourbon biscuit
W,D,N,S=ferrero rocher|hanuta|rocher ferrero
D,S;N=mars bar|milky way|galaxy bar|dairy milk|cadbury|bounty bar|milka|kinder chocolate|kinder|lindor|after eight|rolo|crunchie|flake bar|smarties|milkybar|lacasitos
D,P,S=m&m|reese|reeses|peanut m&m|conguito
D,N,E=toblerone
D,N,S=heath bar
D,N=duvalin
D,P;N=bonobon|bon o bon
D=twirl bar|cadbury twirl
W,D=mini cheddar|custard cream|bollycao|huesito|filipinos|donette|phoskito|petit ecolier|petits ecoliers|mikado|delichoc|goldfish
W,D,E=pantera rosa|savane|gansito|twinkie
W=chex mix|belin|heudebert|chamonix|choco bn|biscuit bn|biscuits bn
G;W,N=alpen
W;D,S=cola cao|colacao
G,D=milo|nesquik cereal
D;S=nesquik
G=rice krispies|corn flakes|cornflake|cheerio|special k|all bran|chocapic|choco krispies|coco pops|frosties|crunchy nut|leffe|heineken|budweiser|stella artois|kronenbourg|chimay|duvel|peroni|estrella galicia|estrella damm|mahou|cruzcampo|quilmes|modelo especial|corona extra|tecate|hoegaarden|1664|grimbergen|newcastle brown|london pride|old speckled hen|carlsberg|carling|foster|tiger beer|asahi|kirin|sapporo|singha|negra modelo|dos equis|blue moon
W=hoegaarden|blanche de namur|1664 blanc|blue moon|weissbier|weizen|hefeweizen|wheat beer|bisquick|krusteaz|aunt jemima pancake mix|stove top|triscuit|ryvita crispbread wheat|jacobs cream cracker|tuc|melba toast|krisprolls|wasa wheat|mcvitie|hobnob|pringles wheat|weetabix|shreddies|hovis|warburton|kingsmill|bimbo|harrys|jacquet|krispy kreme
S,W=kikkoman|la choy|lee kum kee soy|maggi arome|maggi seasoning|bragg soy
S=bragg liquid aminos|liquid aminos|impossible burger|heura|tofurky|alpro soya|alpro soja|vivesoy|provamel|silk soy
W,S=beyond chicken|field roast|gardein|linda mccartney sausage|cauldron sausage|richmond meat free
E=quorn|egg beater|just crack
E,M=hellmann|hellmanns|best foods|duke mayonnaise|kewpie|ligeresa|musa mayonesa|benedicta
E,M;D=ranch dressing|hidden valley|thousand island|caesar dressing
D=lurpak|elmlea|ben & jerry|ben and jerry|haagen-dazs|haagen dazs|kerrygold|anchor butter|president butter|elle & vire|elle et vire|la vache qui rit|laughing cow|vaca que rie|babybel|kiri|saint agur|saint-moret|boursin|philadelphia|castello|dairylea|cathedral city|pilgrims choice|cracker barrel|velveeta|cheez whiz|cool whip|reddi wip|carnation|la lechera|nestle ideal|nido|danone|danonino|actimel|yakult|yeo valley|fage|chobani|oikos|activia|yoplait|lactonesa|arla|cravendale|lactaid|tnuva|tillamook|galbani|casa azzurra|bel paese|primula|flora buttery|country life|land o'lakes|land o lakes|st hubert beurre|echire|isigny
D;N=magnum
W,D;N=cornetto
P=skippy|jif|peter pan peanut|sun-pat|sunpat|pb2|capitan mani|pip and nut peanut|whole earth peanut|bamba
N=marcona|blue diamond|almond breeze|alpro almond|amandine drink|bjorg amande
N,D=nocilla|ferrero nutella
F=bovril fish|gentleman's relish|patum peperium|mojama|milkfish|bangus|bombay duck|bombil|bummalo|lea & perrins|lea and perrins|worcestershire|red boat|squid brand fish sauce|boquerones en vinagre|anchoas de santona
F;E,W=gefilte fish
F;C,O=xo sauce
C,O=fruits de mer|fruit de mer|frutti di mare
M=panch phoron|panch phoran|colman|maille|savora|french's mustard|frenchs mustard|grey poupon|pommery|piccalilli|pickling spice|mostaza louit|branston mustard|edmond fallot
M,L=old bay|cajun seasoning mustard
;X=dijon
L=aromat|vegeta|old bay|celery salt
L;G,W=oxo|knorr stock pot|kallo|bisto|maggi cube|knorr cube|kub or|bouillon kub|avecrem|starlux|gallina blanca caldo
W;L=oxo cube|bisto gravy|bisto
G;L=bovril
G,X=branston pickle|branston|hp sauce|sarson|daddies sauce
;G=hp brown sauce
G,L=marmite|vegemite
;W=asafoetida|asafetida|hing|heeng
;P=ground nut
P=groundnut|groundnut oil crude|mani tostado
W=suji|sooji|rava|rawa|maida|atta|chapati flour|kataifi|kadaif|kadayif|kunafa dough|knafeh|fregula|fregola sarda|maftoul|moghrabieh|farro|trahana|besan wheat|puri|poori|bhatura|kulcha|malawach|lavash|sangak|barbari|yufka|brick pastry|brik|feuille de brick|warka|mee|hokkien noodle|yakisoba|somen|lamian|dan dan noodle|pici|strozzapreti|garganelli|trofie|casarecce|paccheri|calamarata|mezze maniche|malloreddus|cavatelli|campanelle|gemelli|radiatori|rotini|ziti|mafaldine|pappardelle|tagliolini|vermicellini|cappellini|capellini|lumaconi|pastina|acini di pepe|croxetti
D=suluguni|labaneh|kashk|ymer|filmjolk|smen|khoya|khoa|mawa|chhena|rasgulla|rasmalai|ambasha|ricotta salata|scamorza|stracchino|crescenza|robiola|asiago|fontina|montasio|piave|caciotta|ubriaco|tomme|saint-nectaire|fourme d'ambert|bleu d'auvergne|epoisses|langres|livarot|pont-l'eveque|neufchatel|chaource|coulommiers|vacherin|tete de moine|appenzeller|sbrinz|raclette|abondance|ossau-iraty|rocamadour|picodon|crottin|chabichou|valencay|cancoillotte|cabrales|tetilla|mahon|idiazabal|torta del casar|majorero|zamorano|roncal|arzua-ulloa|oaxaca|cotija|queso anejo|requeson|cuajada|caerphilly|wensleydale|lancashire cheese|cheshire cheese|red leicester|double gloucester|cornish yarg|stinking bishop|shropshire blue|dolcelatte|danish blue|havarti|jarlsberg|leerdammer|maasdam|gjetost|brunost|quesillo|queso de mano|muenster|colby|pepper jack|monterey jack
X=monbazillac|sauternes|jurancon|muscadet|sancerre|bordeaux|cotes du rhone|beaujolais|riesling|gewurztraminer|vouvray|chinon wine|saint-emilion|medoc|banyuls|rivesaltes|pineau des charentes|albarino|rueda|ribera del duero|tempranillo|verdejo|txakoli|amontillado|pedro ximenez|oloroso|malbec|chianti|barolo|lambrusco|pinot noir|pinot grigio|pinot gris|sauvignon|sauvignon blanc|syrah|shiraz|zinfandel|grenache|macon blanc|entre-deux-mers|cremant|blanquette de limoux|vin santo|soave|valpolicella|montepulciano|nebbiolo|moscato|asti spumante|vinho verde|carinena|penedes|jumilla|cabernet sauvignon|gamay|savagnin|vin jaune
W,L=pot noodle|cup noodle|maggi noodle
W,S=instant ramen|pot noodle|yum yum noodle
C;F=krupuk|prawn toast`,
  en: `
;W=gentleman's relish|gentlemans relish
W;L=stuffing|stuffing mix|sage and onion stuffing|paxo
;W,D=gravy|gravy granule
;W,X=cumberland sausage|lincolnshire sausage|banger
W,D=teacake|eccles cake
M=bread and butter pickle
W,D,E=brioche bun|brioche roll|custard tart|custard slice|sponge base|sponge layer|sponge pudding|fairy cake|swiss roll|arctic roll|lamington|welsh cake|hot cross bun|crumpet milk|drop scone|dutch baby|monkey bread|challah bun|sticky toffee pudding
W,D=crumpet|english muffin|garlic naan|peshwari naan|cheese naan
D;E=custard
;D,E=surimi salad|coleslaw
E,M=coleslaw|tartar sauce|tartare sauce
;W=buckwheat soba|buckwheat soba noodle|soba noodle|corn tortilla mix|cornbread|corn bread|white pudding
T=everything but the bagel|everything but the bagel seasoning|everything seasoning|sesame snap
P,D,S=peanut butter cup
N=marzipan|almond flour|nut roast|nut loaf|cashew butter|almond butter|hazelnut spread
=milk fed veal|milk-fed veal|milk thistle|spaghetti squash|cauliflower couscous|cauliflower rice|cauliflower pasta|hearts of palm pasta|heart of palm pasta|palmini|zucchini noodle|zucchini spaghetti|courgette noodle|courgette spaghetti|courgetti|zoodle|kelp noodle|konjac noodle|shirataki noodle|glass noodle|cellophane noodle|bean thread noodle|mung bean noodle|sweet potato noodle|squash noodle|squash blossom|squash flower|rocky mountain oyster|prairie oyster|flax egg|chia egg|egg replacer|egg replacement|head cheese|headcheese|lemon cheese free|cream soda|bean curd skin free|peanut squash|butter lettuce|butter bean|butterbean|butternut|apple butter|pear butter|pumpkin butter|cocoa butter|shea butter|coconut butter|nut milk bag|nutcracker|cheesecloth|cheese cloth|egg timer|egg cup|egg wash brush|bread knife|bread tin|loaf tin|cake tin|cake pan|cake rack|pie weight|pie dish|pie tin|pizza stone|pizza cutter|fish knife|fish kettle|flour sifter|milk frother|creamer potato|cream sherry free|oyster plant|oyster crackers free|crab apple|crabapple|fish mint|fish eye chilli|mustard seedling free|goldenberry|malted vinegar free|jerusalem artichoke|custard apple|egg tomato|egg plant|eggplant|eggfruit|milk apple|cream of coconut|cream of rice|butter flavour oil|butterhead|butterhead lettuce|butter flavored oil|wheat free tamari|wheatgrass juice`,
  es: `
;N=pan de higo
F=pez mantequilla
=tomate huevo de toro|leche de gallina
W=picos|picos camperos|reganas|rosquilletas|colines|grisines|pan de molde|pan rallado|galletas maria|obleas|tapas de empanada|masa de empanada|masa quebrada|gofio de trigo|migas|telera|bolillo|birote|marraqueta|hallulla|casabe de trigo|medialuna|factura|fideo|fideos|codito|coditos|municiones|letritas
;W=cabello de angel
W,D,E=medialuna|facturas|magdalena|sobao|bizcocho|bizcochuelo|roscon|roscon de reyes|ensaimada|concha de pan dulce|pan de muerto|alfajor|tres leches|torrija|pionono|vainillas bizcocho|tarta de santiago mantequilla
W,E=melindro|bizcocho de soletilla|bizcochos de soletilla|soletilla|pestino
;D=panela
D=nuez de mantequilla|nueces de mantequilla|lactonesa|nata|dulce de leche|suero de leche|caseina|mozarela|muzzarella|queso fundido|keso
E=wevo|guevo|blanquillo|mayonesa casera
;D=manteca|manteca pomada|manteca derretida
P=mazapan de la rosa|cacahuate japones|cacahuates japoneses|palanqueta|garapinado de mani|mantecol|pasta de mani
W,S=cacahuate japones|cacahuates japoneses
T=mantecol|ajonjoli|semillas de ajonjoli
F=boqueron|anchoa|melva|mojama|bonito del norte|cazon|bacaladilla|pijota|chanquete
=manteca colorada|en cubitos|cubito de hielo|manteca de cerdo|manteca vegetal|manteca de cacao|manteca de karite|manteca de cacahuete sin|queso de cerdo|queso de chancho|queso de cabeza|cream soda|refresco de cream soda|sustituto de huevo|crema de arroz|crema de coco|crema de maiz|crema de champinones vegana|leche de coco|huevo de lino|huevo de chia|cabello de angel dulce de calabaza|nuez moscada|nuez de ternera|pan de azucar|arbol del pan|fruta del pan|mantequilla de manzana|pera mantecosa|flor de calabaza|carne de membrillo|queso de membrillo|tortilla de maiz|tortillas de maiz|leche de tigre sin|dulce de membrillo|calabaza espagueti|calabaza espagueti asada|espaguetis de calabacin|espagueti de calabacin|arroz de coliflor|cuscus de coliflor|molde de pan|cuchillo de pan|harina de trigo sarraceno|trigo sarraceno`,
  fr: `
W=biere blanche
E=langue de chat
D=beurre d'ecrevisse|beurre d'anchois|beurre de crustace|beurre de homard
=merlan de boeuf|araignee de porc|araignees de porc|poire de boeuf
W=bricelet|pain d'epices|pain de mie|pain grille|biscotte|pain azyme|chapelure|gressin|pate a tarte|pate brisee|pate filo|feuille de filo|feuilles de brick|bretzel|pain hallulla|langue d'oiseau|langues d'oiseau|crozet|petit beurre|the brun biscuit|speculoos
;S=speculoos
W,D,E=brioche|boudoirs fourres|chinois|kouglof|far breton|far|flan patissier|pastel de nata|gaufre|gaufre de liege|crepe|madeleine|financier beurre|gateau|genoise|quatre-quarts|cannele|chouquette|religieuse|choux a la creme|galette des rois|brioche des rois|pain perdu|merveille
W,E=boudoir|boudoirs|biscuit cuillere|biscuit a la cuillere|biscuits a la cuillere
;W,D,E=galette de sarrasin|galettes de sarrasin|galette de ble noir|galettes de ble noir|crepe de sarrasin|galette bretonne de sarrasin
;D,E=boudin blanc|boudins blancs
F=bar|loup de mer|lieu jaune|lieu noir|colin|cabillaud|julienne poisson|dos de cabillaud|eglefin|haddock|sprat|pilchard|rouget|saint-pierre|lotte|baudroie|merlu|merlan|limande|carrelet|turbot|barbue|omble chevalier|fera|perche|brochet|sandre|anguille|hareng saur
N=poudre d'amande|amende effilee|amendes effilees|purée d'amande|puree de noisette|praline rose|praline|pralin|pate d'amande|calisson|massepain
D=beurre|noisette de beurre|creme epaisse|creme d'isigny|fromage rape|lait ribot|caillebotte|jonchee|faisselle|petit suisse|maroilles|st nectaire|saint-nectaire|carre frais|gervais|st moret|vache qui rit|kiri|leerdammer|caprice des dieux|chaumes|chavroux|tartare fromage|gratin
=bar a vin|bar chocolate|fromage de tete|mais en creme|creme de mais|substitut d'oeuf|substitut d'oeufs|oeuf de lin|creme de coco|creme de riz|creme de cassis|creme de cacao|creme de marrons|creme anglaise vegetale|beurre de cacahuete sans|beurre de karite|beurre de cacao|beurre de pomme|pate de fruit|pate de coing|lait de poule vegetal|lait de coco|nuage de lait vegetal|couteau a pain|moule a gateau|moule a tarte|moule a manque|moule a cake|moule a muffin|riz de chou-fleur|couscous de chou-fleur|nouille de konjac|nouilles de konjac|vermicelle de soja sans|haricot beurre|fleur de courge|fleur de courgette|courge butternut|courge spaghetti|sarrasin|farine de sarrasin|ble noir|noix de coco|noix de muscade|noix de veau|cacao maigre|arbre a pain|pain de singe|pattes de crabe vegetales|patte`,
};
