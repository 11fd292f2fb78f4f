import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import larder from './effectReturnRule.cjs';

const linter = new Linter();

const complaints = (code: string) =>
  linter.verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { larder },
        rules: { 'larder/no-effect-value': 'error' },
      },
    ],
    'Piece.tsx',
  );

describe('the lint rule no-effect-value', () => {
  it.each([
    // The effect that broke cooking in Chromium 156.
    "useEffect(() => currentBar.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [current]);",
    'useLayoutEffect(() => field.current?.focus(), []);',
    'React.useInsertionEffect(() => (isOpen ? open() : undefined), []);',
    'useEffect(() => isOpen && scrollTo(0, 0), [isOpen]);',
    'useEffect(async () => { await load(); }, []);',
    'useEffect(() => { if (isGone) return stop(stream); }, []);',
    'const show = () => field.current?.focus(); useEffect(show, []);',
    'const show = useCallback(() => list.current?.scrollTo(0, 0), []); useEffect(show, [show]);',
    'const box = <input ref={(input) => input?.focus()} />;',
    'const box = <Field inputRef={isFirst ? (input) => input?.focus() : undefined} />;',
    'const focus = (input) => input?.focus(); const box = <input ref={focus} />;',
  ])('refuses %s', (code) => {
    expect(complaints(code).map(({ ruleId }) => ruleId)).toEqual(['larder/no-effect-value']);
  });

  it.each([
    'useEffect(() => { bar.current?.scrollIntoView(); }, [current]);',
    'useEffect(() => void dispatch(cookingAtHand()), [dispatch]);',
    'useEffect(() => () => window.clearTimeout(timer.current), []);',
    'useEffect(() => unplug, [unplug]);',
    'useEffect(() => { if (!element) return undefined; const close = watch(() => { return measure(); }); return close; }, []);',
    'const field = useRef(null); const box = <input ref={field} />;',
    'const box = <input ref={(input) => { input?.focus(); }} />;',
    'const keys = useMemo(() => list.scrollTo(0, 0), []);',
  ])('accepts %s', (code) => {
    expect(complaints(code)).toEqual([]);
  });
});
