/** Pages: their content as Markdown, without what leads around it. */
import { describe, expect, it } from 'vitest';
import { read } from './kit.ts';
import { expectPlacesCover, placeOf } from './laws.ts';

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PAGE = `<!doctype html><html><head><title>Results - Acme</title><meta name="author" content="Ada Marsh"><meta property="article:published_time" content="2026-03-31T09:00:00Z">
<style>p { color: red }</style></head><body>
<header><h1>Acme</h1><nav><a href="/">Home</a></nav></header>
<main><h1>Results
  2026</h1><p>Revenue <b>rose 12 %</b> &amp; costs <i>fell</i>.<br>See <a href="https://example.org/a_(b)">the report</a>.</p>
<div>Loose words <span>in a line</span><p>and a paragraph</p></div>
<ul><li>North<ul><li>Harbour | 17</li></ul></li><li>South</li></ul><ol start="3"><li>third</li><li>fourth</li></ol>
<table><caption>By region</caption><thead><tr><th>Region</th><th colspan="2">Years</th></tr></thead><tbody><tr><td rowspan="2">North</td><td>10.5</td><td>12</td></tr><tr><td>a<br>b</td><td></td></tr></tbody></table>
<blockquote><p>Said once</p></blockquote><pre>x = 1
  y</pre><img alt="A dot" src="data:image/png;base64,${DOT}"><img alt="Away" src="https://example.org/x.png">
<p hidden>unseen</p><p style="display:none">unseen too</p><script>var a = 99</script></main>
<footer>Imprint</footer></body></html>`;

describe('a page', () => {
  it('has its content as Markdown', async () => {
    const document = await read('page.html', PAGE);
    expect(document.markdown).toBe(`# Results 2026

Revenue **rose 12 %** & costs *fell*.${'  '}
See [the report](https://example.org/a_%28b%29).

Loose words in a line

and a paragraph

- North
  - Harbour \\| 17
- South

3. third
4. fourth

By region

| Region | Years |  |
| --- | --- | --- |
| North | 10.5 | 12 |
|  | a<br>b |  |

> Said once

\`\`\`
x = 1
  y
\`\`\`

![A dot](picture:1)
`);
    expectPlacesCover(document);
    expect(document).toMatchObject({ title: 'Results - Acme', author: 'Ada Marsh', date: '2026-03-31' });
    expect(placeOf(document, 'Harbour')).toEqual(expect.objectContaining({ file: 'page.html', heading: 'Results 2026' }));
    expect(document.notices.map(({ code }) => code)).toEqual(['picture_left_out', 'page_furniture']);
  });

  it('is read whole where it does not say what its content is, apart from navigation and the like', async () => {
    const { markdown } = await read(
      'page.htm',
      '<body><nav>Menu</nav><p>One</p><section><h2>Two</h2>three</section><footer>Legal</footer>',
    );
    expect(markdown).toBe('One\n\n## Two\n\nthree\n');
  });

  it('is read however deep its elements are', async () => {
    const { markdown, notices } = await read('deep.html', `<body><p>Seen</p>${'<div>'.repeat(5_000)}lost${'</div>'.repeat(5_000)}`);
    expect(markdown).toBe('Seen\n');
    expect(notices).toMatchObject([{ code: 'part_left_out' }]);
  });

  it('takes no rows of links to elsewhere, and links within a text', async () => {
    const { markdown, notices } = await read(
      'page.html',
      '<main><h1>Winter</h1><div><a href="#">Share</a> <a href="#">Print</a></div><p><a href="/a">The report</a> has <a href="/b">12 parts</a>.</p><aside><h4>Related</h4><ul><li><a href="#">Five tips</a></li><li><a href="#">Our team</a></li></ul></aside></main>',
    );
    expect(markdown).toBe('# Winter\n\nThe report has 12 parts.\n');
    expect(notices.map(({ code }) => code)).toContain('page_furniture');
  });

  it('leave off by their names what stands beside the content, and name it', async () => {
    const document = await read(
      'page.html',
      `<body class="page sidebar-right"><div id="cookieBanner"><b>We value your privacy</b><a href="#">Accept all 12 cookies</a></div>
<div class="breadcrumbs">Home / News</div><div class="layout with-sidebar"><h1>Mill</h1><div class="entry-meta">By Ann · 3 comments</div>
<p>We milled 41 t.</p><div class="table-share"><table><tr><th>Share</th><th>t</th></tr><tr><td>North</td><td>21</td></tr></table></div>
<span class="share">North leads.</span><ul class="wp-share-bar"><li>Share on 3 networks</li></ul><p class="sr-only">Skip to 7</p>
<section class="comments"><h3>2 comments</h3><p>Great!</p></section><div class="newsletter-box">Join 900 readers</div></div>`,
    );
    expect(document.markdown).toBe('# Mill\n\nWe milled 41 t.\n\n| Share | t |\n| --- | --- |\n| North | 21 |\n\nNorth leads.\n');
    const notice = document.notices.find(({ code }) => code === 'page_furniture')?.message;
    for (const words of [
      'We value your privacy Accept all 12 cookies',
      'Home / News',
      'By Ann',
      'Share on 3',
      '2 comments Great!',
      'Join 900',
    ])
      expect(notice).toContain(words);
  });
});
