import { expect, test } from 'vitest';
import { writeXml, xml } from './xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('text and attributes are escaped, elements nest, and empty ones close themselves', () => {
  const root = xml('a', [xml('b', 'x < y & "z" ]]>'), xml('c', '', { href: '/?a=1&b="2"<' })]);
  expect(writeXml(root)).toBe(`${DECLARATION}<a><b>x &lt; y &amp; &quot;z&quot; ]]&gt;</b><c href="/?a=1&amp;b=&quot;2&quot;&lt;"/></a>\n`);
});

test('what XML cannot hold is left out, everything else stays', () => {
  expect(writeXml(xml('a', 'ő\u0000\u000b\ufffe\ud800😀\t\n'))).toBe(`${DECLARATION}<a>ő😀\t\n</a>\n`);
});
