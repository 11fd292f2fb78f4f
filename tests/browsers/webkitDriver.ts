import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { InstalledBrowser } from '../../scripts/browsers.mjs';
import type { Driver } from './driver';

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Space: Key.SPACE,
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
};

/** A virtual screen, which this browser requires. */
const startDisplay = async (program: string) => {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { child, name: `:${number.toString().trim()}` };
};

const connected = async (port: number, capabilities: Capabilities): Promise<WebDriver> => {
  const isThere = async () => (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) !== undefined;
  for (let tries = 0; tries < 100 && !(await isThere()); tries += 1) await new Promise((next) => setTimeout(next, 100));
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
};

/** WebKitGTK's MiniBrowser over classic WebDriver. */
export const startWebKit = async ({ path, browser, display }: InstalledBrowser): Promise<Driver> => {
  const screen = await startDisplay(display!);
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    // No graphics card, and a real locale: the bare locale C is not a language.
    env: { ...process.env, DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8', LANGUAGE: 'en_GB' },
    stdio: 'ignore',
  });
  const leave = async () => {
    await stop(driver);
    await stop(screen.child);
  };
  try {
    const session = await connected(
      port,
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    );
    await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 960 });
    const version = (await session.getCapabilities()).get('browserVersion') as string;
    const press = (text: string) => session.actions().sendKeys(text).perform();
    return {
      version,
      open: (address) => session.get(address),
      run: (script, ...args) => session.executeScript(script, ...args),
      has: async (script, ...args) => (await session.executeScript<WebElement | null>(script, ...args)) !== null,
      async click(script, ...args) {
        const element = await session.executeScript<WebElement | null>(script, ...args);
        await element?.click();
        return element !== null;
      },
      type: press,
      press: (key) => press(KEYS[key]),
      async close() {
        await session.quit().catch(() => undefined);
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
};
