/** The chronicle as one page that needs nothing else: no script, no picture from elsewhere, readable and printable. */
import type { Chronicle } from '../../../shared/calls/campaign.ts';

type Chapter = Chronicle['chapters'][number];
type Line = Chapter['lines'][number];

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Whatever a story or a person wrote is text and never markup. */
const plain = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!);

const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((part) => part !== '')
    .map((part) => `<p>${plain(part)}</p>`)
    .join('\n');

const style = `
:root { color-scheme: light; }
body { margin: 0; background: #e9dcc0; color: #2a2018; font: 1.1rem/1.6 Georgia, 'Times New Roman', serif; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.5rem 5rem; }
h1, h2 { font-weight: normal; letter-spacing: 0.04em; line-height: 1.2; }
h1 { font-size: 2.6rem; margin: 0; }
h2 { margin: 3.5rem 0 0.5rem; border-bottom: 1px solid #8a6d3b; padding-bottom: 0.3rem; }
h3 { margin: 1.6rem 0 0.2rem; font-size: 1.1rem; }
p { margin: 0.4rem 0; }
.about, .where, footer { color: #5b4a36; font-size: 0.95rem; }
.chosen { font-style: italic; }
svg { width: 100%; height: auto; display: block; margin: 1rem 0; background: #dfcfac; border: 1px solid #8a6d3b; }
.road { stroke: #a58a5c; stroke-width: 3; }
.way { fill: none; stroke: #7a3b12; stroke-width: 6; stroke-linejoin: round; }
.site { fill: #5b4a36; }
.name { fill: #2a2018; font: 20px Georgia, serif; text-anchor: middle; }
ul { padding-left: 1.2rem; }
@media print { body { background: none; } h2 { break-after: avoid; } }
`;

export function chroniclePage(chronicle: Chronicle): string {
  const { name, title, court, chapters, veterans, rivals, ending } = chronicle;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${plain(name)}</h1>
<p class="about">${plain(title)}. You led ${plain(court.name)}.</p>
${chapters.map((chapter) => chapterPart(chronicle, chapter)).join('\n')}
${ending ? `<h2>${plain(ending.title)}</h2>\n${paragraphs(ending.text)}` : ''}
${veterans.length > 0 ? `<h2>Those who had a name</h2>\n${veterans.map(veteranPart).join('\n')}` : ''}
${rivals.some(({ last }) => last) ? `<h2>The others</h2>\n${rivals.map(({ last = '' }) => paragraphs(last)).join('\n')}` : ''}
<footer><p>Written by Deepmarch.</p></footer>
</main>
</body>
</html>
`;
}

const chapterPart = (chronicle: Chronicle, chapter: Chapter): string => `<section>
<h2>${plain(chapter.title || 'The last battle')}</h2>
${paragraphs(chapter.text)}
${mapPart(chronicle, chapter)}
${chapter.lines.map(linePart).join('\n')}
${warbandPart(chronicle, chapter)}
<p class="about">Candles at its end: ${plain(candlesOf(chapter))}.</p>
</section>`;

const candlesOf = ({ candles }: Chapter): string =>
  candles
    .map(({ name, isLit, isTaken }) => `${name} ${isTaken ? 'carried' : isLit ? 'lit' : 'dark'}`)
    .join(', ');

const linePart = ({ march, title, siteName, told, chosen, result, rival, by }: Line): string => {
  const about = [`March ${march + 1}`, siteName, rival?.name, by && 'your captain', chosen ? '' : result];
  return `<article>
<h3>${plain(title || siteName)}</h3>
<p class="where">${plain(about.filter(Boolean).join(' · '))}</p>
${paragraphs(told)}
${chosen ? `<p class="chosen">${plain(chosen)}</p>` : ''}
</article>`;
};

/** The province with the way of an act; it is told in words by the lines below it. */
function mapPart({ sites, roads }: Chronicle, { lines }: Chapter): string {
  const at = new Map(sites.map((site) => [site.id, site.at]));
  const line = ([from, to]: [string, string]): string => {
    const [one, other] = [at.get(from), at.get(to)];
    if (!one || !other) return '';
    return `<line class="road" x1="${one[0]}" y1="${one[1]}" x2="${other[0]}" y2="${other[1]}"/>`;
  };
  const way = lines.flatMap(({ site }) => at.get(site)?.join(',') ?? []);
  const visited = new Set(lines.map(({ site }) => site));
  return `<svg viewBox="-60 -40 1120 1080" aria-hidden="true">
${roads.map(line).join('')}
<polyline class="way" points="${way.join(' ')}"/>
${sites.map(({ at: [x, y] }) => `<circle class="site" cx="${x}" cy="${y}" r="9"/>`).join('')}
${sites
  .filter(({ id }) => visited.has(id))
  .map(({ at: [x, y], name }) => `<text class="name" x="${x}" y="${y - 16}">${plain(name)}</text>`)
  .join('')}
</svg>`;
}

/** What became of the warband in the marches of a chapter, by the names of its cards. */
function warbandPart({ warband, faces }: Chronicle, { lines }: Chapter): string {
  const marches = new Set(lines.map(({ march }) => march));
  const listed = warband
    .filter(({ march }) => marches.has(march))
    .flatMap((change) => {
      const parts = [
        ['came', change.gained],
        ['went', change.lost],
        ['marches from now on', change.putIn],
        ['stays at home', change.takenOut],
      ] as const;
      const told = parts
        .filter(([, cards]) => cards.length > 0)
        .map(([what, cards]) => `${what}: ${cardsIn(faces, cards)}`);
      return told.length === 0 ? [] : `<li>March ${change.march + 1}, ${plain(told.join('; '))}</li>`;
    });
  return listed.length === 0 ? '' : `<h3>The warband</h3>\n<ul>${listed.join('\n')}</ul>`;
}

/** Cards by name, several copies counted. */
function cardsIn(faces: Chronicle['faces'], keys: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const key of keys) copies.set(key, (copies.get(key) ?? 0) + 1);
  return [...copies]
    .map(([key, count]) => `${count > 1 ? `${count} ` : ''}${faces[key]?.name ?? key}`)
    .join(', ');
}

const knots: Readonly<Record<Chronicle['veterans'][number]['life'][number]['kind'], string>> = {
  named: 'got the name',
  marched: 'marched',
  deed: 'did a deed',
  fell: 'fell',
  honour: 'was honoured',
  scar: 'was scarred',
  healed: 'was treated',
  retired: 'retired',
  died: 'died',
};

const lifePart = ({ life }: Chronicle['veterans'][number]): string =>
  life
    .map(
      ({ march, kind, what }) =>
        `<li>March ${march + 1}: ${knots[kind]}${what === undefined ? '' : ` (${plain(what)})`}</li>`,
    )
    .join('');

const veteranPart = (veteran: Chronicle['veterans'][number]): string => {
  const { name, honours, scars, life, last } = veteran;
  const marches = life.filter(({ kind }) => kind === 'marched').length;
  const borne = [...honours, ...scars].map((each) => `<li>${plain(each.name)}</li>`).join('');
  return `<article>
<h3>${plain(name)}</h3>
<p class="where">Marched ${marches} ${marches === 1 ? 'time' : 'times'}</p>
${borne === '' ? '' : `<ul>${borne}</ul>`}
<ol>${lifePart(veteran)}</ol>
${last === undefined ? '' : paragraphs(last)}
</article>`;
};
