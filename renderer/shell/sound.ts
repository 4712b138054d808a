/**
 * Sounds, synthesised here; the volumes are the person's settings. The synthesiser is loaded on first use. Making a
 * sound takes longer than a frame, so each is made while nothing else is to do, and kept.
 */
import type { Settings } from '../../shared/settings.ts';
import { preferences } from './preferences.svelte.ts';

type Channel = 'effects' | 'music';
type Voice = (number | undefined)[];

const none = undefined;

/** Parameters of the synthesiser: volume, randomness, frequency, attack, sustain, release, shape … */
const voices = {
  /** A page turned. */
  turn: {
    channel: 'effects',
    voice: [0.25, 0.1, 900, 0.03, 0.02, 0.09, 4, 2.4, -2, none, none, none, none, 3],
  },
  /** A blade on a brass rim: the sample for effects. */
  clash: {
    channel: 'effects',
    voice: [
      0.9,
      0,
      740,
      0.01,
      0.08,
      0.5,
      1,
      1.8,
      none,
      none,
      370,
      0.05,
      none,
      0.2,
      none,
      none,
      0.06,
      0.6,
      0.04,
    ],
  },
  /** A piece set down on wood. */
  step: {
    channel: 'effects',
    voice: [0.35, 0.1, 180, 0, 0.01, 0.06, 4, 1.2, -6, none, none, none, none, 1.5],
  },
  /** Brass pressed. */
  press: { channel: 'effects', voice: [0.18, 0.05, 620, 0, 0.01, 0.04, 1, 1.6] },
  /** A card drawn over cloth. */
  card: {
    channel: 'effects',
    voice: [0.22, 0.15, 1200, 0.01, 0.02, 0.07, 4, 1.8, -4, none, none, none, none, 4],
  },
  /** Coins in a chest. */
  coin: {
    channel: 'effects',
    voice: [0.5, 0.05, 1450, 0, 0.03, 0.25, 1, 1.5, none, none, 480, 0.06, none, none, none, none, none, 0.7],
  },
  /** Something burns to ash. */
  ash: {
    channel: 'effects',
    voice: [0.5, 0.1, 90, 0.02, 0.15, 0.4, 4, 0.6, -1, none, none, none, none, 2.5],
  },
  /** A breath drawn in fear. */
  cower: {
    channel: 'effects',
    voice: [0.35, 0.05, 320, 0.05, 0.08, 0.2, 0, 1.2, -3, none, none, none, none, 0.6],
  },
  /** A wound closed. */
  heal: { channel: 'effects', voice: [0.4, 0, 520, 0.04, 0.12, 0.3, 0, 1.4, 2, none, 130, 0.08] },
  /** A low bell at night: the sample for ambience. */
  bell: {
    channel: 'music',
    voice: [1, 0, 147, 0.02, 0.4, 1.6, 0, 1.6, none, none, none, none, none, none, 0.4, none, 0.12, 0.5, 0.3],
  },
} as const satisfies Record<string, { channel: Channel; voice: Voice }>;

export type Sound = keyof typeof voices;

/** How loud a channel is, from silence to 1. */
export const loudness = (sound: Settings['sound'], channel: Channel): number =>
  sound.isMuted ? 0 : sound.master * sound[channel];

export async function play(name: Sound): Promise<void> {
  const { channel, voice } = voices[name];
  const volume = loudness(preferences.current.sound, channel);
  // A page nobody has touched yet may not make a sound.
  if (volume === 0 || !navigator.userActivation.hasBeenActive) return;
  const synthesiser = await load();
  const take = takeOf(synthesiser, name, played++ % takesOf(voice));
  synthesiser.playSamples([take], volume);
}

type Synthesiser = (typeof import('zzfx'))['ZZFX'];

/** A voice with some chance in it sounds a little different from time to time: so many ways. */
const takesOf = ([, randomness]: Voice): number => (randomness === 0 ? 1 : 3);

const takes = new Map<string, number[]>();
let played = 0;

function takeOf(synthesiser: Synthesiser, name: Sound, number: number): number[] {
  const key = `${name} ${String(number)}`;
  const take = takes.get(key) ?? synthesiser.buildSamples(...voices[name].voice);
  takes.set(key, take);
  return take;
}

let loading: Promise<Synthesiser> | undefined;

function load(): Promise<Synthesiser> {
  return (loading ??= import('zzfx').then(({ ZZFX }) => {
    makeReady(ZZFX);
    return ZZFX;
  }));
}

/** One take after the other, each when the page has nothing else to do. */
function makeReady(synthesiser: Synthesiser): void {
  const names = Object.keys(voices) as Sound[];
  const wanted = names.flatMap((name) =>
    Array.from({ length: takesOf(voices[name].voice) }, (_, number) => ({ name, number })),
  );
  const next = (): void => {
    const one = wanted.shift();
    if (!one) return;
    takeOf(synthesiser, one.name, one.number);
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}
