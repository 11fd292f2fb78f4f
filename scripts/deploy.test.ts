import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { onPath } from './browsers.mjs';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What exists only after the build. */
const MADE = ['build', 'node_modules'];

const settings = new Set(
  [...read('docs/operating.md').matchAll(/`([A-Z][A-Z_]+)`(?=[^|\n]*\|)/g)].map(([, name]) => name),
);

describe('the container', () => {
  it('copies what exists', () => {
    const copied = [...read('Containerfile').matchAll(/COPY --from=build (.*) \S+$/gm)]
      .flatMap(([, paths]) => paths!.split(' '))
      .map((path) => path.replace('/larder/', ''));
    expect(copied).toContain('build');
    expect(copied.filter((path) => !MADE.includes(path) && !existsSync(join(root, path)))).toEqual([]);
  });

  it('leaves out secrets and data, for both engines', () => {
    const ignored = read('.containerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', '.git', 'node_modules']));
    expect(read('.dockerignore')).toBe(read('.containerignore'));
  });

  it('is alive while its server answers', async () => {
    const server = createServer((_request, response) => response.end());
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // Another process, because the check waits for an answer of this one.
    const check = async () => {
      const child = spawn(process.execPath, [join(root, 'scripts/isAlive.mjs')], {
        env: { ...process.env, PORT: String(port) },
      });
      return ((await once(child, 'exit')) as [number])[0];
    };
    expect(await check()).toBe(0);
    server.close();
    expect(await check()).toBe(1);
  });
});

describe('the examples', () => {
  interface Service {
    environment?: Record<string, string>;
    secrets?: string[];
    depends_on?: Record<string, unknown> | string[];
  }
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, unknown>;
    volumes: Record<string, unknown>;
  };

  it('of containers use settings that exist', () => {
    const used = Object.entries(compose.services)
      .filter(([name]) => name.startsWith('larder') || name === 'migrate')
      .flatMap(([, { environment }]) => Object.keys(environment!));
    expect(used).toContain('DATABASE_URL');
    expect(used.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('of containers name services, secrets and servers that exist', () => {
    const names = Object.keys(compose.services);
    const needed = Object.values(compose.services).flatMap(({ depends_on: on = [] }) =>
      Array.isArray(on) ? on : Object.keys(on),
    );
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    const secrets = Object.values(compose.services).flatMap(({ secrets: used = [] }) => used);
    expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([]);
    const servers = [...read('deploy/haproxy.cfg').matchAll(/^ {2}server \S+ ([^:]+):3000/gm)].map(([, name]) => name);
    expect(servers).toEqual(names.filter((name) => name.startsWith('larder')));
  });

  const haproxy = onPath(['haproxy']) ?? (existsSync('/usr/sbin/haproxy') ? '/usr/sbin/haproxy' : undefined);
  const withHaproxy = haproxy === undefined ? describe.skip : describe;
  withHaproxy('of a proxy', () => {
    it('are what HAProxy reads', () => {
      const { status, stderr } = spawnSync(haproxy!, ['-c', '-f', join(root, 'deploy/haproxy.cfg')]);
      expect(`${status} ${status === 0 ? '' : String(stderr)}`).toBe('0 ');
    });
  });
});
