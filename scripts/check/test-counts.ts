/** How many tests ended how. */
export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const noCounts: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** Both counts together. */
export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Reads the counts from the report that vitest writes as JSON. */
export function parseCounts(report: string): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report) as Record<string, unknown>;
  return { passed: toNumber(numPassedTests), failed: toNumber(numFailedTests), skipped: toNumber(numPendingTests) + toNumber(numTodoTests) };
}

function toNumber(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`The report of the test runner has ${JSON.stringify(value)} where a number of tests belongs.`);
  return value;
}
