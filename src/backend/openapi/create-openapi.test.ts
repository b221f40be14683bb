import { expect, test } from 'vitest';
import { endpoints } from '../../shared/contract/endpoints/endpoint-table.ts';
import { bodySchemas } from '../../shared/contract/schemas/endpoint-schemas.ts';
import { createOpenApi } from './create-openapi.ts';

const document = createOpenApi();
const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

test('every row of the contract is an operation, by its own name', () => {
  const described = operations.map(({ path, method, operation }) => `${operation['operationId']} ${method} ${path}`);
  expect(described.toSorted()).toEqual(Object.entries(endpoints).map(([name, row]) => `${name} ${row.method.toLowerCase()} ${row.path}`).toSorted());
});

test('every reference leads somewhere', () => {
  const references = [...new Set(JSON.stringify(document).match(/"\$ref":"[^"]+"/g))].map((reference) => reference.slice('"$ref":"'.length, -1));
  expect(references.length).toBeGreaterThan(20);
  for (const reference of references) {
    const target = reference.split('/').slice(1).reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), document);
    expect({ reference, target }).toEqual({ reference, target: expect.any(Object) });
  }
});

test('the placeholders of a path are its parameters, and all are required', () => {
  for (const { path, operation } of operations) {
    const parameters = operation['parameters'] as { in: string; name: string; required?: boolean }[];
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length);
  }
});

test('every operation has a tag that is described, an answer and an error', () => {
  const tags = document.tags.map(({ name }) => name);
  for (const { operation } of operations) {
    expect(tags).toEqual(expect.arrayContaining(operation['tags'] as string[]));
    expect(Object.keys(operation['responses'] as object)).toEqual([expect.stringMatching(/^20[01]$/), 'default']);
  }
});

test('operations that take a body or a token say so', () => {
  for (const { operation } of operations) {
    const name = operation['operationId'] as keyof typeof endpoints;
    expect('requestBody' in operation).toBe(name in bodySchemas);
    expect(JSON.stringify(operation['security'] ?? null)).toBe({ none: 'null', optional: '[{},{"bearer":[]},{"newsroom":[]}]', bearer: '[{"bearer":[]}]', newsroom: '[{"newsroom":[]}]', edge: '[{"edge":[]},{"newsroom":[]}]' }[endpoints[name].auth]);
  }
});
