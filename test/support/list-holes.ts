/** A payload in which one field is missing, null or of another kind. */
export type Hole = { readonly path: string; readonly kind: 'missing' | 'null' | 'another kind'; readonly value: unknown };

/** Every copy of a payload with one field gone: each of its fields in turn, at every depth. */
export function listHoles(payload: object): Hole[] {
  return listPaths(payload).flatMap((path) => {
    const name = path.join('.');
    return [
      { path: name, kind: 'missing' as const, value: without(payload, path) },
      { path: name, kind: 'null' as const, value: replaced(payload, path, null) },
      { path: name, kind: 'another kind' as const, value: replaced(payload, path, { ez: 'nem az' }) },
    ];
  });
}

type Key = string | number;

function listPaths(value: unknown, path: readonly Key[] = []): Key[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [Key, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => [[...path, key], ...listPaths(child, [...path, key])]);
}

function replaced(value: unknown, [key, ...rest]: readonly Key[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((child: unknown, index) => (index === key ? replaced(child, rest, by) : child));
  return Object.fromEntries(Object.entries(value ?? {}).map(([name, child]: [string, unknown]) => [name, name === key ? replaced(child, rest, by) : child]));
}

function without(value: unknown, [key, ...rest]: readonly Key[]): unknown {
  if (Array.isArray(value)) return value.flatMap((child: unknown, index) => (index !== key ? [child] : rest.length === 0 ? [] : [without(child, rest)]));
  return Object.fromEntries(Object.entries(value ?? {}).flatMap(([name, child]: [string, unknown]) => (name !== key ? [[name, child]] : rest.length === 0 ? [] : [[name, without(child, rest)]])));
}
