// The one way into every command: `node scripts/run.mjs <task> [arguments]`.
// Plain JavaScript without packages, because it has to run on an old Node and before anything is installed:
// it gets the Node that the project needs, then the packages, and hands over to the task.
import process from 'node:process';
import { ensureNode, ensurePackages } from './run/install.mjs';
import { explainPort } from './run/port.mjs';
import { createSupervisor } from './run/supervise.mjs';
import { tasks } from './run/tasks.mjs';
import { projectRoot } from './run/paths.mjs';

/** @param {string[]} argv */
async function main([name = '', ...args]) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) return fail(`There is no task "${name}": choose one of ${Object.keys(tasks).join(', ')}.`);

  // Before anything slow: a start that cannot end well should say so at once.
  const portProblem = task.takesPort ? await explainPort(process.env.PORT) : null;
  if (portProblem) return fail(portProblem);

  const supervisor = createSupervisor();
  const node = await ensureNode(supervisor);
  if ('problem' in node) return supervisor.stoppedBy() ?? fail(node.problem);
  const problem = await ensurePackages(supervisor, node);
  if (supervisor.stoppedBy()) return supervisor.stoppedBy();
  if (problem) return fail(problem);

  const { code } = await supervisor.run(node.binary, [...task.argv, ...args], { cwd: projectRoot, env: node.env });
  return code;
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

process.exit((await main(process.argv.slice(2))) ?? 0);
