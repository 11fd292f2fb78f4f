import type { Tongue } from '@kitchen/reading/tongue';

/** Fish, crustaceans, molluscs and the dishes and sauces made of them, by their market names, in the form of `ALLERGEN_WORDS`. */
export const ALLERGEN_SEAFOOD: Readonly<Record<Tongue | 'any', string>> = {
  any: `
F=gravad lax|matjes|maatjes|bismarck herring|buckling|schillerlocken|kaviar|ikura|tobiko|masago|mentaiko|tarako|hamachi|maguro|anago|shirasu|niboshi|iriko|chikuwa|satsuma age|hanpen|odeng|myeolchi|hongeo|hwangtae|bugeo|aekjeot|bagoong isda|patis|nam prik|tuk trey|prahok|padek|pla ra|pla raa|ngapi|jaew|budu sauce|acciughe|baccala|stoccafisso|stockfish|klippfisk|tørrfisk|torsk|bacalhau|bacalao|hakarl|rakfisk|janssons frestelse|jansson s temptation|smorgastarta|ansjovis|batarekh|fesikh|feseekh|barramundi|trevally|kingfish|amberjack|yellowtail|mahi mahi|mahimahi|opah|wahoo|escolar|cobia|branzino|bronzino|orata|dorade|sarde|pesce spada|pangasius|swai|basa|rohu|hilsa|ilish|hilsha|pomfret|surmai|bangda|rawas|kajoli|katla|umbalakada|masmin|snoek|kapenta|dagaa|nile perch|utaka|thieboudienne|thieboudiene|ceebu jen|brik au thon|moqueca de peixe|saltfish|salt fish|bacalaitos|stamp and go|fish tea|poke bowl|ahi tuna|ahi|lox|gefilte|uha soup|ukha|shuba|brathering|kippered|bloater paste|kanikama|crab stick|bourride|cotriade|chaudree|suquet|marmitako|marmitaco|vitel tone|bagnet verd|pan bagnat|ensalada nizarda|caesar|caesar salad|worcestersauce|isinglass|ichthyocolla|icthyocolle|cod liver oil|omega 3 fish oil|boqueron|pissalat|oscietra|sevruga|beluga|lumpfish|lumpfish roe|cullen skink|finnan haddie|finnan haddock|arbroath smokie|stargazy pie|fish chips|filet o fish|mcfish|captain birdseye|captain igloo|john west|princes tuna|starkist|bumble bee tuna|chicken of the sea|calvo|isabel atun|rio mare|petit navire|saupiquet|connetable|ortiz|van camp s|dolores atun|tuny|herdez atun|la campagnola atun|gomes da costa|campos atun|san jose atun|robinson crusoe atun|florida atun|squid brand|three crabs|megachef|tiparos|phu quoc|hondashi|memmi|dashinomoto|agedashi|oden|som tam|som tum|larb|laab|tom yam|kaeng som|bun cha|bun bo hue|cha ca|gimchi|kkakdugi|laing|pinakbet|otak otak|pempek|ikan bilis|assam laksa|fish maw|fish head curry|chu chee
F,C,O=caldeirada|cioppino|haemul|parihuela|jalea mixta|jalea de mariscos|chupe de mariscos|paila marina|caldillo de mariscos|curanto|frutti di mare|fritto misto di mare|misto mare|zarzuela de mariscos|mariscada|seafood medley
F,C=zarzuela
W,S,F=tsuyu|mentsuyu|unagi sauce|eel sauce
E,F=chawanmushi
E,F,O=takoyaki
P,F=siomay
C=prawn|trassi|gapi|bagoong|mam tom|mam ruoc|saeujeot|saewoo jeot|shrimp paste|har mee|hae bee|hebi|ebi tempura|kuruma|amaebi|kani salad crab|zuwaigani|sakura ebi|ha gao|har gau|crab rangoon|prawn cracker|kroepoek|beignets de crevettes|gamberi|gambero|gamberetti|mazzancolle|aragosta|granchio|astice|yabbie|yabby|marron crayfish|balmain bug|bay bug|crevette|crawdad|crawdaddy|mudbug|king crab|snow crab|dungeness crab|peekytoe|stone crab|soft shell crab|she crab soup|jonah crab|spider crab|tom kha goong|sambal oelek udang|thai red curry paste|thai green curry paste|red curry paste|green curry paste|nam prik kapi|petis udang|moqueca|bobo de camarao|acaraje|vatapa|crayfish powder|ground crayfish|egusi crayfish|shito|thermidor|lobster newberg|armoricaine crevettes|sauce nantua|beurre d ecrevisses|shrimp cocktail|skips|crawfish boil|low country boil|shrimp and grits|chupe de camarones|langosta|chitosan|chitin
P,C=panang paste|rojak
C,L=jambalaya|etouffee
;F,C=thai curry paste|thai red curry|thai green curry|massaman curry paste|panang curry paste|yellow curry paste|sambal|pad thai sauce|tom kha|xo|paella|bisque
P;F,C=massaman paste
C;F=laksa
C,L;F=gumbo
O=calamaretti|totani|seppie|seppia|polpo|polipo|moscardini|cozze|fasolari|cannolicchi|telline|lumache di mare|ostriche|capesante|cappesante|coquilles saint jacques|coquille st jacques|hotate|tako|takowasa|ika|surume|squid ink pasta|awabi|paua|pipi clam|toheroa|bluff oyster|green lipped mussel|geoduck|mirugai|akagai|asari|hamaguri|conpoy|dried scallop|conch|lambi|whelk|bigorneau|caracoles|cargols|snail|limpet|lapas|poulpe|pulpo|octopus|cephalopod|cefalopodo|sepionet|chipirones|rabas|puntillitas|nakji|ojingeo|jjukkumi|jjamppong|oyster omelette|oysters kilpatrick|oysters rockefeller|angels on horseback|carpetbag steak|moules frites|clam chowder|clam juice|steamers clam|littleneck|littleneck clam|cherrystone|quahog|manila clam|bay scallop|sea scallop|queenies|queen scallop|arroz negro|arros negre|arroz negre|lee kum kee oyster|panda oyster|sauce d huitres
O;W,G,S=salsa de ostras
C,O=shellfish|sopa de mariscos|arroz con mariscos`,
  en: `
F=tilefish|ling fillet|dab fillet|tusk fillet|char fillet|toothfish|sablefish|lingcod|hoki|grenadier|redfish|haddie|whiting|pouting|gurnard|megrim|brill|sand dab|arrowtooth|mullet|goatfish|needlefish|smelt|capelin|shad|alewife|menhaden|sild|brisling|buckling|wolffish|bullhead|muskellunge|bluegill|sunfish|zander|tench|arctic char|steelhead|sockeye|coho|chinook|keta|skipjack|albacore|yellowfin|bluefin|chunk light|kingfish|cobia|pompano|butterfish|croaker|red drum|sheepshead|tautog|wreckfish|hapuku|huss|dogfish|ray wing|stingray|conger|lamprey|paddlefish|parrotfish|dolphinfish|marlin|opakapaka|barracuda|river cobbler|marine collagen|gorton s|mrs paul s|green goddess|michelada mix
F,L=bloody mary mix
F,O,L=clamato
O=razor shells|ormer|queenies
F,C,O=seafood cocktail|seafood stock|marinara mix`,
  es: `
F=sabalo|espadin|filete de gallo|filete de dorado|filete de sierra|filete de lisa|bocarte|alfonsino|palometa|japuta|castaneta|chicharro|mujol|corvinon|cabrilla|gallineta|cabra de altura|virrey|gallo de san pedro|acedia|solla|remol|bacaladito|merlan|plegonero|faneca|maruca|brotola|merlucita|kokotxas|cocochas|rapito|trigla|urta|sargo|breca|pagel|denton|cherna|mabre|sarda|estornino|albacora|patudo|tintorera|tiburon|caella|pintarroja|aguja pala|escolar|lamprea|safio|barbo|tenca|lucioperca|basa|fish fingers|morralla|pescadito|pescaito|sardinilla|espetos|pampano|marlin|extraviado|cojinova|cabinza|rollizo|bilagay|pacu|tararira|merluzon|gatuzo|chernia|cornalitos|paiche|arapaima|gamitana|cachama|bocachico|tucunare|carite|lebranche|cataco|tollo|ojo de uva|pintadilla|lorna|trambollo|tramboyo|chilcano|cevichito|encebollado|ensalada cesar|esgarraet|empedrat|atascaburras|soldaditos de pavia|sorropotun|mojete|moje manchego|espinagada|poke|muslitos de mar|chatka|palitos de mar|bocas de mar|delicias de mar|colageno marino
D,F=aligote
C=cigalitas|camaroncillo|santiaguinos|changurro|txangurro|andaricas|nocla|king crab|munida|aguachile
O=viera|puntilla frita|cholgas|verdigones|longueirones|conchas prietas|busano|buzanos|burgados|pata de mula|geoduck|chiluca|calamarcitos|rabas|poton|jibion|sepionet|choquitos|cachon|clochinas|datil de mar|piure|pialtos
F,C,O=paella mixta|vuelve a la vida|parihuela|jalea mixta|paila marina|curanto|cazuela marina|sopa marinera|ceviche mixto`,
  fr: `
F=lavaret|orphie|filet de vive|colle de poisson|aiguillat|alose|dore jaune|achigan|barbotte|barbeau|capelan|capelin|cardeau|ceteau|ceteaux|turbotin|cernier|chinchard|lisette|merluche|merluchon|hoki|coregone|palee|bondelle|sebaste|grondin|muge|petite friture|goujon de riviere|ablette|gardon|perchaude|silure|tanche|marlin|thazard|germon|albacore|listao|pelamide|julienne|lingue|requin|tacaud|tassergal|mostelle|pageot|laitance|soupe de roche|fumet|salade cesar|vinaigrette cesar|bourride|cotriade|pochouse|blaff|feroce d avocat|chiquetaille|goberge|coraya|maki|poke bowl
F,X=matelote
F,C,O=choucroute de la mer|cassolette de la mer
C=bouquet rose|gambon|dormeur|ouassous|z habitants|matoutou|pouces pieds|anatifes|balane|squille|sauce homardine|lobster roll
D,C=sauce nantua
O=vanneau|belons|fines de claire|gillardeau|clams|st jacques|bourgots|cagouilles|patelles|chapeaux chinois|casserons|poulpitos|lambi|cephalopodes|mye|mactres|quahog|mouclade|eclade|tielle`,
};
