import { expect, test } from 'vitest';
import { contentTreeSchema } from '../../contract/schemas/content-tree.ts';
import { cleanArticleHtml } from './clean-article-html.ts';

const clean = (html: string) => cleanArticleHtml(html).html;

test('a body as editors write it stays as it is, in both forms', () => {
  const html = '<p>Első <strong>fontos</strong> bekezdés.</p><h2>Alcím</h2><ul><li>egy</li><li>kettő</li></ul><blockquote><p>Idézet.</p></blockquote>';
  const { html: cleaned, tree, paragraphCount } = cleanArticleHtml(html);
  expect(cleaned).toBe(html);
  expect(tree).toEqual([
    ['p', null, ['Első ', ['strong', null, ['fontos']], ' bekezdés.']],
    ['h2', null, ['Alcím']],
    ['ul', null, [['li', null, ['egy']], ['li', null, ['kettő']]]],
    ['blockquote', null, [['p', null, ['Idézet.']]]],
  ]);
  expect(paragraphCount).toBe(1);
});

test.each([
  ['stray text becomes a paragraph', 'Egy<p>Kettő</p>három', '<p>Egy</p><p>Kettő</p><p>három</p>'],
  ['empty paragraphs go', '<p></p><p>&nbsp;</p><p><br></p><p>x</p><p><b> </b></p>', '<p>x</p>'],
  ['unknown wrappers are unwrapped', '<p><font color=red>a<span class=x>b</span></font></p>', '<p>ab</p>'],
  ['wrappers of blocks part paragraphs', '<div>egy</div><section><div>kettő</div></section>', '<p>egy</p><p>kettő</p>'],
  ['equivalents get one name', '<h1>a</h1><h5>b</h5><p><del>c</del><ins>d</ins></p>', '<h2>a</h2><h4>b</h4><p><s>c</s><u>d</u></p>'],
  ['attributes beyond the list go', '<p class=a id=b style="color:red" lang=en>x</p>', '<p>x</p>'],
  ['links open where they are', '<p><a href="https://x.example/" target=_blank rel=opener>x</a></p>', '<p><a href="https://x.example/">x</a></p>'],
  ['links may lead to our own paths', '<p><a href="/cimke/vasut?oldal=2#a">x</a></p>', '<p><a href="/cimke/vasut?oldal=2#a">x</a></p>'],
  ['mail and telephone links stay', '<p><a href="mailto:a@b.example">a</a> <a href="tel:+361234">b</a></p>', '<p><a href="mailto:a@b.example">a</a> <a href="tel:+361234">b</a></p>'],
  ['links without a good address are words', '<p><a href="javascript:x">a</a><a href="cikk.html">b</a><a href="#c">c</a><a>d</a></p>', '<p>abcd</p>'],
  ['a space before an address is forgiven', '<p><a href=" https://x.example/a ">x</a></p>', '<p><a href="https://x.example/a">x</a></p>'],
  ['pictures keep address, text and size', '<figure><img src=/uploads/a.jpg alt="Egy ló" width=640 height=480 loading=lazy><figcaption>Ló</figcaption></figure>', '<figure><img src="/uploads/a.jpg" alt="Egy ló" width="640" height="480"><figcaption>Ló</figcaption></figure>'],
  ['a picture without words for it is decoration', '<p><img src="https://x.example/a.png" width=50%></p>', '<p><img src="https://x.example/a.png" alt=""></p>'],
  ['pictures from elsewhere in our paths go', '<p>x<img src="/etc/a.png"><img src="a.png"></p>', '<p>x</p>'],
  ['table cells keep their spans', '<table><caption>C</caption><thead><tr><th scope=col colspan=2>a</th></tr></thead><tr><td rowspan=3>b</td><td colspan=0>c</td></tr></table>', '<table><caption>C</caption><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody><tr><td rowspan="3">b</td><td>c</td></tr></tbody></table>'],
  ['abbreviations keep what they stand for', '<p><abbr title="Magyar Államvasutak">MÁV</abbr></p>', '<p><abbr title="Magyar Államvasutak">MÁV</abbr></p>'],
  ['an inline element around blocks moves into them', '<strong>a<p>b</p><ul><li>c</li></ul></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p><ul><li><strong>c</strong></li></ul>'],
  ['a link around a picture stays', '<a href="/x"><figure><img src="/uploads/a.jpg" alt="a"></figure></a>', '<figure><a href="/x"><img src="/uploads/a.jpg" alt="a"></a></figure>'],
  ['preformatted text keeps its lines', '<pre><code>\n\na\n  b &lt;\n</code></pre>', '<pre><code>a\n  b &lt;</code></pre>'],
  ['white space becomes one space', '<p>\n  a\n\n  b  <em> c </em>\n</p>', '<p>a b <em> c </em></p>'],
  ['a no-break space is a letter', '<p>10\u00a0000\u00a0 Ft</p>', '<p>10\u00a0000\u00a0 Ft</p>'],
  ['control characters go', '<p>a\u0007b&#13;c\u200e</p>', '<p>ab c\u200e</p>'],
  ['lists within lists stay', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['a list directly in a list belongs to the item before', '<ul><li>a</li><ol><li>b</li></ol></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['a caption without a picture is a paragraph', '<figure><figcaption>x</figcaption></figure>', '<p>x</p>'],
])('%s', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test.each([
  ['a frame', '<iframe src="https://www.youtube.com/embed/abc" allow=autoplay></iframe>', 'frame', 'https://www.youtube.com/embed/abc'],
  ['a frame without a protocol', '<iframe src="//player.example/1"></iframe>', 'frame', 'https://player.example/1'],
  ['a video by its source', '<video controls><source src="http://x.example/a.mp4"><source src="https://x.example/a.webm">fallback</video>', 'video', 'https://x.example/a.webm'],
  ['a sound', '<audio src="https://x.example/a.mp3"></audio>', 'audio', 'https://x.example/a.mp3'],
  ['a post', '<blockquote class="twitter-tweet"><p>szöveg <a href="https://t.co/x">kép</a></p>— N. N. <a href="https://twitter.com/n/status/1?ref_src=x">ma</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>', 'frame', 'https://twitter.com/n/status/1?ref_src=x'],
  ['a post by its declared address', '<blockquote class="instagram-media x" data-instgrm-permalink="https://www.instagram.com/p/abc/"><a href="https://evil.example">x</a></blockquote>', 'frame', 'https://www.instagram.com/p/abc/'],
  ['a post in a div', '<div class="fb-post" data-href="https://www.facebook.com/a/posts/1"></div>', 'frame', 'https://www.facebook.com/a/posts/1'],
])('%s becomes an embed and reads as a link', (_, html, kind, src) => {
  const { tree, html: cleaned } = cleanArticleHtml(`<p>a</p>${html}<p>b</p>`);
  expect(tree).toEqual([['p', null, ['a']], ['embed', { kind, src }, []], ['p', null, ['b']]]);
  expect(cleaned).toContain(`<p data-embed="${kind}"><a href="${src}">${src}</a></p>`);
  expect(cleanArticleHtml(cleaned).tree).toEqual(tree);
});

test('an embed parts the paragraph it stands in', () => {
  expect(cleanArticleHtml('<p>a <b>b<iframe src="https://x.example/"></iframe>c</b></p>').tree).toEqual([
    ['p', null, ['a ', ['b', null, ['b']]]],
    ['embed', { kind: 'frame', src: 'https://x.example/' }, []],
    ['p', null, [['b', null, ['c']]]],
  ]);
});

test('an embed keeps its caption', () => {
  const { tree } = cleanArticleHtml('<figure><iframe src="https://x.example/"></iframe><figcaption>Film</figcaption></figure>');
  expect(tree).toEqual([['figure', null, [['embed', { kind: 'frame', src: 'https://x.example/' }, []], ['figcaption', null, ['Film']]]]]);
});

test.each(['<iframe src="http://x.example/"></iframe>', '<iframe></iframe>', '<iframe src="/uploads/a.html"></iframe>', '<video src="/a.mp4"></video>'])('%s leaves nothing', (html) => {
  expect(cleanArticleHtml(html)).toEqual({ html: '', tree: [], paragraphCount: 0 });
});

test('a post of an unknown network stays a quotation', () => {
  expect(clean('<blockquote class="twitter-tweet"><a href="https://evil.example/">x</a></blockquote>')).toBe('<blockquote><p><a href="https://evil.example/">x</a></p></blockquote>');
});

test('only paragraphs with words at the top level are counted', () => {
  expect(cleanArticleHtml('<p>a</p><p><img src="/uploads/a.jpg"></p><blockquote><p>b</p></blockquote>c').paragraphCount).toBe(2);
});

test('an empty body is empty', () => {
  expect(cleanArticleHtml('')).toEqual({ html: '', tree: [], paragraphCount: 0 });
});

test.each([100, 150, 3000, 50_000])('a body nested %i levels deep is refused or flattened, never a crash', (depth) => {
  expect(clean(`${'<div>'.repeat(Math.min(depth, 100))}x`)).toBe('<p>x</p>');
  expect(() => cleanArticleHtml(`${'<blockquote>'.repeat(depth)}x`)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

test('inline nesting around blocks costs no more than its size', () => {
  const nested = `${'<b><i><u><a href="/x"><em>'.repeat(20)}<p>x</p><p>y</p>`;
  expect(cleanArticleHtml(nested).tree).toHaveLength(2);
});

test('the tree is one that the contract takes', () => {
  const { tree } = cleanArticleHtml('<p>a<br>b</p><figure><img src="/uploads/a.jpg" alt=a></figure><iframe src="https://x.example/"></iframe><table><tr><td>1</td></tr></table>');
  expect(contentTreeSchema.parse(tree)).toEqual(tree);
});
