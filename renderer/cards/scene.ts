/**
 * The picture of a card as data: sky, skylines, scenery, figures and the light behind them. Made from the card alone,
 * so the same card has the same picture everywhere; `CardArt.svelte` draws it.
 */
import type { CardFace, FactionLook } from '../../shared/cards.ts';
import { at, between, oneOf, randomOf, round, type Random } from './random.ts';
import { foreground, groundLine, groundStrokes, props, skyline } from './scenery.ts';

/** A motif put into the picture: the middle of its square, its size, and how it is turned. */
export interface Placed {
  motif: string;
  x: number;
  y: number;
  size: number;
  isFlipped?: boolean;
  /** Bodies are of the faction's cloth, metal of its accent; far ones are shadows. */
  tone: 'body' | 'metal' | 'shadow';
}

export interface Scene {
  /** Which of the three skies. */
  hour: 0 | 1 | 2;
  sun: readonly [x: number, y: number, radius: number];
  far: string;
  near: string;
  scenery: Placed[];
  ground: string;
  strokes: string;
  /** Light that tells what kind of order it is. */
  rays: string;
  hasBanner: boolean;
  figures: Placed[];
  foreground: string;
}

const openGround = 119;
/** A commander stands higher: the plaque with Morale and Leadership lies over the foot of the picture. */
const groundOf = (face: CardFace): number => (face.type === 'commander' ? 104 : openGround);

export function sceneOf(face: CardFace, look: FactionLook): Scene {
  const random = randomOf(face.key);
  const { cloth } = look;
  const groundY = groundOf(face);
  return {
    hour: hourOf(face, random),
    sun: [between(random, 34, 72), between(random, 24, 40), between(random, 9, 14)],
    far: skyline(cloth, random, 108, 46),
    near: skyline(cloth, random, 120, 26),
    scenery: sceneryOf(look, groundY, random),
    ground: groundLine(cloth, groundY),
    strokes: groundStrokes(cloth, random, groundY),
    rays: raysOf(face, random),
    hasBanner: face.type === 'commander',
    figures: figuresOf(face, random),
    foreground: foreground(cloth, random),
  };
}

/** Answers come by night; strong creatures at dusk; the rest by what the card's name draws. */
function hourOf(face: CardFace, random: Random): 0 | 1 | 2 {
  const drawn = random();
  if (face.type === 'order' && face.timing === 'immediate') return drawn < 0.75 ? 2 : 1;
  if (face.type === 'commander' || (face.type === 'creature' && face.level >= 4)) return 1;
  return drawn < 0.62 ? 0 : drawn < 0.85 ? 1 : 2;
}

/** One thing on each side, its foot on the ground, the right one nearer. */
function sceneryOf({ cloth }: FactionLook, groundY: number, random: Random): Placed[] {
  const side = (x: number, size: number): Placed => ({
    motif: oneOf(random, props[cloth]),
    x,
    y: groundY + 4 - size * 0.46,
    size,
    isFlipped: random() < 0.5,
    tone: 'shadow',
  });
  return [side(between(random, 14, 34), between(random, 48, 74)), side(between(random, 202, 226), between(random, 58, 92))];
} // prettier-ignore

const footing = (size: number, groundY = openGround): number => groundY + 10 - size * 0.48;

const standing = (motif: string, x: number, size: number, tone: Placed['tone'], groundY?: number): Placed => ({
  motif,
  x,
  y: footing(size, groundY),
  size,
  tone,
}); // prettier-ignore

/** The figure before its companion; from Level 4 on a creature is never alone. */
function figuresOf(face: CardFace, random: Random): Placed[] {
  const { motif, companion } = face;
  if (face.type === 'order') return orderFigures(motif, companion, random);
  if (face.type === 'commander') {
    const ground = groundOf(face);
    return [
      ...(companion ? [standing(companion, 190, 72, 'metal', ground)] : []),
      standing(motif, 126, 106, 'body', ground),
    ];
  }
  const isMighty = face.level >= 4;
  const size = face.isLarge ? 124 : isMighty ? 118 : 104 + face.level * 3;
  if (companion)
    return [
      standing(companion, 178, isMighty ? 88 : 72, 'metal'),
      standing(motif, isMighty ? 100 : 104, size, 'body'),
    ];
  if (!isMighty) return [standing(motif, 120, size, 'body')];
  return [
    { ...standing(motif, 178, size * 0.68, 'metal'), y: openGround - size * 0.3, isFlipped: true },
    standing(motif, 98, size, 'body'),
  ];
}

/** The figure alone and in the middle, for windows with no room to its sides. */
export function closeUp({ figures }: Scene): Placed {
  const figure = figures.at(-1)!;
  return { ...figure, x: 120, y: footing(92), size: 92 };
}

/** What an order is about hangs in the light, larger where it is alone. */
function orderFigures(motif: string, companion: string | undefined, random: Random): Placed[] {
  if (!companion) return [{ motif, x: 120, y: 72, size: 112, tone: 'body' }];
  const isRight = random() < 0.65;
  return [
    { motif: companion, x: isRight ? 172 : 68, y: 64, size: 80, tone: 'metal' },
    { motif, x: isRight ? 102 : 138, y: 76, size: 104, tone: 'body' },
  ];
}

/** A flash for answers, a stroke for standard orders, a ring for minor ones. */
function raysOf(face: CardFace, random: Random): string {
  if (face.type !== 'order') return '';
  if (face.timing === 'minor') return ring(66) + ring(50);
  if (face.timing === 'immediate')
    return Array.from({ length: 18 }, (_, i) => wedge((i / 18) * Math.PI * 2 + random() * 0.2, random)).join('');
  return Array.from({ length: 9 }, (_, i) => {
    const [x, length] = [i * 30 - 40 + random() * 20, between(random, 60, 130)];
    return `M${at(x, 120)}l${at(length * 0.72, -length)}l2 1.5l${at(-length * 0.7, length + 1)}z`;
  }).join('');
} // prettier-ignore

const ring = (radius: number): string =>
  `M${at(120 - radius, 72)}a${at(radius, radius)} 0 1 0 ${round(radius * 2)} 0a${at(radius, radius)} 0 1 0 ${round(-radius * 2)} 0zm1.8 0a${at(radius - 1.8, radius - 1.8)} 0 1 1 ${round(radius * 2 - 3.6)} 0a${at(radius - 1.8, radius - 1.8)} 0 1 1 ${round(-radius * 2 + 3.6)} 0z`;

function wedge(angle: number, random: Random): string {
  const [near, far] = [34, between(random, 88, 150)];
  const point = (turn: number, reach: number) =>
    at(120 + Math.cos(turn) * reach, 72 + Math.sin(turn) * reach);
  return `M${point(angle, near)}L${point(angle - 0.05, far)}L${point(angle + 0.05, far)}z`;
}
