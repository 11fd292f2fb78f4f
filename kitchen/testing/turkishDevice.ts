/** Makes the language of the device Turkish, in which i and I are not the same letter, until the mocks are restored. */
export const switchToTurkishDevice = (): void => {
  const { toLocaleUpperCase: upper, toLocaleLowerCase: lower } = String.prototype;
  jest.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string, locale = 'tr') {
    return upper.call(this, locale);
  });
  jest.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string, locale = 'tr') {
    return lower.call(this, locale);
  });
};
