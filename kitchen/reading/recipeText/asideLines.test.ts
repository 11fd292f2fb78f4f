import { isAside, isKeeping, subjectOf } from './asideLines';

it.each(['👋 Hola a todos', '👋 Hi everyone!', '“Salut les amis,', '🎉🎉🎉'])(
  'signs before a greeting, and signs alone, belong to the letter around a recipe: %s',
  (line) => {
    expect(isAside(line)).toBe(true);
  },
);

it('a sign before an ingredient does not make it part of the letter', () => {
  expect(isAside('🙂 Flour')).toBe(false);
});

it.each([
  'Si cet email ne s’affiche pas', 'Dont forget to like', 'http://example.org', '-'.repeat(100),
  'From: Gran', 'From:Gran', 'To: me', 'Cc: Ann', 'Date : 3 May', 'Sent: Sunday', 'De : Marie', 'Para: Ana', 'A: mamá', 'Fecha: lunes', 'Enviado: ayer', 'Envoyé : lundi', 'Objet : tarte', 'FW: soup', 'Fwd: soup',
  'Hi', 'Hiya Ann!', 'Hello there', 'Hey you,', 'Dear Ann,', 'Morning!', 'Good morning', 'Good afternoon all', 'Good evening', 'Hola', 'Buenas', 'Buenos días', 'Querida Ana,', 'Queridos todos:', 'Salut', 'Bonjour !', 'Bonsoir', 'Coucou', 'Cher Paul,', 'Chère Anne,', 'Chers amis,',
  'Love from Gran', 'Love, Gran', 'Love Gran', 'Love', 'Lots of love', 'Best wishes', 'Best, Ann', 'Best', 'Regards', 'Kind regards', 'Cheers', 'Thanks', 'Thank you', 'Bye', 'See you', 'Talk soon', 'Hugs', 'xx', 'xxx', 'Enjoy!', 'Enjoy.', 'Enjoy', 'Enjoy your meal', 'Enjoy it', 'Enjoy the meal', 'Happy cooking', 'Happy baking', 'Let me know', 'Un beso', 'Un abrazo', 'Un saludo', 'Besos', 'Besitos', 'Saludos', 'Gracias', 'Que aproveche', 'Buen provecho', 'A disfrutar', 'Y listo', 'Bise', 'Bises', 'Bisou', 'Bisous', 'Bonne journée', 'À bientôt', 'Amitiés', 'Cordialement', 'Merci', 'Bon appétit', 'Régalez-vous', 'Régalez vous', 'Sent from my phone', 'Enviado desde mi móvil', 'Envoyé de mon téléphone', 'Envoyé depuis mon téléphone', 'Get Outlook for iOS', 'Follow me', 'Follow us', 'Follow for more', 'Save this', 'Sígueme', 'Guarda esta', 'Guardad', 'Abonnez-vous', 'Enregistre-la', 'Jump to recipe', 'Advertisement', 'Publicidad', 'Publicité',
  'Print', 'Share', 'Pin', 'Save', 'Imprimir', 'Compartir', 'Guardar', 'Imprimer', 'Partager', 'Enregistrer', 'Print recipe', 'Share this', 'Pin it', 'Imprimir receta', 'Imprimer la recette',
  'View this email in your browser', 'View in browser', 'View this recipe online', 'Click here', 'Cliquez ici', 'Haz clic aquí', 'Unsubscribe', 'Update your preferences', 'Si ce message ne s’affiche pas', 'Si cet e-mail ne s’affiche pas', 'Voir en ligne', 'Voir dans le navigateur', 'Se désabonner', 'Ver este mensaje', 'Abrir en el navegador', 'Darse de baja', 'Posted by Ann', 'Posted on Sunday', 'Publicado por Ana', 'Publicado el lunes', 'Mensaje de Ana', 'Message de Paul', 'Posté par Paul', 'Publié le lundi', 'Don’t forget to like', "Don't forget to subscribe", 'Subscribe', 'Like and subscribe', 'Abonne-toi', 'Suscríbete', 'Hey guys', 'Welcome to my kitchen', 'Welcome back to our channel', 'I hope you like it', 'Hope this helps', 'Espero que os guste', 'Espero que te guste', 'Espero que les guste', 'Guárdala', 'Guárdalo', 'Cuéntame', 'Bonne dégustation', 'Bon app', 'Pensez à vous abonner', 'Dites-moi', 'Dites moi', 'Ya me contáis', 'Ya me contarás', 'Ya me dices', 'Ya me diréis', 'Edit: typo', 'Edit : typo', 'u/soupcook',
  '★★★★☆', '4.5 ★', '⭐⭐⭐⭐⭐ (12 reviews)', '★★★ from 12 votes', '★★★★ de 12 votos', '☆☆ sur 4 avis', '#soup #easy', '@gran.cooks', 'https://example.org/soup', '<https://example.org/soup>', 'On Sunday, Gran wrote:', 'Le lundi 3 mai, Anne a écrit :', 'El lunes, Ana escribió:', '---', '* * *', '· · ·', '____', '===',
])('“%s” belongs to the letter or the page around a recipe', (line) => {
  expect(isAside(line)).toBe(true);
}); // prettier-ignore

