/** An email with a recipe and a misspelt spice. */
export const LETTERS: Record<string, string> = {
  'en-GB': `Hi Priya,
Here is my gran's lentil soup, as promised.

Serves 4

200g red lentils
1 large onion, chopped
1 tin chopped tomatoes
1.2 litres vegetable stock
2 tsp ground cumminn
100 ml double cream

Fry the onion in a little oil for ten minutes. Stir in the cumin.
Add everything else, bring to the boil and simmer for 25 minutes.

Love, Meg`,
  es: `Hola, Priya:
Te paso la sopa de lentejas de mi abuela.

Para 4 personas

200 g de lentejas rojas
1 cebolla grande, picada
1 bote de tomate troceado
1,2 litros de caldo de verduras
2 cucharaditas de comyno molido
100 ml de nata para montar

Sofríe la cebolla en un poco de aceite durante diez minutos. Añade el comino.
Añade todo lo demás, lleva a ebullición y cuece a fuego lento 25 minutos.

Un beso, Meg`,
  fr: `Bonjour Priya,
Voici la soupe aux lentilles de ma grand-mère.

Pour 4 personnes

200 g de lentilles corail
1 gros oignon, émincé
1 boîte de tomates concassées
1,2 litre de bouillon de légumes
2 cuillères à café de cumyn moulu
100 ml de crème entière

Faites revenir l'oignon dans un peu d'huile pendant dix minutes. Ajoutez le cumin.
Ajoutez tout le reste, portez à ébullition et laissez mijoter 25 minutes.

Bises, Meg`,
};

/** A text with two recipes. */
export const TWO: Record<string, string> = {
  'en-GB': `Leek pie

3 leeks
200 g flour
100 g butter

Fry the leeks and bake the pie.

Green salad

1 lettuce
2 tbsp olive oil
1 lemon

Wash the lettuce and dress it with the oil.`,
  es: `Tarta de puerros

3 puerros
200 g de harina
100 g de mantequilla

Sofríe los puerros y hornea la tarta.

Ensalada verde

1 lechuga
2 cucharadas de aceite de oliva
1 limón

Lava la lechuga y alíñala con el aceite.`,
  fr: `Tarte aux poireaux

3 poireaux
200 g de farine
100 g de beurre

Faites revenir les poireaux et enfournez la tarte.

Salade verte

1 laitue
2 cuillères à soupe d’huile d’olive
1 citron

Lavez la laitue et assaisonnez-la avec l’huile.`,
};

/** What the soup is called at first, and later. */
export const TITLES: Record<string, readonly [string, string]> = {
  'en-GB': ['Lentil soup', 'Sunday soup'],
  es: ['Sopa de lentejas', 'Sopa del domingo'],
  fr: ['Soupe aux lentilles', 'Soupe du dimanche'],
};
