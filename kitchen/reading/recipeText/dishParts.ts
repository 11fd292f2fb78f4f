import { foldText } from '../foldWord';
import { isListHeading } from './listLines';

/** "Recipe 2: Lemon curd", "2ª receta", "Recette n° 2". Folded. */
const NUMBERED =
  /^(?:(?:recipe|receta|recette) ?(?:n[°ºo]?\.? ?|# ?)?\d|(?:second|third|segunda|tercera|deuxieme|troisieme|\d[ªae]|\d\d[ªae]) (?:recipe|receta|recette)\b)/;
/** Parts of one dish that have an ingredient list of their own. Folded. */
const PART =
  /^(?:(?:the|la|el|le|les|las|los) |l')?(?:sauce|gravy|pastry|custard|syrup|streusel|crumble|ganache|caramel|meringue|sponge|cream|buttercream|pickle|salsa|crema|almibar|bizcocho|sirope|caramelo|relleno|base|creme|sirop|biscuit|genoise|coulis|crumb|layer|cake|couche|capa)s?$/;

/** Whether a line counts recipes, so that what follows is another dish, whatever its name. */
export const isNumberedRecipe = (line: string): boolean => NUMBERED.test(foldText(line));

/** Whether a heading names a part of the dish above it ("For the icing", "Sauce"), not another dish. */
export const isPartOfDish = (line: string): boolean => isListHeading(line) || PART.test(foldText(line));
