import { AppError } from './errors.ts';

/** Settings as a process finds them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a parser has against a setting. */
type SettingIssue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What a process says of its settings, by name; a secret's value is told to nobody. */
type KnownSettings = Readonly<Record<string, { meta: () => { readonly [name: string]: unknown } | undefined }>>;

/** The settings that have a value: an empty one is as good as none. */
export function toPresentSettings(environment: Environment): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''));
}

/** One error for all settings of a process that need another value; it shows the values but for secrets. */
export function toSettingsError(process: 'edge' | 'backend', issues: readonly SettingIssue[], { environment, settings }: { environment: Environment; settings: KnownSettings }): AppError {
  const lines = issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = environment[name];
    if (value === undefined || value === '') return `  ${name} is not set: ${message}`;
    return settings[name]?.meta()?.['secret'] === true ? `  ${name}: ${message}` : `  ${name} is "${value}": ${message}`;
  });
  return new AppError('CONFIG_INVALID', `These settings of the ${process} need another value (docs/SETTINGS.md has all):\n${lines.join('\n')}`);
}
