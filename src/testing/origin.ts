/** Origin of the page under test: jsdom's default, also used when there is no page. */
export const ORIGIN = 'http://localhost';
