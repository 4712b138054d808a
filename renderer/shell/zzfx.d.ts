// The synthesiser ships without types; only what we call is described.
declare module 'zzfx' {
  export const ZZFX: {
    buildSamples: (...parameters: (number | undefined)[]) => number[];
    playSamples: (channels: number[][], volume: number) => void;
  };
}
