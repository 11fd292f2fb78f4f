import type { Language, MeasurementSystem, SoldUnit } from '@contracts/vocabulary';
import { measuredName } from '../measures/measuredName';
import { displayQuantity } from '../measures/units';
import type { ShoppingLine, ShoppingQuantity } from './listedThing';
import { tongueOf, type Tongue } from '../reading/tongue';

type Packed = Extract<SoldUnit, 'packet' | 'bottle' | 'jar'>;

/** Words of packages after a number: one, several. */
const PACKED: Readonly<Record<Tongue, Readonly<Record<Packed, readonly [one: string, many: string]>>>> = {
  en: { packet: ['packet', 'packets'], bottle: ['bottle', 'bottles'], jar: ['jar', 'jars'] },
  es: { packet: ['paquete', 'paquetes'], bottle: ['botella', 'botellas'], jar: ['tarro', 'tarros'] },
  fr: { packet: ['paquet', 'paquets'], bottle: ['bouteille', 'bouteilles'], jar: ['bocal', 'bocaux'] },
};

const isPacked = (unit: SoldUnit): unit is Packed => unit === 'packet' || unit === 'bottle' || unit === 'jar';

interface Options {
  language: Language;
  system: MeasurementSystem;
}

const shown = ({ amount, unit, grams, ml }: ShoppingQuantity, id: string | undefined, options: Options): string => {
  const { language, system } = options;
  if (isPacked(unit)) {
    const words = PACKED[tongueOf(language)][unit];
    return `${amount} ${words[amount > 1 ? 1 : 0]}`;
  }
  return displayQuantity({ id, name: '', quantity: '', amount, unit, grams, ml }, { factor: 1, system, language });
};

/** How much to buy in the cook's measures: "325 g", "2 tins", "1 packet + 200 g"; empty if no amount is known. */
export const quantityText = ({ id, quantities }: Pick<ShoppingLine, 'id' | 'quantities'>, options: Options): string =>
  quantities.map((quantity) => shown(quantity, id, options)).join(' + ');

/** A line as plain text: "325 g flour", "2 botes de garbanzos". */
export const lineText = (line: Pick<ShoppingLine, 'id' | 'quantities' | 'name'>, options: Options): string =>
  measuredName(quantityText(line, options), line.name, options.language);
