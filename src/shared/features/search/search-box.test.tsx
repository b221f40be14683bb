import { describe, expect, test } from 'vitest';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import { parsePageParameters } from '../../lib/page-query.ts';
import { SearchBox } from './search-box.tsx';

const names = [{ kind: 'and_tags', value: 'ep-2024', label: 'EP 2024' }] as const;

/** What a browser without script sends: the fields and the pressed button in the order of the page. */
function sent(html: string, pressed: string | null): URLSearchParams {
  const controls = [...html.matchAll(/<(input|button)\b([^>]*)>/g)].map(([, tag = '', attributes = '']) => {
    const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&quot;', '"');
    return { tag, name: read('name'), value: read('value') ?? '', label: read('aria-label') };
  });
  return new URLSearchParams(controls.flatMap(({ tag, name, value, label }) => (name !== undefined && (tag === 'input' || label === pressed) ? [[name, value]] : [])));
}

const read = (query: URLSearchParams) => parsePageParameters(['term', 'filters'], query);

describe('without script', () => {
  test('the box is a form that sends term and filters to the archive', () => {
    const html = renderInSite(<SearchBox placeholder="Keresés" term="árvíz" filters={{ superTags: ['belfold'] }} />);
    expect(html).toMatch(/<form (?=[^>]*method="get")(?=[^>]*action="\/archivum")[^>]*data-react=""/);
    expect(html).toContain('placeholder="Keresés"');
    expect(read(sent(html, null))).toEqual({ term: 'árvíz', filters: '{"superTags":["belfold"]}' });
  });

  test('a tag’s button sends the form without the tag, words of titles too', () => {
    const html = renderInSite(<SearchBox placeholder="Keresés" term="árvíz" filters={{ superTags: ['belfold'], title: ['Tisza'] }} isArchive />);
    expect(read(sent(html, 'belfold eltávolítása'))).toEqual({ term: 'árvíz', filters: '{"title":["Tisza"]}' });
    expect(read(sent(html, 'Tisza eltávolítása'))).toEqual({ term: 'árvíz', filters: '{"superTags":["belfold"]}' });
  });

  test('the last tag’s button sends no filter', () => {
    const html = renderInSite(<SearchBox placeholder="Keresés" filters={{ superTags: ['belfold'] }} />);
    expect(read(sent(html, 'belfold eltávolítása'))).toEqual({});
  });

  test('the first button of the form, which Enter presses, searches', () => {
    const html = renderInSite(<SearchBox placeholder="Keresés" filters={{ superTags: ['belfold'] }} isArchive />);
    expect(/<button[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Keresés');
  });

  test('nothing says that it is a combobox, since it is none yet', () => {
    expect(renderInSite(<SearchBox placeholder="Keresés" />)).not.toMatch(/combobox|aria-expanded|listbox/);
  });
});

describe('inside a supplement', () => {
  const html = renderInSite(<SearchBox title="Keresés a mellékletben" placeholder="Keresés" protectedFilters={{ and_tags: ['ep-2024'] }} filters={{ superTags: ['kulfold'] }} names={names} />);

  test('the box is titled', () => {
    expect(html).toMatch(/<h2[^>]*>Keresés a mellékletben<\/h2>/);
  });

  test('its topic is searched for and cannot be taken away', () => {
    expect(read(sent(html, null))).toEqual({ filters: '{"superTags":["kulfold"],"and_tags":["ep-2024"]}' });
    expect(html).toContain('EP 2024');
    expect(html).toContain('aria-label="kulfold eltávolítása"');
    expect(html).not.toContain('aria-label="EP 2024 eltávolítása"');
  });
});
