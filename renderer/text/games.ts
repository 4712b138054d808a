/** Words about games, whichever they are. */
export const unknownGameText = {
  sentence: 'Played in plain words.',
  track: 'Points',
};

export const gamesText = {
  choose: 'Game',
  players: ([least, most]: readonly [number, number]) =>
    least === most ? `${String(least)} players` : `${String(least)}–${String(most)} players`,
  minutes: ([short, long]: readonly [number, number]) => `${String(short)}–${String(long)} min`,
};