it.each([
  'Made from: flour', 'Hand print biscuits', 'Let the tin click shut', 'Flour ★★★', '★★★ flour', '2 eggs #easy', '#soup for all', 'https://example.org/soup is where it is from',
  'Note on the soup that Gran wrote:', '- eggs', 'Flour', 'From:', 'Fromage blanc', 'Dear: butter', 'Hi there. Beat the eggs', 'Say hello', 'Serve with love', `Thanks ${'x'.repeat(60)}`, 'Lovely tart', 'Love hearts, to decorate', 'Best butter', 'Enjoyable soup', 'Printed paper cups', 'Pinto beans', 'Save the stock', 'Saved stock', 'Sharing platter', 'Clicked', 'Edit', 'Hopefully soft butter', 'Cheerful soup', 'Stars 4.5', '# soup', 'see https://example.org', 'On it goes:', 'The sauce, as Gran wrote:', 'On Sunday, Gran wrote: beat it', 'a - b',
])('“%s” does not', (line) => {
  expect(isAside(line)).toBe(false);
}); // prettier-ignore

it.each(['200g', '200 g', '2 kg', '50ml', '1 cup', '2 cups', '1 tbsp', '1 tsp', '5 min', '5 MIN'])(
  'a line with an amount is part of the recipe, however it begins: %s',
  (amount) => {
    expect(isAside('Enjoy it')).toBe(true);
    expect(isAside(`Enjoy it with ${amount} of cream`)).toBe(false);
  },
);

it('a long line is part of the recipe, however it begins', () => {
  const line = `I hope you ${'x'.repeat(79)}`;
  expect(line).toHaveLength(90);
  expect([isAside(line), isAside(`${line}x`)]).toEqual([true, false]);
});

it.each([
  'They freeze well', 'Leftovers freeze for a month', 'Se conserve bien', 'Keeps for three days', 'It keeps well', 'They keep up to a week', 'Leftovers keep in a jar', 'Freezes well', 'It freezes', 'Best eaten warm', 'Best served cold', '- Keeps for a week', 'Se conserva tres días', 'Se congela bien', 'Se conservan tres días', 'Se congelan', 'Se gardent trois jours', 'Se garde trois jours', 'Se conservent trois jours', 'Se puede guardar', 'Se puede conservar', 'Se puede congelar', 'Peut se congeler', 'On peut congeler', 'On peut conserver',
])('“%s” says how a dish keeps', (line) => {
  expect(isKeeping(line)).toBe(true);
}); // prettier-ignore

it.each([
  'Bake it',
  'Freeze for two hours',
  'Freeze until firm.',
  'The soup keeps',
  'Keepsake biscuits',
  'Best butter',
  'Se bate bien',
  'Se gardera',
  'On peut ajouter',
])('“%s” does not', (line) => {
  expect(isKeeping(line)).toBe(false);
});

it.each([
  ['Subject: Tart', 'Tart'],
  ['Asunto: Tarta', 'Tarta'],
  ['Objet : Tarte', 'Tarte'],
  ['Betreff: Torte', 'Torte'],
  ['subject:Re: Tart', 'Tart'],
  ['Subject: Re:Tart', 'Tart'],
  ['Subject: Fwd: RE: Tart', 'Tart'],
  ['Subject: Fw: Tart', 'Tart'],
  ['Objet : Tr : Tarte', 'Tarte'],
  ['Asunto: RV: Tarta', 'Tarta'],
  ['Subject: Re: red tart', 'red tart'],
  ['Subject:', undefined],
  ['The subject: Tart', undefined],
  ['Tart', undefined],
])('the subject of “%s” is %j', (line, subject) => {
  expect(subjectOf(line)).toBe(subject);
});
