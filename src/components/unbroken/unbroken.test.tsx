import { render, screen } from '@testing-library/react';
import { unbroken } from './unbroken';

const held = (text: string) => {
  render(<p>{unbroken(text)}</p>);
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  return screen.queryAllByText(/./, { selector: 'span' }).map(({ textContent }) => textContent);
};

it('keeps short compounds on one line', () => {
  expect(held('La soupe de ma grand-mère, et son pot-au-feu.')).toEqual(['grand-mère', 'pot-au-feu']);
});

it('leaves other texts as they are', () => {
  expect(held('Here is my soup - as promised, a well-intentionedlylong one.')).toEqual([]);
});
