import process from 'node:process';

const quietMs = 15_000;

/**
 * Says that something slow has begun, keeps saying so, and says how long it took:
 * in place on a terminal, by a line every 15 seconds in a log.
 * @param {string} label
 * @param {NodeJS.WriteStream} [out]
 */
export function startProgress(label, out = process.stdout) {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r${label} … ${seconds()}` : `${label} … ${seconds()}\n`),
    out.isTTY ? 1000 : quietMs,
  );
  timer.unref();
  out.write(out.isTTY ? `${label} …` : `${label} …\n`);

  return {
    /** @param {string} [result] */
    end(result = 'done') {
      clearInterval(timer);
      out.write(`${out.isTTY ? '\r' : ''}${label}: ${result}, ${toSeconds(Date.now() - startedAt)}\n`);
    },
  };
}

/**
 * @param {number} ms
 * @returns {string}
 */
export function toSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
