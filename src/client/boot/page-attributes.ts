/** The root element, on which the document and the boot script agree by data attributes. */
export const html = document.documentElement;

/** The boot script's own element: it names the build and where React is. Read at once, before the parser goes on. */
const script = document.currentScript;

/** Data attributes of the boot script's element; empty text where one is missing. */
export function bootAttribute(name: 'build' | 'main' | 'preload' | 'frames' | 'consent'): string {
  return script?.getAttribute(`data-${name}`) ?? '';
}
