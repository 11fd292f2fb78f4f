import { beginsAsStep } from './cookingVerbs';

const listed = (text: string) => text.split('|').map((one) => one.trim());

const STEPS = {
  en: `Add the eggs | Then add it | In a bowl | In another bowl | For the dough, mix it | When done | — Mix it | (1) Mix it
    | If the oven is hot | You can freeze it`,
  es: `abre la lata | bañe la tarta | bate | casca | coce | comienza | cuela | cola el caldo | deja | dora | fríe | hornea
    | horne | mete | parte | pasa | pela | pica | sube | tapa | unta | vacía | mezclamos | se mezclan | lo batimos | y corta
    | en un bol | sobre la mesa | con el horno | mientras se enfría | si quieres | la víspera | para servir, corta`,
  fr: `liez | pelez | posez | râpez | salez | videz | cuire | mélangez | on mélange | puis ajoutez | dans un bol | c’est prêt
    | pendant ce temps | une fois cuit | d’abord le beurre | d'abord le beurre | si vous voulez | avant de servir`,
};

const OTHERS = {
  en: 'juice of 1 lemon | For the dough | For the 12, and not for us | If only | A clove | Mixed herbs',
  es: 'una cebolla | ralladura de limón | ajo | canela | zumo | la masa',
  fr: 'un oignon | ail | beaucoup d’eau | avoine | radis',
};

describe.each(['en', 'es', 'fr'] as const)('in %s', (tongue) => {
  it.each(listed(STEPS[tongue]))('“%s” begins a step', (line) => {
    expect(beginsAsStep(line, tongue)).toBe(true);
  });

  it.each(listed(OTHERS[tongue]))('“%s” begins none', (line) => {
    expect(beginsAsStep(line, tongue)).toBe(false);
  });
});
