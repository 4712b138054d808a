/** Labels that keep out of each other's way. */

interface Block {
  members: number[];
  middle: number;
}

/** The places in their order, moved apart just enough that each has `room`; crowded ones stay around their middle. */
export function spread(places: readonly number[], room: number): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => places[a]! - places[b]! || a - b);
  let blocks: Block[] = [];
  for (const index of order) blocks = join(blocks, { members: [index], middle: places[index]! }, room);
  const moved: number[] = [];
  for (const { members, middle } of blocks)
    members.forEach((index, rank) => (moved[index] = middle + (rank - (members.length - 1) / 2) * room));
  return moved;
}

/** Adds a block; those it would overlap become one with it. */
function join(blocks: Block[], added: Block, room: number): Block[] {
  const before = blocks.at(-1);
  if (!before) return [added];
  const reach = ((before.members.length + added.members.length) / 2) * room;
  if (added.middle - before.middle >= reach) return [...blocks, added];
  const members = [...before.members, ...added.members];
  const middle =
    (before.middle * before.members.length + added.middle * added.members.length) / members.length;
  return join(blocks.slice(0, -1), { members, middle }, room);
}
