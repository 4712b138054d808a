/** Turns the text of a rulebook diagram into data: squares such as C4, corners such as C4ne, pieces, paths, threads. */
import {
  type Diagram,
  type DiagramPiece,
  type DiagramSide,
  diagramSides,
  type DiagramSign,
  diagramSigns,
  mapLetters,
  type PathStep,
  type Point,
  type Sight,
} from '../../shared/rulebook.ts';

const corners: Record<string, Point> = {
  nw: { x: 0, y: 0 },
  ne: { x: 1, y: 0 },
  sw: { x: 0, y: 1 },
  se: { x: 1, y: 1 },
};

const fieldNames = [
  'title',
  'caption',
  'path',
  'refused',
  'near',
  'reach',
  'stop',
  'walls',
  'clear',
  'blocked',
  'tiles',
  'label',
  ...diagramSides,
] as const;
type FieldName = (typeof fieldNames)[number];

export function parseDiagram(text: string, report: (fault: string) => void): Diagram {
  const { map, values } = readLines(text, report);
  const reader = new Reader(map, report);
  const words = (name: FieldName) => (values.get(name) ?? '').split(' ').filter((word) => word !== '');
  const squares = (name: FieldName) => words(name).map((word) => reader.square(word));
  return {
    title: values.get('title') ?? '',
    caption: values.get('caption') ?? '',
    map,
    pieces: diagramSides.flatMap((side) => reader.pieces(side, values.get(side))),
    path: words('path').map((word) => reader.step(word)),
    refused: squares('refused'),
    near: squares('near'),
    reach: squares('reach'),
    stops: squares('stop'),
    walls: words('walls').map((word) => reader.pair(word, '|')),
    tiles: words('tiles').map((word) => reader.pair(word, ':')),
    sights: [
      ...words('clear').map((word) => reader.sight(word, true)),
      ...words('blocked').map((word) => reader.sight(word, false)),
    ],
    labels: words('label').map((word) => reader.label(word)),
  };
}

function readLines(text: string, report: (fault: string) => void) {
  const map: string[] = [];
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^([a-z]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) map.push(line);
    else if ((fieldNames as readonly string[]).includes(name)) values.set(name, value);
    else if (name !== 'map') report(`a diagram knows no ${name}`);
  }
  if (
    map.some(
      (row) => row.length !== map[0]!.length || [...row].some((letter) => !mapLetters.includes(letter)),
    )
  )
    report('the rows of a map are equally long and made of map letters');
  return { map, values };
}

/** Reads words that name squares of one map, and reports those that lie outside it. */
class Reader {
  readonly #map: readonly string[];
  readonly #report: (fault: string) => void;

  constructor(map: readonly string[], report: (fault: string) => void) {
    this.#map = map;
    this.#report = report;
  }

  square(word: string): Point {
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(word) ?? [];
    const x = [...(letters ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const y = Number(row ?? 0) - 1;
    if (this.#map[y]?.[x] === undefined) this.#report(`${word} is no square of the map`);
    return { x, y };
  }

  step(word: string): PathStep {
    const [square = '', cost] = word.split('=');
    return cost === undefined ? this.square(square) : { ...this.square(square), cost: Number(cost) };
  }

  pair(word: string, separator: string): [Point, Point] {
    const [from = '', to = ''] = word.split(separator);
    return [this.square(from), this.square(to)];
  }

  label(word: string): Point & { text: string } {
    const [square = '', text = ''] = word.split('=');
    return { ...this.square(square), text };
  }

  sight(word: string, clear: boolean): Sight {
    const [from = '', to = ''] = word.split('-');
    return { from: this.#corner(from), to: this.#corner(to), clear };
  }

  #corner(word: string): Point {
    const corner = corners[word.slice(-2)];
    if (corner === undefined) this.#report(`${word} is no corner`);
    const { x, y } = this.square(word.slice(0, -2));
    return { x: x + (corner?.x ?? 0), y: y + (corner?.y ?? 0) };
  }

  pieces(side: DiagramSide, text = ''): DiagramPiece[] {
    const parts = text.split(';').filter((part) => part.trim() !== '');
    return parts.map((part) => this.#piece(side, part.trim().split(' ')));
  }

  #piece(side: DiagramSide, [square = '', sign = '', ...marks]: string[]): DiagramPiece {
    if (!(diagramSigns as readonly string[]).includes(sign)) this.#report(`${sign} is no drawing of a piece`);
    const large = marks.includes('large');
    return { ...this.square(square), side, sign: sign as DiagramSign, large, ghost: marks.includes('ghost') };
  }
}
