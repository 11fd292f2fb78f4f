import { checkRecipe } from './recipeChecks';
import { parseRecipeFile } from '../recipeFormat';
import { omeletteFile } from '../../testing/omelette';

it.each<['en' | 'es' | 'fr', string, string]>([
  ['en', 'Eggs fried in two spoonfuls of oil.', 'two spoonfuls'],
  ['en', 'Heat the oven to {temp}. Coat them in flour.', 'Heat the oven to {temp}. Coat them'],
  ['en', 'Chill the meat for 4 hours, better overnight.', 'better overnight'],
  ['en', 'Rest the dough for 2 hours at least.', 'hours at least'],
  ['en', 'Roast the meat at {temp} until brown.', 'at {temp}'],
  ['en', 'Stir the last cornflour into the water.', 'the last cornflour'],
  ['en', 'Boil the meat in a pan of cold water with salt.', 'pan of cold water with salt'],
  ['en', 'Cover the custard with film.', 'with film'],
  ['en', 'Take the pan off the flame.', 'off the flame'],
  ['en', 'Fry the meat over a good heat.', 'over a good heat'],
  ['en', 'Simmer for two and a half hours.', 'two and a half hours'],
  ['en', 'Cook the meat in salted boiling water.', 'salted boiling water'],
  ['en', 'Pour over the juices of the tin.', 'juices of the tin'],
  ['en', 'Toast the meat until it smells of nuts.', 'smells of nuts'],
  ['en', 'Whisk the gram flour with the water.', 'gram flour'],
  ['en', 'Finish with the leaves and rest of the oil.', 'and rest of'],
  ['en', 'Stir in the rest of the butter and of the cheese.', 'rest of the butter and of the'],
  ['en', 'Fry the mushrooms until their water has gone.', 'their water has gone'],
  ['en', 'Slice the leaves broadly.', 'Slice the leaves broadly'],
  ['en', 'Chop the salmon small and fold it in.', 'Chop the salmon small'],
  ['en', 'Boil the meat for as long as the packet says.', 'as the packet says'],
  ['en', 'Loosen the meat with the kept water.', 'the kept water'],
  ['en', 'Fill each of the wrappers.', 'each of the '],
  ['en', 'Fry the spices until they smell strong.', 'smell strong'],
  ['en', 'The mushrooms are fried apart.', 'fried apart'],
  ['en', 'Toast the buns in the pan meanwhile.', 'meanwhile'],
  ['en', 'Meanwhile cook the pasta.', 'Meanwhile'],
  ['en', 'Off the heat stir in the cheese.', 'Off the heat'],
  ['en', 'Cook on until the sauce is thick.', 'Cook on until'],
  ['en', 'Drain the noodles and rinse them cold.', 'rinse them cold'],
  ['en', 'Soften the onion without colour.', 'without colour'],
  ['en', 'Green beans, topped, tailed and halved.', 'topped, tailed and'],
  ['en', 'Simmer until the meat is soft to a fork.', 'soft to a fork'],
  ['en', 'Six cloves of garlic, unpeeled, crushed.', 'unpeeled, crushed'],
  ['en', 'Divide into four. Roll each piece out.', 'Divide into four'],
  ['en', 'They are as good cold.', 'are as good cold'],
  ['en', 'Stir, adding water when it sticks.', 'when it sticks'],
  ['en', 'Fry the red pepper and yellow pepper.', 'red pepper and yellow pepper'],
  ['en', 'Soak the guajillo chillies and ancho chillies.', 'guajillo chillies and ancho chillies'],
  ['en', 'Rub in the butter until it looks like fine crumbs.', 'until it looks like fine crumbs'],
  ['en', 'Pour in the stock and bubble until reduced by half.', 'and bubble until'],
  ['en', 'Take off the heat and stir in the basil.', 'Take off the heat'],
  ['en', 'Knead for 8 minutes until smooth.', 'minutes until'],
  ['en', 'Cook each of them for about 40 seconds until bubbles rise.', 'seconds until'],
  ['en', 'Fry the slices for 2 minutes on each side until golden.', 'minutes on each side until'],
  ['en', 'Bake for about 25 minutes, until it bubbles at the edges.', 'Bake for about 25 minutes, until it'],
  ['en', 'Crush a few beans against the side.', 'against the side'],
  ['en', 'Add the shallot for 2 minutes.', 'Add the shallot for 2 minutes'],
  ['en', 'In the same pan soften the onion.', 'In the same pan s'],
  ['en', 'With wet hands shape twelve balls.', 'With wet hands '],
  ['en', 'Leave it to stand for 5 minutes.', 'Leave it'],
  ['en', 'Simmer half covered for 45 minutes.', 'Simmer half covered for'],
  ['en', 'Cut the pastry into two unequal halves.', 'unequal halves'],
  ['en', 'Boil the pasta in salted water 2 minutes less than usual.', 'water 2 minutes less'],
  [
    'en',
    'Boil the pasta until just done and keep a cup of the water.',
    'Boil the pasta until just done and keep a cup of the water',
  ],
  ['en', 'Toss the potatoes in half of the cumin and salt.', 'half of the cumin and salt'],
  ['en', 'Lay the fish skin down in the pan.', 'skin down'],
  ['en', 'Fry the bacon for 6 minutes, until crisp and lift it out.', 'minutes, until crisp and lift'],
  [
    'fr',
    'Dorez le bacon 6 minutes, jusqu’à ce qu’il croustille et sortez-le.',
    'minutes, jusqu’à ce qu’il croustille et sortez',
  ],
  ['es', 'Fríe el beicon 6 minutos, hasta que cruja y sácalo.', 'minutos, hasta que cruja y sácalo'],
  ['es', 'Mezcla la mitad de la sal y pimienta.', 'la sal y pimienta'],
  ['es', 'Extiende la carne en una capa, sin tocarla.', 'en una capa'],
  ['es', 'Lleva el agua a ebullición fuerte.', 'ebullición fuerte'],
  ['es', 'Ten la cebolla en agua con hielo.', 'Ten la cebolla en agua'],
  ['es', 'Calienta el aceite y haz las cebollas a fuego suave.', 'haz las cebollas a fuego'],
  ['es', 'Añade las habas y hazlas unos 10 minutos.', 'hazlas unos 10 minutos'],
  ['fr', 'Ajoutez l’ail et poursuivez 2 minutes.', 'poursuivez 2'],
  ['en', 'Lay the chops in the basket in one layer.', 'in one layer'],
  ['en', 'Sprinkle with the rest of the oil.', 'Sprinkle with the rest of the oil'],
  ['en', 'Fry the meat until brown, about 5 minutes.', 'until brown, about 5 minutes'],
  [
    'fr',
    'Dorez la viande jusqu’à ce qu’elle croustille, environ 5 minutes.',
    'jusqu’à ce qu’elle croustille, environ 5 minutes',
  ],
  ['es', 'Fríe la carne hasta que se dore, unos 5 minutos.', 'hasta que se dore, unos 5 minutos'],
  ['es', 'Echa el tomate y sal y sofríelos.', ' y sal y s'],
  ['es', 'No debe hervir o se cortará.', ' o se cortará'],
  ['es', 'Estira la masa en un disco.', 'Estira la masa en un disco'],
  ['es', 'Vierte el aceite en un hilo.', 'en un hilo'],
  ['es', 'Deshaz dentro la mantequilla.', 'Deshaz dentro'],
  ['es', 'Estos aromáticos dan sabor.', 'Estos aromáticos dan'],
  ['es', 'Sazona y incorpora la nata.', 'y incorpora'],
  ['es', 'Con siete o ocho gambas.', 'o ocho'],
  ['es', 'Calienta el horno a {temp}. Pásalas por harina.', 'el horno a {temp}. Pásalas'],
  ['en', 'Made with the yolks of the eggs.', 'yolks of the eggs'],
  ['es', 'Cuece el arroz según el paquete.', 'según el paquete'],
  ['es', 'Pan tostado, terminado con buen aceite.', 'terminado con'],
  ['es', 'Hasta que no quede nada rosa.', 'nada rosa'],
  ['es', 'Tapa la masa y deja que leve.', 'deja que leve'],
  ['es', 'Hornea a {temp} 40 minutos.', ' a {temp} 4'],
  ['es', 'Los fideos se acaban en la sartén.', 'se acaban en la sartén'],
  ['es', 'Dóralo en una sartén pesada.', 'sartén pesada'],
  ['es', 'Salpimienta el pollo con sal y pimienta.', 'Salpimienta el pollo con sal'],
  ['es', 'La mitad de el ajo.', 'de el '],
  ['es', 'Un plato indochino.', 'indochino'],
  ['es', 'Pásalo a través de un colador.', 'a través de un colador'],
  ['es', 'Descarta el laurel.', 'Descarta'],
  ['es', 'Sirve la pizza en cuñas.', 'cuñas'],
  ['es', 'El postre reposa mientras coméis.', 'coméis'],
  ['es', 'Remata con la última mantequilla.', 'la última mantequilla'],
  ['es', 'Costillas cortadas transversalmente al hueso.', 'transversalmente al hueso'],
  ['es', 'Hasta que el ajo huela dulce.', 'huela dulce'],
  ['es', 'Garbanzos escurridos y secos.', 'escurridos y secos'],
  ['es', 'Forma doce rosetones.', 'rosetones'],
  ['es', 'Cuece las patatas hasta que estén justo tiernas.', 'justo tiernas'],
  ['es', 'Lleva a ebullición y espuma.', ' y espuma'],
  ['es', 'Hierve hasta que la salsa se agarre.', 'hasta que la salsa se agarr'],
  ['es', 'Dos cebollas, una en juliana fina, una picada.', 'una en juliana fina, una picad'],
  ['es', 'Fuera del fuego añade la nata.', 'Fuera del fuego '],
  ['es', 'Vierte el agua sobre el té e infusiona 4 minutos.', 'infusiona'],
  ['es', 'Cuece la pasta y guarda una taza del agua.', 'Cuece la pasta y guarda una taza del agua'],
  ['fr', 'Dans une poêle antiadhésive épaisse.', 'poêle antiadhésive épaisse'],
  ['fr', 'Ajoutez assez d’eau pour une pâte souple.', 'assez d’eau pour une pâte'],
  ['fr', 'Faites revenir jusqu’à une belle couleur.', 'jusqu’à une belle couleur'],
  ['fr', 'Faites réduire jusqu’à ce que la sauce nappe.', 'que la sauce nappe'],
  ['fr', 'Deux gousses, 1 écrasée.', '1 écrasée'],
  ['fr', 'Versez dans un moule chemisé de {}.', 'chemisé de {}'],
  ['fr', 'Versez dans un moule à cake beurré de {}.', 'beurré de {}'],
  ['fr', 'Versez dans une poêle allant au four de {}.', 'allant au four de {}'],
  ['fr', 'Versez dans un moule profond de {}.', 'profond de {}'],
  ['fr', 'Versez dans un moule haut et droit de {}.', 'haut et droit de {}'],
  ['fr', 'Retournez-les et poursuivez la cuisson 10 minutes de plus.', 'poursuivez la cuisson 10 minutes de plus'],
  ['fr', 'Posez le saumon peau dessous.', 'peau dessous'],
  ['fr', 'Un reste de riz sorti du froid.', 'sorti du froid'],
  ['fr', 'Du porc en fines tranches perpendiculairement aux fibres.', 'tranches perpendiculairement'],
  ['fr', 'Elle se garde trois jours.', 'Elle '],
  ['fr', 'Une tranche croûtée à la poêle.', 'croûtée'],
  ['fr', 'Retournez-les une minute.', 'Retournez-les une minute'],
  ['fr', 'Reportez à petite ébullition.', 'Reportez à petite ébullition'],
  ['fr', 'Rôtissez 20 minutes.', 'Rôtissez'],
  ['fr', 'Sortez les frites sur du papier absorbant.', 'Sortez les frites sur du'],
  ['fr', 'Dorez la viande en cocotte.', 'en cocotte'],
  ['fr', 'Faites frire le poulet en trois fois, environ 5 minutes chacune.', 'fois, environ 5 minutes chacune'],
  ['fr', 'Servez sous la ciboulette.', 'Servez sous'],
  ['fr', 'Laissez mijoter à feu tranquille.', 'feu tranquille'],
  ['fr', 'Jetez celles qui ne se referment pas quand on les tape.', 'quand on les tape'],
  ['fr', 'Dorez les noix dans une poêle à sec.', 'poêle à sec'],
  ['fr', 'Du vermouth sur glace.', 'sur glace'],
  ['fr', 'Beurrez un moule de {}.', 'moule de {}'],
  ['fr', 'Singez avec la farine.', 'Singez'],
  ['fr', 'Faites frire 3 minutes par fournée.', 'minutes par fournée'],
  ['fr', 'Le pain sonne creux dessous.', 'sonne creux '],
  ['fr', 'Laissez doubler la pâte.', 'doubler'],
  ['fr', 'Jusqu’à ce qu’elle ait triplé.', 'ait triplé'],
  ['fr', 'Un poulet plus rosé à l’os.', 'rosé à l’os'],
  ['fr', 'Assaisonnez avec la moitié du sel et du poivre.', 'la moitié du sel et du poivre'],
  ['fr', 'Ajoutez le chou et sautez deux minutes.', 'sautez'],
  ['fr', 'Ajoutez les œufs et tournez-les dans le beurre.', 'tournez-les dans'],
  ['fr', 'Avec un peu de verdure.', 'verdure'],
  ['fr', 'Mijotez une heure et 20 minutes.', 'une heure et 20 minutes'],
  ['fr', 'Laissez mijoter 80 minutes.', '80 minutes'],
  ['fr', 'Ajoutez le beurre la dernière minute.', 'la dernière minute'],
  ['fr', 'Avec deux oignons, un haché, un en rondelles.', 'un haché, un'],
  ['fr', 'Une sauce indo-chinoise.', 'indo-chinois'],
  ['fr', 'Un poisson congelé cinq jours.', 'congelé cinq jours'],
  ['fr', 'Mettez du sel et du poivre.', 'Mettez du sel et du poivre'],
  ['fr', 'Un poulet tendre à l’os.', 'tendre à l’os'],
  ['fr', 'Goûtez et salez si besoin et servez.', 'Goûtez et salez si besoin et'],
  ['fr', 'Laissez-le pendant que l’huile chauffe.', 'Laissez-le pendant que'],
  ['fr', 'Hors du feu, mélangez le paprika.', 'mélangez le paprika'],
  ['fr', 'Ajoutez la farine à gâteaux.', 'farine à gâteaux'],
  ['fr', 'Avec une cuillère à café de cumin.', 'une cuillère à café d'],
  ['fr', 'Assaisonnez de sel.', 'Assaisonnez de sel'],
  ['fr', 'Faites cuire la viande, sans trace de rose.', 'trace de rose'],
  ['fr', 'Farinez et secouez l’excédent.', 'secouez l’excédent'],
  ['fr', 'Dans une eau additionnée de sel.', 'additionnée de sel'],
  ['fr', 'Donnez un tour de poivre.', 'tour de poivre'],
  ['fr', 'Goûtez pour le sel.', 'Goûtez pour le sel'],
  ['fr', 'Tranchez contre la fibre.', 'contre la fibre'],
  ['fr', 'Posez-les face coupée dessous.', 'coupée dessous'],
  ['fr', 'Jusqu’à ce qu’un pic ressorte sec.', 'un pic'],
  ['fr', 'Enfournez 1 heure et 30 minutes.', '1 heure et 30 minutes'],
  ['fr', 'Faites cuire le rôti jusqu’à tendreté.', 'tendreté'],
  ['fr', 'Jusqu’à ce que la viande quitte l’os.', 'quitte l’os'],
  ['fr', 'Chauffez l’huile et remuez-y l’ail.', 'remuez-y'],
  ['fr', 'Préchauffez le four à {temp}. Étalez-la.', 'chauffez le four à {temp}. Étalez-la'],
  ['fr', 'Faites cuire les nouilles selon le paquet.', 'selon le paquet'],
  ['fr', 'Filtrez sur des glaçons neufs.', 'glaçons neufs'],
  ['fr', 'Faites cuire le riz à l’eau bouillante avec du sel.', 'eau bouillante avec du sel'],
  ['fr', 'Mettez du sel sur le merlu.', 'Mettez du sel sur'],
  ['fr', 'Posez les brioches sur une plaque garnie.', 'plaque garnie'],
  ['fr', 'Laissez lever la pâte jusqu’à ce qu’elle double.', 'qu’elle double'],
  ['fr', 'Versez la crème et réchauffez sans bouillir.', 'réchauffez sans bouillir'],
  ['fr', 'Couvrez et cuisez à feu doux.', 'cuisez'],
  ['fr', 'Faites dorer à feu moyen-doux.', 'moyen-doux'],
  ['fr', 'Goûtez et rectifiez en sel.', 'rectifiez en'],
  ['fr', 'Ajoutez les échalotes les deux dernières minutes.', 'les deux dernières minutes'],
  ['fr', 'Enfournez à {temp} 40 minutes.', '{temp} 4'],
  ['fr', 'Toastez les pains.', 'Toastez'],
  ['fr', 'Parsemez de cheddar râpé gros.', 'râpé gros'],
  ['fr', 'Jusqu’à ce que l’eau soit partie.', 'l’eau soit partie'],
  ['fr', 'Fouettez les jaunes des œufs.', 'jaunes des œufs'],
  ['fr', 'Ajoutez l’ail et le cumin une minute.', 'Ajoutez l’ail et le cumin une minute'],
  ['fr', 'Faites fondre un peu de oignons.', 'de oignons'],
  ['fr', 'Faites sauter le riz à feu maximal.', 'feu maximal'],
  ['fr', 'Posez les rouleaux soudure dessous.', 'soudure dessous'],
  ['fr', 'Refermez, côté beurré dessus.', 'côté beurré dessus'],
  ['fr', 'Chemisez un grand moule rond.', 'Chemisez'],
  ['fr', 'Portez l’eau à gros bouillons.', 'Portez l’eau à gros bouillons'],
])('refuses a turn of phrase of another language in %s: %s', (language, description, found) => {
  const file = omeletteFile();
  file[language].description = description;
  expect(checkRecipe(parseRecipeFile(file, 'foreign-omelette', 'Meals')).map(({ reason }) => reason)).toEqual([
    expect.stringContaining(`“${found}” is said otherwise`),
  ]);
});

