// Made at build time by .config/motifs.ts from the icon collection.
declare module 'virtual:motifs' {
  /** Motif → the path of its shape, in a square of 512. */
  export const shapes: Readonly<Record<string, string>>;
}
