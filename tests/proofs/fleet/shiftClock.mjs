/** Loaded before a server (`node --import`): its clock is CLOCK_SHIFT_MS ahead, in all its threads. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RightDate = globalThis.Date;

globalThis.Date = class extends RightDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RightDate.now() + shift] : parts));
  }

  static now() {
    return RightDate.now() + shift;
  }
};
