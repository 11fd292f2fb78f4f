/**
 * The words most often found in passwords, in our four languages. Collected by hand: words for passwords, terms of
 * endearment, teams, animals, days, kitchen words. Plain lower case.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    // Words for "password"
    'password passwd pass passe passwort passphrase secret secreto geheim clave contrasena contrasenya',
    'motdepasse mdp code codigo login signin logon admin administrator administrador root user usuario',
    'utilisateur username guest invitado invite test testing tester prueba essai demo default changeme',
    'change letmein letmeinnow openup opensesame sesame access acceso acces system server internet',
    'computer ordenador ordinateur master master1 welcome welkom bienvenido bienvenue temp temporary',
    'nothing nada rien whatever unknown',
    // Keyboard rows that have become words
    'qwerty qwertyuiop azerty qwertz qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx wasd abc abcd',
    'abcde abcdef abcabc',
    // Love and kindness
    'love loveme lovely lover iloveyou iloveu ily loveyou teamo tequiero teadoro amor mio amormio amore',
    'jetaime jtm monamour amour bebe baby babygirl babyboy honey sweet sweetie sweetheart darling cherie',
    'cheri doudou chouchou loulou nounours bisou bisous coeur corazon carino cielo princess princesa',
    'princesse prince principe angel angels angela ange queen reina reine king rey roi heart kiss kisses',
    'beso besos friend friends amigo amigos ami amis forever siempre toujours happy feliz heureux smile',
    // Animals
    'monkey mono singe dragon tiger tigre lion leon panther puma eagle aguila aigle falcon hawk wolf lobo',
    'loup bear oso ours horse caballo cheval dog perro chien cat gato chat kitty kitten puppy bunny',
    'rabbit conejo lapin mouse raton souris dolphin delfin dauphin shark butterfly mariposa papillon',
    'spider bird pajaro oiseau turtle tortuga tortue panda snake penguin elephant',
    // Heroes, music, games
    'superman batman spiderman ironman wonderwoman starwars startrek pokemon pikachu minecraft fortnite',
    'roblox zelda mario nintendo playstation xbox gamer game player matrix hunter ninja samurai warrior',
    'pirate wizard magic merlin gandalf hobbit harrypotter disney mickey snoopy garfield barbie',
    'hellokitty simpson metallica nirvana slipknot guitar piano music musica musique rock rocknroll dance',
    // Sport
    'football futbol foot soccer baseball basketball hockey tennis golf rugby cricket arsenal chelsea',
    'liverpool manchester everton barcelona barca realmadrid madrid atletico valencia sevilla betis psg',
    'paris marseille olympique lyon monaco juventus milan inter bayern ajax yankees cowboys lakers',
    'steelers eagles packers ronaldo messi zidane mbappe neymar champion champions winner',
    // Nature, colours, days
    'sun sunny sunshine sol soleil moon luna lune star stars estrella estrellas etoile sky heaven flower',
    'flowers flor fleur rose rosa roses blue azul bleu red rojo rouge green verde vert black negro noir',
    'white blanco blanc yellow orange purple silver gold golden oro summer verano ete winter invierno',
    'hiver spring primavera printemps autumn otono automne monday tuesday wednesday thursday friday',
    'saturday sunday lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi',
    'vendredi samedi dimanche january february march april may june july august september october',
    'november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre',
    'diciembre janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre ocean',
    'beach playa plage island storm thunder fire fuego feu ice water agua eau earth rainbow diamond',
    'crystal',
    // Names
    'michael michelle jessica jennifer ashley amanda daniel andrew joshua matthew thomas robert anthony',
    'nicole elizabeth hannah sophie charlie george jordan taylor alex alexander william oliver harry jack',
    'james john david peter paul mark luke maria mari marie jose juan carlos luis miguel antonio manuel',
    'pedro pablo diego javier alejandro alejandra fernando sergio roberto carmen lucia sofia paula laura',
    'ana isabel cristina elena martina valentina pierre jean jacques nicolas julien antoine alexandre',
    'camille lea manon chloe emma louise alice julie celine isabelle nathalie martin sarah anna nina lisa',
    'eva leo hugo lucas louis max oscar felix bella lola coco toto titi nono jojo mimi lili kiki pepe',
    'paco',
    // Greetings and faith
    'hello hi hola hey salut bonjour bonsoir coucou ciao buenosdias allo goodbye adios jesus christ',
    'cristo jesuschrist dios dieu god godisgood bless blessed faith grace amen maria angel trust freedom',
    'libertad liberte peace paz paix justice victory victoria hope esperanza',
    // Places and things
    'london england scotland ireland wales britain america usa newyork california texas florida boston',
    'chicago canada australia espana spain mexico argentina colombia france bretagne corse provence',
    'berlin tokyo mercedes ferrari porsche bmw honda toyota yamaha harley corvette mustang camaro google',
    'facebook instagram twitter youtube amazon apple samsung android iphone microsoft windows linux',
    'netflix school office family familia famille mother father madre padre mama mamma maman papa mummy',
    'daddy sister brother home house casa maison money dinero argent lucky suerte chance power forever',
    'party fiesta',
    // Kitchen and this product
    'larder pantry kitchen cocina cuisine cook cooking cooker chef recipe recipes receta recetas recette',
    'recettes food comida manger dinner lunch breakfast cena chocolate chocolat cookie cookies coffee',
    'cafe pizza pasta burger bacon cheese queso fromage tomato tomate potato patata butter mantequilla',
    'beurre sugar azucar sucre pepper pimienta poivre ginger cinnamon banana platano apple manzana pomme',
    'cherry cereza cerise strawberry fresa fraise lemon limon citron peanut cupcake candy caramel vanilla',
    'vainilla vanille wine vino vin beer cerveza biere whisky vodka tequila',
  ].flatMap((line) => line.split(' ')),
);
