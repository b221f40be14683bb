import { createServer } from 'node:net';

const defaultPort = '3000';

/**
 * Why the site could not listen on PORT, as one sentence, or null when it can.
 * @param {string | undefined} setting
 * @returns {Promise<string | null>}
 */
export async function explainPort(setting = defaultPort) {
  const port = /^\d{1,5}$/.test(setting) ? Number(setting) : NaN;
  if (!(port <= 65_535)) return `PORT must be a whole number up to 65535, and "${setting}" is not: choose another, for example PORT=${defaultPort}.`;
  const code = await tryPort(port);
  if (code === null) return null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop that program, or choose another port, for example PORT=${nextPort(port)} npm start.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}: choose one above 1023, for example PORT=${defaultPort} npm start.`;
  return `Port ${port} cannot be used (${code}): choose another, for example PORT=${nextPort(port)} npm start.`;
}

/** @param {number} port */
function nextPort(port) {
  return port < 65_000 ? port + 10 : 3010;
}

/**
 * Every address of the machine, as the edge will: a program on only one of them is in the way too.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