it('lets an English cook halve each of two foods and fill each of the sheets', () => {
  const file = omeletteFile();
  file.en.description =
    'Mix everything with half each of the garlic and ginger, fill each of the sheets and keep them apart.';
  expect(checkRecipe(parseRecipeFile(file, 'english-omelette', 'Meals'))).toEqual([]);
});

it('lets a French cook add, stir and wait', () => {
  const file = omeletteFile();
  file.fr.description =
    'Ajoutez le brocoli trois minutes avant la fin, ajoutez l’ail et remuez une minute, et laissez-le au chaud, une à une.';
  expect(checkRecipe(parseRecipeFile(file, 'french-omelette', 'Meals'))).toEqual([]);
});

it('lets a French cook line a tray, double a dough and cook a food with its object', () => {
  const file = omeletteFile();
  file.fr.description =
    'Sur une plaque garnie de papier, faites cuire le riz à l’eau salée pour les deux dernières minutes, et laissez la pâte jusqu’à ce qu’elle double de volume, à {temp} pendant 40 minutes.';
  expect(checkRecipe(parseRecipeFile(file, 'lined-omelette', 'Meals'))).toEqual([]);
});

it('lets a French cook measure a tin, go on for a while and say what is needed', () => {
  const file = omeletteFile();
  file.fr.description =
    'Il faut un moule rond de {} beurré, à bord haut. Poursuivez en remuant de plus en plus, puis deux minutes de plus que le paquet.';
  expect(checkRecipe(parseRecipeFile(file, 'deep-omelette', 'Meals'))).toEqual([]);
});

