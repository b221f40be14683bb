import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { NEWSLETTER_PATH } from '../../src/shared/config/newsletter.ts';

/** The forms of ordinary pages: the search goes to our own archive by a query that shows, the newsletter box to our own form. */
const OWN_FORMS = ['get /archivum', `post ${NEWSLETTER_PATH}`];
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlinkhref', 'ping', 'background', 'cite', 'manifest', 'codebase', 'usemap', 'longdesc']);
const RUNS = new Set(['object', 'embed', 'applet', 'portal', 'base', 'iframe', 'frame', 'style', 'math', 'foreignobject', 'marquee', 'form', 'template', 'noscript', 'xmp', 'plaintext']);
const OWN_SCRIPT = /^\/assets\/[\w.-]+\.js$/;
/** What React writes in the place of an address that would run code. */
const BLOCKED_BY_REACT = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|$)/i;

/** A page as a browser's parser understands it. */
export function parsePage(html: string): { readonly tree: Root; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const tree = fromHtml(html, { onerror: (message) => void errors.push(`${message.ruleId} at ${message.line}:${message.column}`) });
  return { tree, errors };
}

/** Everything in a page that would run, or that a browser would take for more than text; empty for a good page. */
export function findExecutable(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (element) => found.push(...findInElement(element)));
  return found;
}

function findInElement(element: Element): string[] {
  const name = element.tagName.toLowerCase();
  const faults: string[] = [];
  if (name === 'script') faults.push(...findInScript(element));
  if (RUNS.has(name) && !isOwnForm(element)) faults.push(`<${name}>`);
  if (name === 'meta' && element.properties['httpEquiv'] !== undefined) faults.push(`<meta http-equiv=${String(element.properties['httpEquiv'])}>`);
  for (const [property, value] of Object.entries(element.properties)) faults.push(...findInAttribute(name, property, toText(value)));
  return faults;
}

function isOwnForm({ tagName, properties: { method, action } }: Element): boolean {
  return tagName === 'form' && OWN_FORMS.includes(`${String(method)} ${String(action)}`);
}

function findInScript(element: Element): string[] {
  const { src, type } = element.properties;
  if (typeof src === 'string') return OWN_SCRIPT.test(src) ? [] : [`<script src=${src}>`];
  if (type !== 'application/ld+json' && type !== 'application/json') return [`<script>${textOf(element)}`];
  return isJson(textOf(element)) ? [] : [`JSON that is none: ${textOf(element).slice(0, 200)}`];
}

function findInAttribute(element: string, property: string, value: string): string[] {
  const name = property.toLowerCase();
  if (name.startsWith('on')) return [`<${element} ${name}=${value}>`];
  if (name === 'style' || name === 'srcdoc' || name === 'is') return [`<${element} ${name}=${value}>`];
  if (name === 'srcset' && !value.split(/,\s+/).every((candidate) => /^(?:https?:\/\/|\/(?!\/))/.test(candidate.trim()))) return [`<${element} srcset=${value}>`];
  // A script of ours is judged by its own rule; browsers drop white space and controls from an address.
  if (value === BLOCKED_BY_REACT) return [];
  const address = value.replace(/[\u0000-\u0020]/g, '');
  if (ADDRESSES.has(name) && element !== 'script' && !SAFE_ADDRESS.test(address)) return [`<${element} ${name}=${value}>`];
  return [];
}

/** The text of a node and all it holds. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Calls back for each element, from the outside in. */
export function visit(node: Nodes, onElement: (element: Element) => void): void {
  if (node.type === 'element') onElement(node);
  if ('children' in node) for (const child of node.children) visit(child, onElement);
}

/** The elements of a name. */
export function elementsOf(tree: Root, name: string): Element[] {
  const found: Element[] = [];
  visit(tree, (element) => void (element.tagName === name && found.push(element)));
  return found;
}

function toText(value: Element['properties'][string]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
