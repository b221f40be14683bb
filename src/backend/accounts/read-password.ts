import { PASSWORD_MIN_CHARS } from '../../shared/contract/schemas/account.ts';

/** Where a password comes from: a person at a terminal, or a pipe; and where the question goes. */
export type PasswordInput = {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined; readonly setRawMode?: (isRaw: boolean) => unknown };
  readonly write: (text: string) => void;
};

/** Asks for a password without showing it, or reads a line that is piped in. @throws when it is too short */
export async function readPassword({ input, write }: PasswordInput): Promise<string> {
  input.setEncoding('utf8');
  const password = input.isTTY === true ? await askHidden({ input, write }) : await readLine(input);
  if (password.length < PASSWORD_MIN_CHARS) throw new Error(`A password needs ${PASSWORD_MIN_CHARS} characters or more.`);
  return password;
}

async function readLine(input: PasswordInput['input']): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of input) chunks.push(String(chunk));
  return chunks.join('').split(/\r?\n/, 1)[0] ?? '';
}

/** A terminal in raw mode shows nothing and hands over each key. */
async function askHidden({ input, write }: PasswordInput): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let typed = '';
  const take = (chunk: unknown): void => {
    for (const key of String(chunk)) {
      if (key === '\r' || key === '\n') return resolve(typed);
      if (key === '\u0003') return reject(new Error('Nothing was changed.'));
      typed = key === '\u007f' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key;
    }
  };
  write('Password: ');
  input.setRawMode?.(true);
  input.on('data', take);
  try {
    return await promise;
  } finally {
    input.off('data', take);
    input.setRawMode?.(false);
    input.pause();
    write('\n');
  }
}
