import { atLabels, labelledRest, sectionOf } from './sectionLabels';

it.each([
  'Ingredients', 'INGREDIENTS:', '## Ingredients', '**Ingredients**', 'Ingredient', 'The ingredients', 'Ingredients (for 4)', 'Ingredients(for 4)', 'Ingredients (for 4', 'Ingredients  for 4', 'Ingredients for 4 people',
  'Ingredients – serves 6', 'Ingredients makes 12', 'Ingredients x 4', 'Ingredients 4 people', 'Ingredients list', 'Ingredientes', 'Los ingredientes:',
  'Lista de ingredientes', 'Ingredientes y cantidades', 'Ingredientes para 4 personas', 'Ingredientes necesarios', 'Ingrédients', 'Les ingrédients',
  'Liste des ingrédients', 'Liste d’ingrédients', 'Ingrédients pour 6 personnes', 'Ingrédients nécessaires', 'Ingrédients utilisés', 'What you need',
  'What you’ll need', 'What you will need:', 'You need', 'You will need', 'So what you need is', 'Shopping list', 'Necesitas', 'Qué necesitas', 'Que necesitamos',
  'Necesitarás', 'Vas a necesitar', 'Vamos a necesitar', 'Se necesita', 'Hace falta', 'Lista de la compra', 'Il faut', 'Il vous faut', 'Ce qu’il te faut',
  'Il nous faudra', 'Liste de courses', 'Compras',
])('“%s” announces the list', (line) => {
  expect(sectionOf(line)).toBe('ingredients');
}); // prettier-ignore

it.each([
  'Method', 'Instruction', 'METHOD:', 'The method', 'Directions', 'Direction', 'Instructions', 'Preparation', 'Steps', 'Cooking steps', 'How to', 'How to make it', 'How to make',
  'How to cook this', 'How to do it', 'How to prepare', 'How I make it', 'How we do it', 'How you cook it', 'What to do', 'Procedure', 'Process', 'To make', 'Assembly',
  'Elaboración', 'La elaboración', 'Preparación', 'Modo de preparación', 'Modo de preparar', 'Modo de hacerlo', 'Modo de hacer', 'Modo de elaboración',
  'Forma de preparación', 'Forma de hacerlo', 'Cómo se hace', 'Cómo hacerlo', 'Como lo hago', 'Cómo se prepara', 'Cómo preparar', 'Cómo prepararlo', 'Cómo prepararla',
  'Pasos', 'Pasos a seguir', 'Los pasos', 'Paso a paso', 'Instrucciones', 'Procedimiento', 'Realización', 'Recette', 'La recette', 'Étapes', 'Les étapes',
  'Étapes de préparation', 'Étapes de la recette', 'Réalisation', 'Marche à suivre', 'Progression', 'Déroulement', 'Comment faire', 'Mise en œuvre', 'On cuisine',
  'Step 1', 'Paso 2', 'Étape 12',
])('“%s” announces the method', (line) => {
  expect(sectionOf(line)).toBe('method');
}); // prettier-ignore

it.each([
  'Hint', 'Variation', 'Substitution', 'Nutrition value', 'Nota', 'Variante', 'Sugerencia', 'Remarque', 'Conseil', 'Information nutritionnelle',
  'Notes', 'Note', 'My notes', 'Chef’s tips', 'Chefs tips', 'Cook’s tip', 'Recipe notes', 'Mis trucos', 'Mes astuces', 'Nos conseils', 'Tips', 'Tips and tricks', 'Hints', 'Variations',
  'Substitutions', 'Storage', 'To store', 'Make ahead', 'Serving suggestions', 'Serving suggestion', 'Nutrition', 'Nutritional information', 'Nutrition facts',
  'Nutrition info', 'Nutritional values', 'Nutrition per serving', 'Nutrition facts per portion', 'Equipment', 'Notas', 'Consejo', 'Consejos', 'Truco', 'Variantes', 'Sugerencias',
  'Conservación', 'Valor nutricional', 'Valores nutricionales', 'Información nutricional', 'Utensilios', 'Remarques', 'Astuce', 'Astuces', 'Conseils', 'Conservation',
  'Valeurs nutritionnelles', 'Valeur nutritionnelle', 'Informations nutritionnelles', 'Matériel', 'Ustensiles', 'Accompagnement', 'Le petit plus', 'Fuente', 'Fuentes', 'Source',
])('“%s” announces notes', (line) => {
  expect(sectionOf(line)).toBe('notes');
}); // prettier-ignore

it.each([
  'My own old notes', 'Ingredients (4) of mine', '', 'Ingredients you may not know', 'My ingredients', 'Ingredientsx', 'Some method', 'Methodical', 'Preparation is everything', 'How to fly', 'Step by step guide', 'Step 123',
  'Processed cheese', 'Recettes', 'Paso', 'Storage room', 'Tip the flour in', 'Source water', 'To make it', 'You needed', 'Shopping', 'Comprando',
  `Ingredients for ${'x'.repeat(60)}`,
])('“%s” announces nothing', (line) => {
  expect(sectionOf(line)).toBeUndefined();
}); // prettier-ignore

it('a label has at most 70 letters, with the signs around it', () => {
  expect(sectionOf('Ingredients'.padStart(70, '-'))).toBe('ingredients');
  expect(sectionOf('Ingredients'.padStart(71, '-'))).toBeUndefined();
});

it.each<[string, ReturnType<typeof labelledRest>]>([
  ['Ingredients: 2 eggs, 100 g flour', { section: 'ingredients', rest: '2 eggs, 100 g flour' }],
  ['Ingrédients : 2 œufs', { section: 'ingredients', rest: '2 œufs' }],
  ['Method：Mix.', { section: 'method', rest: 'Mix.' }],
  ['Tip: use a glass bowl', { section: 'notes', rest: 'use a glass bowl' }],
  ['Method: mix: then bake', { section: 'method', rest: 'mix: then bake' }],
  ['Recette : mélangez. Enfournez.', { section: 'method', rest: 'mélangez. Enfournez.' }],
  ['Recette : Quatre-quarts', undefined],
  ['Recette: Quatre-quarts', undefined],
  ['Recette :Quatre-quarts', undefined],
  ['La recette : mélangez tout', { section: 'method', rest: 'mélangez tout' }],
  ['Method:', undefined],
  ['Method: ', undefined],
  ['Sauce: 2 tomatoes', undefined],
  ['Mix well. Method: bake', undefined],
  ['Method', undefined],
  ['', undefined],
])('a label may have what follows it on its line: “%s”', (line, read) => {
  expect(labelledRest(line)).toEqual(read);
});

it.each([
  ['Soup Ingredients: 2 leeks Method: Boil.', ['Soup', 'Ingredients: 2 leeks', 'Method: Boil.']],
  ['Sopa INGREDIENTES: 2 puerros PREPARACIÓN: Cuece.', ['Sopa', 'INGREDIENTES: 2 puerros', 'PREPARACIÓN: Cuece.']],
  ['Soupe Ingrédients : 2 poireaux Préparation : Cuisez.', ['Soupe', 'Ingrédients : 2 poireaux', 'Préparation : Cuisez.']],
  ['Soup Directions： Boil.', ['Soup', 'Directions： Boil.']],
  ['The Ingredients are few, the Method is old', ['The Ingredients are few, the Method is old']],
  ['some ingredients: many', ['some ingredients: many']],
])('a caption in one line is cut before its labels: “%s”', (line, pieces) => {
  expect(atLabels(line)).toEqual(pieces);
}); // prettier-ignore
