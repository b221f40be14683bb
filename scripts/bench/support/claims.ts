/** One line of a measurement's table. */
export type Claim = {
  readonly figure: string;
  readonly measured: string;
  /** What it is compared with, where it is. */
  readonly floor?: string;
  readonly ratio?: string;
  readonly target: string;
  /** Null for what is only told. */
  readonly reached: boolean | null;
};

const COLUMNS = ['figure', 'measured', 'floor', 'ratio', 'target', 'reached'] as const;

/** The table as text: a header, then a line a claim, columns as wide as they need to be. */
export function toClaimTable(claims: readonly Claim[]): string {
  const lines = [[...COLUMNS], ...claims.map(toCells)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => [...(cells[column] ?? '')].length)));
  return lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}

function toCells(claim: Claim): string[] {
  const reached = claim.reached === null ? '–' : claim.reached ? 'yes' : 'NO';
  return [claim.figure, claim.measured, claim.floor ?? '–', claim.ratio ?? '–', claim.target, reached];
}

/** A claim that a number does not exceed its limit. */
export function atMost(figure: string, value: number, limit: number, format: (value: number) => string = String): Claim {
  return { figure, measured: format(value), target: `≤ ${format(limit)}`, reached: value <= limit };
}

/** A claim that a number reaches its limit. */
export function atLeast(figure: string, value: number, limit: number, format: (value: number) => string = String): Claim {
  return { figure, measured: format(value), target: `≥ ${format(limit)}`, reached: value >= limit };
}

/** A claim that a count is exactly so. */
export function exactly(figure: string, value: number, wanted: number): Claim {
  return { figure, measured: String(value), target: `= ${wanted}`, reached: value === wanted };
}

/** Milliseconds as people read them. */
export function toMs(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}
