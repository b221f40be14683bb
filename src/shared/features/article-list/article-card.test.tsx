import { describe, expect, test } from 'vitest';
import { FIXTURE_NOW, makeArticleSummary, makeAuthor, makeSuperTag } from '../../../../test/support/fixtures.ts';
import { renderInSite } from '../../../../test/support/render-in-site.tsx';
import type { ArticleSummary } from '../../contract/schemas/article.ts';
import { ArticleCard } from './article-card.tsx';
import type { CardVariant } from './card-shape.ts';

function renderCard(overrides: Partial<ArticleSummary> = {}, variant: CardVariant = 'row'): string {
  return renderInSite(<ArticleCard article={makeArticleSummary(overrides)} variant={variant} headingLevel={2} />);
}

describe('a list item', () => {
  test('has its section as a link', () => {
    expect(renderCard()).toContain('<a href="/rovat/belfold">Belföld</a>');
    expect(renderCard({ mainSuperTag: makeSuperTag({ slug: 'english', name: 'English' }) })).toContain('<a href="/english">English</a>');
  });

  test('links to a section where its page stands', () => {
    expect(renderCard({ mainSuperTag: makeSuperTag({ slug: 'after', name: 'After' }) })).toContain('<a href="/after">After</a>');
  });

  test('has its title, cut at 100 characters, as a link to its page', () => {
    const title = Array.from({ length: 30 }, () => 'négy').join(' ');
    expect(renderCard({ title, slug: 'hosszu', pubDate: FIXTURE_NOW })).toMatch(/<h2[^>]*><a href="\/belfold\/2026\/11\/21\/hosszu">(négy ){19}négy\.\.\.<\/a><\/h2>/);
  });

  test('has each author as a link', () => {
    const html = renderCard({ articleAuthors: [makeAuthor(), makeAuthor({ slug: 'kelemen-vince', name: 'Kelemen Vince' })] });
    expect(html).toContain('<a href="/szerzo/dobrai-nora">Dobrai Nóra</a>, <a href="/szerzo/kelemen-vince">Kelemen Vince</a>');
  });

  test('has its date for the relative form', () => {
    expect(renderCard({ pubDate: FIXTURE_NOW })).toContain('<time dateTime="2026-11-21T11:00:00Z" data-rel="hu">');
  });

  test('has the recommender, not the lead', () => {
    const html = renderCard({ recommender: 'Ajánló szöveg.', lead: 'Lead szöveg.' });
    expect(html).toContain('Ajánló szöveg.');
    expect(html).not.toContain('Lead szöveg.');
  });

  test('has its highlighted sentence', () => {
    expect(renderCard({ contentHighlight: '812 centi.' })).toContain('812 centi.');
  });

  test('has a picture with an empty description, and none without a source', () => {
    expect(renderCard()).toMatch(/<img [^>]*alt=""/);
    expect(renderCard({ coverImage: null, recommendedBoxImage: null })).not.toContain('<picture');
  });

  test('says itself whether it has a picture, so that its shape stands before the picture is there', () => {
    expect(renderCard()).toMatch(/<article [^>]*data-picture=""/);
    expect(renderCard({ coverImage: null, recommendedBoxImage: null })).not.toContain('data-picture');
    expect(renderCard({}, 'text')).not.toContain('data-picture');
  });

  test('takes the picture that editors chose for boxes', () => {
    expect(renderCard({ recommendedBoxImage: '/uploads/box.jpg' })).toContain('/uploads/box.jpg');
  });

  test('has the star of the most important ones', () => {
    expect(renderCard({ flags: [{ slug: 'legfontosabb' }] })).toContain('Legfontosabb cikkeink egyike');
    expect(renderCard({ flags: [{ slug: 'adfree' }] })).not.toContain('Legfontosabb cikkeink egyike');
  });

  test.each([{ live: true }, { flags: [{ slug: 'live' }] }])('has the live badge: %j', (overrides) => {
    expect(renderCard(overrides)).toContain('>ÉLŐ</b>');
    expect(renderCard()).not.toContain('ÉLŐ');
  });
});

describe('a sponsored list item', () => {
  const html = renderCard({ ctUrl: 'https://partner.example/ajanlat' });

  test('leads outside in a new tab and says so', () => {
    expect(html).toMatch(/<a href="https:\/\/partner\.example\/ajanlat" target="_blank" rel="sponsored noopener"[^>]*>/);
    expect(html).toContain('(Új lapon nyílik meg)');
  });

  test('is called sponsored', () => {
    expect(html).toContain('Támogatott tartalom');
  });
});

describe('a live blog', () => {
  const subArticles = [1, 2, 3, 4, 5].map((id) => ({ id, slug: `p${id}`, title: `${id}. hír`, pubDate: FIXTURE_NOW }));

  test('shows its four newest posts', () => {
    const html = renderCard({ type: 'liveblog', subArticles });
    expect(html.match(/\d\. hír/g)).toEqual(['1. hír', '2. hír', '3. hír', '4. hír']);
  });

  test('shows none in small items', () => {
    expect(renderCard({ type: 'liveblog', subArticles }, 'compact')).not.toContain('1. hír');
  });
});

describe('variants', () => {
  test('a text item has no picture', () => {
    expect(renderCard({}, 'text')).not.toContain('<picture');
  });

  test('showLead decides against the variant', () => {
    const article = makeArticleSummary({ recommender: 'Ajánló.' });
    expect(renderInSite(<ArticleCard article={article} variant="card" headingLevel={3} />)).not.toContain('Ajánló.');
    expect(renderInSite(<ArticleCard article={article} variant="card" headingLevel={3} showLead />)).toContain('Ajánló.');
  });

  test('showSection leaves out the section only', () => {
    const html = renderInSite(<ArticleCard article={makeArticleSummary({ live: true })} variant="row" headingLevel={2} showSection={false} />);
    expect(html).not.toContain('Belföld');
    expect(html).toContain('ÉLŐ');
  });

  test('a priority picture is fetched before others, all others when they come near', () => {
    const article = makeArticleSummary();
    expect(renderInSite(<ArticleCard article={article} variant="lead" headingLevel={2} priority />)).toContain('fetchPriority="high"');
    expect(renderCard()).toContain('loading="lazy"');
  });
});

test('an English story on a Hungarian page has its language, and a Hungarian title none', () => {
  expect(renderCard({ english: true })).toMatch(/<h2[^>]* lang="en"/);
  expect(renderCard()).not.toContain('lang=');
});

test('on English pages labels and dates are English', () => {
  const html = renderInSite(<ArticleCard article={makeArticleSummary({ english: true, live: true, ctUrl: 'https://partner.example/' })} variant="row" headingLevel={2} />, { language: 'en' });
  expect(html).toContain('Sponsored content');
  expect(html).toContain('(Opens in a new tab)');
  expect(html).toContain('LIVE');
  expect(html).toContain('data-rel="en"');
});

test('markup in an article is text', () => {
  const html = renderCard({ title: '<img src=x onerror=alert(1)>', recommender: '<script>x</script>', contentHighlight: '"><b>' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
