const two = (value: number) => String(value).padStart(2, '0');

/** The day of a time, in the time zone of the device, as year-month-day. */
export const localDay = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
