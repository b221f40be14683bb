import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const html = renderToStaticMarkup(<Carousel label="Kártyák" buttons={{ previous: 'Előző', next: 'Következő' }} items={[1, 2, 3].map((key) => ({ key, card: <a href={`/${key}`}>{key}</a> }))} />);

test('without script it is a list, and buttons that would do nothing are hidden', () => {
  expect(html).toContain('aria-label="Kártyák"><li><a href="/1">');
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toMatch(/<p hidden=""[^>]*><button/);
});
