/** An element of a parsed document; `text` is all text within it. */
export type ParsedElement = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly ParsedElement[]; readonly text: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const TOKEN = /<\?xml[^?]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/**
 * Parses XML as strictly as its readers do, without what we never write (comments, CDATA, doctypes).
 * @throws for what is not well-formed, for undeclared prefixes and for characters that XML does not have
 */
export function parseXml(source: string): ParsedElement {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    if (token === null) throw new Error(`No XML at ${at}: ${source.slice(at, at + 60)}`);
    read(token, open);
  }
  const [element, ...others] = root.children;
  if (open.length !== 1 || element === undefined || others.length > 0) throw new Error('The document is not one closed element.');
  requirePrefixes(element, new Set());
  return element;
}

type Open = { name: string; attributes: Record<string, string>; children: ParsedElement[]; text: string };

function read([token, closed, opened, attributes = '', isEmpty, text]: RegExpExecArray, open: Open[]): void {
  const parent = open.at(-1);
  if (parent === undefined) throw new Error(`Text after the end: ${token}`);
  if (text !== undefined) {
    if (open.length === 1 && text.trim() !== '') throw new Error(`Text outside the root: ${text.slice(0, 60)}`);
    for (const element of open.slice(1)) element.text += decode(text);
  } else if (closed !== undefined) {
    if (parent.name !== closed) throw new Error(`</${closed}> closes <${parent.name}>.`);
    open.pop();
  } else if (opened !== undefined) {
    const element: Open = { name: opened, attributes: toAttributes(attributes), children: [], text: '' };
    parent.children.push(element);
    if (isEmpty !== '/') open.push(element);
  }
}

function toAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)] as const);
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw new Error(`An attribute stands twice: ${source}`);
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)) throw new Error(`XML has no such character: ${JSON.stringify(text.slice(0, 60))}`);
  return text.replace(/&([^;]{0,10});?/g, (entity, name: string) => {
    const known = ENTITIES[name];
    if (known === undefined || !entity.endsWith(';')) throw new Error(`An unknown entity: ${entity}`);
    return known;
  });
}

function requirePrefixes({ name, attributes, children }: ParsedElement, known: ReadonlySet<string>): void {
  const declared = new Set([...known, ...Object.keys(attributes).flatMap((key) => (key.startsWith('xmlns:') ? [key.slice('xmlns:'.length)] : []))]);
  const prefix = name.includes(':') ? name.split(':')[0] : undefined;
  if (prefix !== undefined && !declared.has(prefix)) throw new Error(`The prefix of <${name}> is not declared.`);
  for (const child of children) requirePrefixes(child, declared);
}

/** The children of a name. */
export function childrenOf(element: ParsedElement, name: string): readonly ParsedElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the one child of a name, or null. @throws where there are several */
export function textOf(element: ParsedElement, name: string): string | null {
  const found = childrenOf(element, name);
  if (found.length > 1) throw new Error(`<${element.name}> has ${found.length} <${name}>.`);
  return found[0]?.text ?? null;
}
