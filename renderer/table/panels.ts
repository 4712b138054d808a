/** The leaves that every table can lay over itself; a game may have more of its own. */
export type ShellPanel = 'leave' | 'surrender' | 'stops' | 'seats' | 'options' | 'luck';
