import { headlined } from './headline';

describe('headlined', () => {
  it('makes a short first sentence the headline', () => {
    expect(headlined('No ingredients detected. Not understood: qwertz. Check the spelling.')).toEqual({
      title: 'No ingredients detected.',
      text: 'Not understood: qwertz. Check the spelling.',
    });
  });

  it.each([
    'No ingredients detected.',
    'Failed to analyze ingredients',
    'Add 1.5 litres of water',
    'No ingredients detected: this server reads printed words only, as on packages and receipts. Type what you have.',
  ])('leaves “%s” whole', (message) => {
    expect(headlined(message)).toEqual({ text: message });
  });
});
