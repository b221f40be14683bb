import { expect, test } from 'vitest';
import { parseAccountArguments } from './account-arguments.ts';

test('an account to add has a role, an address, a name and maybe a site', () => {
  expect(parseAccountArguments(['add', 'editor', 'anna@example.com', '--name', 'Kis Anna'])).toEqual({ name: 'add', role: 'editor', email: 'anna@example.com', fullName: 'Kis Anna', site: null });
  expect(parseAccountArguments(['add', 'member', 'b@example.com', '--name=B', '--site', 'erdely'])).toMatchObject({ role: 'member', site: 'erdely' });
});

test.each(['password', 'totp', 'deactivate', 'revoke', 'code'])('%s is for one address', (name) => {
  expect(parseAccountArguments([name, 'anna@example.com'])).toEqual({ name, email: 'anna@example.com' });
  expect(() => parseAccountArguments([name])).toThrow('e-mail');
});

test.each([
  [[], 'Say what'],
  [['remove'], 'There is no "remove"'],
  [['add', 'admin', 'a@example.com', '--name', 'A'], 'editor or a member'],
  [['add', 'editor', 'a@example.com'], '--name'],
  [['add', 'editor', 'not-an-address', '--name', 'A'], 'e-mail'],
  [['add', 'editor', 'a@example.com', '--name', 'Kis', 'Anna'], 'quotation'],
  [['password', 'a@example.com', '--password', 'x'], '--password'],
])('%j is refused with how it goes', (argv, why) => {
  expect(() => parseAccountArguments(argv)).toThrow(why);
  expect(() => parseAccountArguments(argv)).toThrow('npm run account -- list');
});
