import { omeletteFile } from '../../testing/omelette';
import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';

const reasonsOf = (file: ReturnType<typeof omeletteFile>, said: RegExp): string[] =>
  checkRecipe(parseRecipeFile(file, 'spanish-omelette', 'Meals'))
    .map(({ reason }) => reason)
    .filter((reason) => said.test(reason));

it.each([
  ['Incorpora {butter|la mantequilla} y amasa 10 minutos, hasta que quede lisa.', true],
  ['Tritura con {chives|el cebollino} hasta que quede muy fina.', true],
  ['Amasa 10 minutos, hasta obtener una masa lisa.', false],
  ['Tritura la sopa hasta que quede fina.', false],
  ['Tritura {chives|la salsa} hasta que quede fina.', false],
  ['Tritura con hielo hasta que quede fino.', false],
  ['Envuelve {eggs|los huevos} en la salsa.', true],
  ['Envuélvelos bien en el adobo.', true],
  ['Envuelve {eggs|los huevos} en un paño.', false],
  ['Pon el queso desgarrado.', true],
  ['Hornéalo, unos 4 minutos.', true],
  ['Frota {eggs|los huevos} con ello.', true],
  ['Fríe {eggs|los huevos} de pocos en pocos.', true],
  ['Aplasta unos cuantos contra la pared para ligar la salsa.', true],
  ['Aplasta unos cuantos contra la pared de la olla.', false],
  ['Corta {eggs|la carne} en contra de la fibra.', true],
  ['Corta {eggs|la carne} en bocados.', true],
  ['Corta {eggs|la carne} en trozos de un bocado.', false],
  ['Mezcla {eggs|los huevos} con tres cuartos {butter|de la mantequilla}.', true],
  ['Mezcla {eggs|los huevos} con tres cuartas partes {butter|de la mantequilla}.', false],
  ['Hornéalo durante tres cuartos de hora.', false],
  ['Devuelve la olla a fuego bajo.', true],
  ['Devuelve la mezcla al cazo y remueve a fuego bajo.', false],
  ['Sácalos, que se acaban de hacer en el horno.', true],
  ['Sácalos, que se acabarán de hacer en la salsa.', true],
  ['Cubre la masa con film.', true],
  ['Cubre la masa con film transparente.', false],
  ['Escurre {eggs|los huevos} sobre papel.', true],
  ['Escurre {eggs|los huevos} sobre papel de cocina.', false],
  ['Forra un molde con papel.', true],
  ['Forra un molde con papel de horno.', false],
  ['Tapa con aluminio.', true],
  ['Tapa con papel de aluminio.', false],
  ['Fríe {eggs|los huevos} a fuego medio-fuerte.', true],
  ['Vierte en un molde forrado de {23 cm}.', true],
  ['Vierte en un molde de {23 cm} forrado.', false],
  ['Añade {eggs|los huevos}, {butter|la mantequilla} y {chives|el cebollino} y remueve.', true],
  ['Añade {eggs|los huevos}, la mitad {butter|de la mantequilla} y {chives|el cebollino} y déjalo.', true],
  ['Añade {eggs|los huevos}, {butter|la mantequilla} y {chives|el cebollino}, y remueve.', false],
  ['Añade {eggs|los huevos} y {butter|la mantequilla} y remueve.', false],
  ['Mezcla {eggs|los huevos}, {butter|la mantequilla} y {chives|el cebollino} y una pizca de sal.', false],
  ['Lleva {eggs|el caldo} a un hervor suave.', true],
  ['Calienta {eggs|el caldo} hasta que empiece a hervir.', false],
  ['Añade {butter|la nata} y hierve 2 minutos.', true],
  ['Añade {butter|la nata} y deja que hierva 2 minutos.', false],
  ['Hierve {eggs|los huevos} 10 minutos.', false],
  ['Hierve 3 minutos el resto del agua con la miel.', false],
  ['Llena los moldes hasta tres cuartos.', true],
  ['Llena los moldes hasta las tres cuartas partes.', false],
  ['Remueve {eggs|los huevos}. Para cuando estén cuajados.', true],
  ['Bate {eggs|los huevos} y para en cuanto espesen.', true],
  ['Bate {eggs|los huevos} y detente en cuanto espesen.', false],
  ['Lleva a ebullición, espuma y cuece media hora.', true],
  ['Lleva a ebullición, retira la espuma y cuece media hora.', false],
  ['Cuece {eggs|los huevos} 10 minutos hasta que cuajen.', true],
  ['Cuece {eggs|los huevos} 10 minutos, hasta que cuajen.', false],
  ['Tritura todo con {butter|la mantequilla}.', true],
  ['Tritúralo todo con {butter|la mantequilla}.', false],
  ['Mezcla todo el queso con {butter|la mantequilla}.', false],
  ['Añade sal,, y remueve.', true],
  ['Forra una bandeja con papel de cocina.', true],
  ['Escurre {eggs|los huevos} en una bandeja con papel de cocina.', false],
  ['Dora {eggs|los huevos} bajo el gratinador.', true],
  ['Dora {eggs|los huevos} bajo el grill.', false],
  ['Monta las claras a punto suave.', true],
  ['Monta las claras a punto de nieve blando.', false],
  ['Precalienta la sartén.', true],
  ['Fríe hasta que tengan un color parejo.', true],
  ['Extiende cada pareja de obleas.', false],
  ['Congélalo antes al menos un día.', true],
  ['Congélalo antes al menos cinco días.', false],
  ['Hornéalo unos 4 minutos, removiéndolo, unos 2 al final.', false],
  ['Mezcla la harina con {butter|la leche} necesaria para una masa blanda.', true],
  ['Mezcla la harina con {butter|la leche} que haga falta para obtener una masa blanda.', false],
  ['Extiende {eggs|los huevos} y no los toques en 2 minutos.', true],
  ['Extiende {eggs|los huevos} y no los toques durante 2 minutos.', false],
  ['Calienta el horno y forra un molde de {23 cm}.', true],
  ['Calienta el horno y forra con papel de horno un molde de {23 cm}.', false],
  ['Estira la masa y forra un molde de {23 cm}.', false],
  ['Aplasta unos cuantos contra la sartén.', true],
  ['Dóralos hasta que se tuesten a manchas.', true],
  ['Devuelve la carne con {butter|la mantequilla} y sirve.', true],
  ['Devuelve la carne a la cazuela con {butter|la mantequilla}.', false],
  ['Vuelve a ponerla y deja que hierva.', true],
  ['Corta la carne a contraveta.', true],
  ['Corta la carne contra la fibra.', false],
  ['Cómelo en el día.', true],
  ['Cómelo el mismo día.', false],
  ['Dobla los lados y enrolla apretado.', true],
  ['Sigue asándolos unos 10 minutos más.', true],
  ['Sigue asándolos unos 10 minutos.', false],
  ['Escurre el jugo de vuelta en la sartén.', true],
  ['Gira la masa un cuarto de vuelta.', false],
  ['Deja que templen unos minutos.', true],
  ['Deja que se templen unos minutos.', false],
  ['Saltéalos a fuego vivo, que se tuesten por los bordes.', true],
  ['Saltéalos a fuego vivo, para que se tuesten por los bordes.', false],
  ['Cubre el pan con agua fría hasta que se ablande.', true],
  ['Cubre el pan con agua fría y déjalo 10 minutos.', false],
  ['Tuesta {chives|las hierbas} hasta que huelan.', true],
  ['Tuesta {chives|las hierbas} hasta que huelan bien.', false],
  ['Haz una tortilla y haz igual las demás.', true],
  ['Haz una tortilla y haz igual con las demás.', false],
  ['Corta el queso en dados como un garbanzo.', true],
  ['Corta el queso en dados del tamaño de un garbanzo.', false],
  ['Estira la masa en un disco de unos {23 cm}.', true],
  ['Añade otras {butter#2 tbsp} {butter|de mantequilla}.', true],
  ['Estira la masa en un disco de aproximadamente {23 cm}.', false],
  ['Estira la masa en un disco de {23 cm}, unos 4 minutos.', false],
  ['Devuelve la carne, tapa a medias y cuece despacio.', true],
  ['Devuelve la carne a la olla, tapa a medias y cuece despacio.', false],
  ['Cuece {eggs|los huevos} una hora y 20 minutos.', true],
  ['Cuece {eggs|los huevos} una hora y cuarto.', false],
  ['Cuece {eggs|los huevos}, apaga y sirve.', true],
  ['Cuece {eggs|los huevos}, apaga el fuego y sirve.', false],
  ['Corta el pan en trozos de bocado.', true],
  ['Corta el pan en trozos de un bocado.', false],
])('an editor strikes out what is not printed in Spanish: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.es.steps[1] += ` ${step}`;
  expect(reasonsOf(file, /is not printed/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['una picada, la otra en aros', true],
  ['medio exprimido, medio en gajos', true],
  ['dos majados, uno entero', true],
  ['casi todo para la masa, el resto para espolvorear', true],
  ['medio exprimido y medio en gajos', false],
  ['en dos partes, una mayor', false],
  ['4 lomos, secos', true],
  ['4 lomos, bien secados', true],
  ['4 lomos, bien secos', false],
  ['4 lomos, bien secados con papel de cocina', false],
  ['seco', false],
  ['poco batidos', true],
  ['apenas batidos', false],
  ['para freír, peladas', true],
  ['=patatas para freír, peladas', false],
  ['en perpendicular al hueso', true],
  ['separados, a temperatura ambiente', true],
  ['separadas las yemas de las claras', false],
  ['con claras y yemas separadas', false],
])('a Spanish list says what becomes of each part, and how it is dried: %s', (note, isStruck) => {
  const file = omeletteFile();
  for (const language of ['en', 'fr'] as const) file[language].notes.chives ??= 'x';
  file.es.notes.chives = note;
  expect(reasonsOf(file, /is not printed/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['Coloca {eggs|los huevos} en una bandeja forrada.', true],
  ['Coloca {eggs|los huevos} en una bandeja forrada con los cortes hacia abajo.', true],
  ['Coloca {eggs|los huevos} en una bandeja forrada con la unión hacia abajo.', true],
  ['Coloca {eggs|los huevos} en una bandeja forrada con papel de horno.', false],
  ['Vierte {eggs|los huevos} en el molde forrado con la masa.', false],
  ['Forra un molde con papel de horno. Vierte la masa en el molde forrado.', false],
])('a Spanish step says what a tray is lined with: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.es.steps[1] += ` ${step}`;
  expect(reasonsOf(file, /lined with/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['Calienta el horno a {temp} y deja que la masa fermente 40 minutos.', true],
  ['Calienta el horno a {temp}. Pinta el pan y deja que fermente media hora.', true],
  ['Deja que la masa fermente 40 minutos. Hacia el final, calienta el horno a {temp}.', false],
])('an oven is not heated while the dough rises for long: %s', (step, isStruck) => {
  const file = omeletteFile();
  file.es.steps[0] = `${step} Bate {eggs|los huevos} con {salt} y {chives|el cebollino}.`;
  expect(reasonsOf(file, /hacia el final/)).toHaveLength(isStruck ? 1 : 0);
});

it.each([
  ['cabbage', 'la col', true],
  ['cabbage', 'de la col', true],
  ['cabbage', 'el repollo', false],
  ['kale', 'la col rizada', false],
  ['bread-roll', 'los panes', true],
  ['red-onion', 'la cebolla morada', true],
  ['red-onion', 'la cebolla roja', false],
  ['maraschino-cherry', 'la guinda', true],
  ['maraschino-cherry', 'las cerezas', false],
])('a step calls %s by the word of the list: %s', (id, words, isOther) => {
  const file = omeletteFile();
  file.ingredients.chives = `${id}, 100 g`;
  file.es.steps[0] = `Calienta el horno a {temp}. Bate {eggs|los huevos} con {salt} y {chives|${words}}.`;
  expect(reasonsOf(file, /, the list “/)).toHaveLength(isOther ? 1 : 0);
});

it.each([
  ['eggs', 'batidos', 'Bate {eggs|los huevos} con {salt} y {chives|el cebollino}.', true],
  ['eggs', 'a temperatura ambiente', 'Bate {eggs|los huevos} con {salt} y {chives|el cebollino}.', false],
  ['eggs', 'cocidos', 'Cuece {eggs|los huevos} con {salt} y {chives|el cebollino}.', true],
  ['eggs', 'para cocer', 'Cuece {eggs|los huevos} con {salt} y {chives|el cebollino}.', false],
  ['chives', 'bien seco', 'Seca bien {chives|el cebollino} en un paño, con {eggs|los huevos} y {salt}.', true],
  ['chives', 'lavado', 'Seca bien {chives|el cebollino} en un paño, con {eggs|los huevos} y {salt}.', false],
  ['chives', 'picado', 'Pica muy menudos {eggs|los huevos}, {salt} y {chives|el cebollino}.', true],
  ['chives', 'en rodajas', 'Corta {eggs|los huevos} en cuartos y {chives|el cebollino} en rodajas, con {salt}.', true],
  ['chives', 'en ramilletes', 'Corta {eggs|los huevos} en cuartos y {chives|el cebollino}, con {salt}.', true],
  ['chives', 'picado', 'Mezcla {chives|el cebollino} con {eggs|los huevos} y {salt}. Corta {chives|la masa}.', false],
])('a step does not do again what the list says of %s, %s: %s', (key, note, step, isAgain) => {
  const file = omeletteFile();
  for (const language of ['en', 'es', 'fr'] as const) file[language].notes[key] ??= 'x';
  file.es.notes[key] = note;
  file.es.steps[0] = `Calienta el horno a {temp}. ${step}`;
  expect(reasonsOf(file, /does again what the list says/)).toHaveLength(isAgain ? 1 : 0);
});
