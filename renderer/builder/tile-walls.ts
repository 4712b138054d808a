/** Where a wall between two neighbouring squares of a tile is drawn: `C4-D4` is the line between them. Row 1 is at the top. */
export function wallLine(wall: string): string {
  const [one = '', other = ''] = wall.split('-');
  const [x1, y1] = squareOf(one);
  const [x2, y2] = squareOf(other);
  const isBeside = y1 === y2;
  return isBeside
    ? `M${String(Math.max(x1, x2))} ${String(y1)}v1`
    : `M${String(x1)} ${String(Math.max(y1, y2))}h1`;
}

const squareOf = (name: string): [number, number] => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
