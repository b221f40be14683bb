/** An element with its properties and content. Never from HTML: Trusted Types would refuse it, and rightly. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(tag: K, properties: Partial<HTMLElementTagNameMap[K]>, ...content: readonly (Node | string)[]): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}
