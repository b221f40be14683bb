/** One check: a Node program that ends with 0 when all is well. */
export type Step = {
  readonly name: string;
  readonly argv: readonly string[];
  /** Steps that have to end well first. */
  readonly after: readonly string[];
  /** A step of the test runner writes its counts to a file. */
  readonly counts: boolean;
};

const vitest = (project: string) => ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/vitest.config.ts', '--project', project];

const quickSteps: readonly Step[] = [
  { name: 'types', argv: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], after: [], counts: false },
  { name: 'lint', argv: ['node_modules/oxlint/bin/oxlint', '-c', 'scripts/oxlint.json'], after: [], counts: false },
  { name: 'boundaries', argv: ['scripts/boundaries.ts'], after: [], counts: false },
  { name: 'docs', argv: ['scripts/docs.ts', '--check'], after: [], counts: false },
  { name: 'build', argv: ['scripts/build.ts'], after: [], counts: false },
  { name: 'weight', argv: ['scripts/weight.ts'], after: ['build'], counts: false },
  { name: 'unit', argv: vitest('unit'), after: [], counts: true },
  { name: 'http', argv: vitest('http'), after: ['build'], counts: true },
];

/** Last and alone: it measures times and needs both cores. */
const browserStep: Step = { name: 'browser', argv: vitest('browser'), after: quickSteps.map((step) => step.name), counts: true };

/** The steps to run: all of them, or those that were asked for by name. */
export function chooseSteps(withBrowser: boolean, names: readonly string[]): Step[] {
  const all = withBrowser ? [...quickSteps, browserStep] : quickSteps;
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}": choose from ${all.map((step) => step.name).join(', ')}.`);
  const chosen = all.filter((step) => names.length === 0 || names.includes(step.name));
  const isChosen = (name: string) => chosen.some((step) => step.name === name);
  return chosen.map((step) => ({ ...step, after: step.after.filter(isChosen) }));
}
