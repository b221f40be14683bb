/** A season's tables as the module that the backend reads. */
export function toTableModule({ name, title, groups, rows }: { name: string; title: string; groups: readonly string[]; rows: readonly string[] }): string {
  return [
    `// Written by scripts/facts/football.ts from openfootball (CC0); parse-match-row.ts says what a row is.`,
    '',
    `/** ${title}: its groups, and its ${rows.length} matches in their order. */`,
    `export const ${name} = {`,
    ...toList('groups', groups),
    ...toList('rows', rows),
    '} as const;',
    '',
  ].join('\n');
}

function toList(name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [`  ${name}: [],`];
  return [`  ${name}: [`, ...lines.map((line) => `    '${line.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}',`), '  ],'];
}
