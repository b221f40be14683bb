import { routes, type Route } from '../../src/shared/config/routes.ts';

/** A row of the route table by its name. */
export function routeOf(name: string): Route {
  const route = routes.find((row) => row.name === name);
  if (route === undefined) throw new Error(`There is no route ${name}.`);
  return route;
}
