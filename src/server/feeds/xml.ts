/** An element. Its content is text, which the writer escapes, or further elements. */
export type XmlElement = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly content: string | readonly XmlElement[] };

/** What XML 1.0 has no way to write, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes an element. */
export function xml(name: string, content: XmlElement['content'] = '', attributes: XmlElement['attributes'] = {}): XmlElement {
  return { name, attributes, content };
}

/** Writes a document. Everything of ours that becomes XML goes through here, so nothing can be left unescaped. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
}

function write({ name, attributes, content }: XmlElement): string {
  const start = name + Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const inner = typeof content === 'string' ? escape(content) : content.map(write).join('');
  return inner === '' ? `<${start}/>` : `<${start}>${inner}</${name}>`;
}

function escape(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