it('finds a step that French leaves out', () => {
  const file = omeletteFile();
  file.fr.description = 'Ne sautez pas le repos de la pâte, faites-la sauter ensuite.';
  expect(checkRecipe(parseRecipeFile(file, 'french-omelette', 'Meals'))).toEqual([]);
});

it.each([
  ['Añade {butter|la mantequilla} un minuto.', true],
  ['Incorpora {eggs|los huevos} y {butter|la mantequilla} durante 2 minutos.', true],
  ['Añade unos segundos {butter|la mantequilla}.', true],
  ['Añade {butter|la mantequilla} y remueve un minuto.', false],
])('a minute belongs to a verb that takes time: %s', (step, isRefused) => {
  const file = omeletteFile();
  file.es.steps[1] += ` ${step}`;
  const reasons = checkRecipe(parseRecipeFile(file, 'added-omelette', 'Meals')).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.endsWith('does not say what happens in that time'))).toHaveLength(
    isRefused ? 1 : 0,
  );
});

it('lets a Spanish recipe speak of sixteen pieces, of El Salvador and of one wedge cut out', () => {
  const file = omeletteFile();
  file.es.description = 'Dieciséis pupusas de El Salvador, y una cuña de queso.';
  expect(checkRecipe(parseRecipeFile(file, 'plain-omelette', 'Meals'))).toEqual([]);
});
