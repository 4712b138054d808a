/** The parts of the builder: panes that take turns where there is little room, and leaves that lie over it. */
export const panes = ['cards', 'roll', 'judgement'] as const;
export type Pane = (typeof panes)[number];
export type Leaf = 'details' | 'versions' | 'export' | 'print' | 'hand' | 'tiles';
