/** @jest-environment jest-fixed-jsdom */
import type { Listening } from '@/store/cookingEffects';
import { createRecognition, type RecognisingWindow } from './speechRecognition';

class FakeRecognition {
  static made: FakeRecognition[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  isRunning = false;
  constructor() {
    FakeRecognition.made.push(this);
  }
  start() {
    this.isRunning = true;
  }
  abort() {
    this.isRunning = false;
    this.onend?.();
  }
  fallsSilent() {
    this.isRunning = false;
    this.onend?.();
  }
  hears(transcript: string) {
    this.onresult?.({ resultIndex: 0, results: [[{ transcript }]] });
  }
}

const running = () => FakeRecognition.made.filter(({ isRunning }) => isRunning);

const listening = (isSpeaking = () => false) => {
  const page = Object.assign(window, { SpeechRecognition: FakeRecognition }) as unknown as RecognisingWindow;
  const { listen } = createRecognition(page, isSpeaking);
  const heard: string[] = [];
  const onFailed = jest.fn();
  const inLanguage = (language: Listening['language']): Listening => ({
    language,
    onHeard: (words) => heard.push(words),
    onFailed,
  });
  return { listen, inLanguage, heard, onFailed };
};

describe('listening to a cook', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeRecognition.made = [];
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('goes on after a silence, until it is no longer wanted', () => {
    const { listen, inLanguage, heard } = listening();
    listen(inLanguage('en-GB'));
    running()[0]!.fallsSilent();
    jest.advanceTimersByTime(1_000);
    expect(running()).toHaveLength(1);
    running()[0]!.hears('next');
    expect(heard).toEqual(['next']);
    listen(null);
    jest.advanceTimersByTime(1_000);
    expect(running()).toEqual([]);
  });

  it('opens one microphone when the language changes just after a silence', () => {
    const { listen, inLanguage } = listening();
    listen(inLanguage('en-GB'));
    running()[0]!.fallsSilent();
    listen(inLanguage('fr'));
    jest.advanceTimersByTime(1_000);
    expect(running().map(({ lang }) => lang)).toEqual(['fr']);
    listen(null);
    expect(running()).toEqual([]);
  });

  it('ignores what the page says itself', () => {
    const { listen, inLanguage, heard } = listening(() => true);
    listen(inLanguage('en-GB'));
    running()[0]!.hears('next');
    expect(heard).toEqual([]);
  });

  it('gives up when the microphone is refused', () => {
    const { listen, inLanguage, onFailed } = listening();
    listen(inLanguage('en-GB'));
    const [ear] = running();
    ear!.onerror?.({ error: 'not-allowed' });
    ear!.fallsSilent();
    jest.advanceTimersByTime(1_000);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(running()).toEqual([]);
  });
});
